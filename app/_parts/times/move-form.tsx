"use client";

import { Textarea } from "@/app/_ui/controls/textarea";
import { Field } from "@/app/_ui/form/field";
import { fieldMessage } from "@/app/_ui/form/field-message";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import type { MoveOfferView } from "@/lib/contracts/trade/bookings/availability";
import type { FormAction } from "@/lib/transports/actions/action";
import { ChosenTime } from "./chosen-time";
import type { Months } from "./month-grid";
import { TimePicker } from "./time-picker";
import type { Other } from "./time-radio";
import { useChosen } from "./use-chosen";
import { useClock } from "./use-clock";

type MoveFormProps = {
  action: FormAction<never>;
  id: string;
  offer: MoveOfferView;
  months: Months;
  /** The clock where there is no browser: that of the person who moves it. */
  timezone: string;
  other: Other;
  /** What happens on sending, in a sentence. */
  consequence: string;
  /** Asks the host for a note: how it is labelled. */
  note?: string;
};

/** Another time for a booking, by either side. */
export function MoveForm({ action, id, offer, months, timezone, other, consequence, note }: MoveFormProps) {
  const { clock, setZone } = useClock(timezone);
  const { state, pending, errors, formProps } = useActionForm(action);
  const { chosen, choose, since } = useChosen(state);
  const picking = { slots: offer.slots, months, clock, setZone, other, chosen, choose };
  return (
    <form
      {...formProps}
      aria-label="Another time"
      className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_18rem] lg:items-start"
    >
      <input type="hidden" name="id" value={id} />
      <TimePicker {...picking} />
      <section
        aria-labelledby="new-time"
        className="grid gap-4 rounded-md border border-border bg-card p-5 shadow-sm lg:sticky lg:top-20"
      >
        <h2 id="new-time" className="font-semibold text-lg">
          The new time
        </h2>
        {errors.starts_at && !chosen ? (
          <FormAlert>Choose a time first.</FormAlert>
        ) : (
          <ChosenTime slot={chosen} minutes={offer.slot_minutes} clock={clock} other={other} />
        )}
        {state.status === "error" && !errors.starts_at && !since ? <FormAlert>{state.message}</FormAlert> : null}
        {note ? (
          <Field label={note} name="note" optional error={fieldMessage(errors, "note")}>
            <Textarea rows={3} maxLength={1000} />
          </Field>
        ) : null}
        <p className="text-muted-foreground text-sm">{consequence}</p>
        <SubmitButton size="lg" pending={pending} className="w-full">
          Move the booking
        </SubmitButton>
      </section>
    </form>
  );
}
