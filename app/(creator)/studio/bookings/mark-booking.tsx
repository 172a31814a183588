"use client";

import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { withSuccess } from "@/app/_ui/form/hooks/with-success";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { exactTime } from "@/app/_ui/time/exact-time-text";
import type { HostedBookingView } from "@/lib/contracts/trade/bookings/availability";
import { markBookingAction } from "./actions";

const mark = withSuccess(markBookingAction, () => {});

/** Says whether the guest came; what was said can be put right. */
export function MarkBooking({ booking }: { booking: HostedBookingView }) {
  const { state, pending, formProps } = useActionForm(mark, "Saved");
  const absent = booking.status === "NO_SHOW";
  const moment = exactTime(Date.parse(booking.starts_at));
  return (
    <form {...formProps} aria-label={`Did ${booking.guest_name} come on ${moment}?`}>
      <input type="hidden" name="id" value={booking.id} />
      <input type="hidden" name="status" value={absent ? "COMPLETED" : "NO_SHOW"} />
      {state.status === "error" ? <FormAlert>{state.message}</FormAlert> : null}
      <SubmitButton size="sm" variant="secondary" pending={pending}>
        {absent ? "They came after all" : "Mark as no-show"}
      </SubmitButton>
    </form>
  );
}
