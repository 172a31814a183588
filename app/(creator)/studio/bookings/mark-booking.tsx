"use client";

import { FormAlert } from "@/app/_ui/form-alert";
import { SubmitButton } from "@/app/_ui/submit-button";
import { useActionForm } from "@/app/_ui/use-action-form";
import { withSuccess } from "@/app/_ui/with-success";
import type { HostedBookingView } from "@/lib/contracts/availability";
import { markBookingAction } from "./actions";

type MarkBookingProps = { id: string; guest: string; status: HostedBookingView["status"] };

const mark = withSuccess(markBookingAction, () => {});

/** Says whether the guest came; what was said can be put right. */
export function MarkBooking({ id, guest, status }: MarkBookingProps) {
  const { state, pending, formProps } = useActionForm(mark, "Saved");
  const came = status === "NO_SHOW";
  return (
    <form {...formProps} aria-label={`Did ${guest} come?`}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="status" value={came ? "COMPLETED" : "NO_SHOW"} />
      {state.status === "error" ? <FormAlert>{state.message}</FormAlert> : null}
      <SubmitButton size="sm" variant="secondary" pending={pending}>
        {came ? "They came after all" : "Mark as no-show"}
      </SubmitButton>
    </form>
  );
}
