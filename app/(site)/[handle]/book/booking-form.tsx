"use client";

import { ChosenTime } from "@/app/_parts/times/chosen-time";
import { slotText } from "@/app/_parts/times/days";
import type { Months } from "@/app/_parts/times/month-grid";
import { TimePicker } from "@/app/_parts/times/time-picker";
import { useChosen } from "@/app/_parts/times/use-chosen";
import { useClock } from "@/app/_parts/times/use-clock";
import { Button } from "@/app/_ui/controls/button";
import { Input } from "@/app/_ui/controls/input";
import { Textarea } from "@/app/_ui/controls/textarea";
import { Field } from "@/app/_ui/form/field";
import { fieldMessage } from "@/app/_ui/form/field-message";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import type { BookingOfferView } from "@/lib/contracts/trade/bookings/availability";
import { bookAction } from "./actions";

type BookingFormProps = {
  offer: BookingOfferView;
  months: Months;
  /** Anyone who is signed in: their name and address are filled in. */
  visitor: { name: string; email: string } | null;
};

/**
 * The free times next to the few things that a booking needs, which stay when another type is chosen. Works without script too, on the
 * host's clock.
 */
export function BookingForm({ offer, months, visitor }: BookingFormProps) {
  const { clock, setZone } = useClock(offer.timezone);
  const { state, pending, errors, formProps } = useActionForm(bookAction);
  const { chosen, choose, since } = useChosen(state, offer.type);
  const alone = state.status === "error" && !errors.name && !errors.email && !errors.notes;
  const missing = Boolean(errors.starts_at) && !chosen && !since;
  const other = { name: offer.display_name, timeZone: offer.timezone };
  const picking = { slots: offer.slots, months, clock, setZone, other, chosen, choose };
  return (
    <form {...formProps} aria-label="Booking" className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
      <input type="hidden" name="handle" value={offer.handle} />
      <input type="hidden" name="type" value={offer.type} />
      <input type="hidden" name="timezone" value={clock.timeZone} />
      <div className="grid min-w-0 gap-6">
        <TimePicker key={offer.type} {...picking} />
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
          <ChosenTime slot={chosen} minutes={offer.slot_minutes} clock={clock} other={other} />
        )}
        {alone && !errors.starts_at && !since ? <FormAlert>{state.message}</FormAlert> : null}
        <Field label="Your name" name="name" error={fieldMessage(errors, "name")}>
          <Input defaultValue={visitor?.name} autoComplete="name" maxLength={80} required />
        </Field>
        <Field
          label="Your email"
          name="email"
          error={fieldMessage(errors, "email")}
          hint="The confirmation and the reminders go there. The calendar file is on the booking's page."
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
