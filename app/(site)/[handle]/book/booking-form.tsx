"use client";

import { useState } from "react";
import { Button } from "@/app/_ui/controls/button";
import { Input } from "@/app/_ui/controls/input";
import { Textarea } from "@/app/_ui/controls/textarea";
import { Field } from "@/app/_ui/form/field";
import { fieldMessage } from "@/app/_ui/form/field-message";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { useActionForm } from "@/app/_ui/form/use-action-form";
import { useHere } from "@/app/_ui/time/use-here";
import type { BookingOfferView } from "@/lib/contracts/trade/availability";
import { bookAction } from "./actions";
import { type Clock, slotText } from "./slot-days";
import { SlotPicker } from "./slot-picker";

type BookingFormProps = {
  offer: BookingOfferView;
  /** Anyone who is signed in: their name and address are filled in. */
  visitor: { name: string; email: string } | null;
  /** The page shows later days: there is a way back to the first ones. */
  earlier: boolean;
};

/** The slots next to the few things that a booking needs. Works without script too, on the host's clock. */
export function BookingForm({ offer, visitor, earlier }: BookingFormProps) {
  const here = useHere();
  const clock = here ? own(offer.timezone) : { timeZone: offer.timezone, locale: "en-GB" };
  const [chosen, setChosen] = useState<string>();
  const { state, pending, errors, formProps } = useActionForm(bookAction);
  const alone = state.status === "error" && !errors.name && !errors.email && !errors.notes;
  const missing = Boolean(errors.starts_at) && !chosen;
  return (
    <form {...formProps} aria-label="Booking" className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
      <input type="hidden" name="handle" value={offer.handle} />
      <input type="hidden" name="timezone" value={clock.timeZone} />
      <div className="grid min-w-0 gap-6">
        <SlotPicker offer={offer} clock={clock} chosen={chosen} choose={setChosen} earlier={earlier} />
        {chosen ? <Onward time={slotText(chosen, offer.slot_minutes, clock)} /> : null}
      </div>
      <section
        aria-labelledby="you"
        className="grid gap-4 rounded-md border border-border bg-card p-5 shadow-sm lg:sticky lg:top-20"
      >
        <h2 id="you" className="scroll-mt-28 font-semibold text-lg">
          Your booking
        </h2>
        {missing ? (
          <FormAlert>Choose a time first.</FormAlert>
        ) : (
          <p aria-live="polite" className={chosen ? "font-medium" : "text-muted-foreground"}>
            {chosen ? slotText(chosen, offer.slot_minutes, clock) : "Choose a time first."}
          </p>
        )}
        {alone && !errors.starts_at ? <FormAlert>{state.message}</FormAlert> : null}
        <Field label="Your name" name="name" error={fieldMessage(errors, "name")}>
          <Input defaultValue={visitor?.name} autoComplete="name" maxLength={80} required />
        </Field>
        <Field
          label="Your e-mail"
          name="email"
          error={fieldMessage(errors, "email")}
          hint="The confirmation and the calendar file go there."
        >
          <Input type="email" defaultValue={visitor?.email} autoComplete="email" maxLength={254} required />
        </Field>
        <Field label="What is it about?" name="notes" optional error={fieldMessage(errors, "notes")}>
          <Textarea rows={3} maxLength={1000} />
        </Field>
        <SubmitButton size="lg" pending={pending} className="w-full">
          Confirm booking
        </SubmitButton>
      </section>
    </form>
  );
}

/** The way from a chosen time to the rest of the form, where that is out of sight below. */
function Onward({ time }: { time: string }) {
  return (
    <div className="sticky bottom-0 z-30 -mx-4 flex items-center justify-between gap-4 border-border border-t bg-background/95 px-4 py-3 backdrop-blur-md sm:-mx-6 sm:px-6 lg:hidden">
      <span aria-hidden className="font-medium">
        {time}
      </span>
      <Button asChild>
        <a href="#you">Continue</a>
      </Button>
    </div>
  );
}

/** The visitor's own clock, where there is a browser; the zone is the host's where the browser has none. */
function own(hosts: string): Clock {
  return { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone || hosts, locale: navigator.language };
}
