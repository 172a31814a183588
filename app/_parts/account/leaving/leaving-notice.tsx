"use client";

import { toast } from "@/app/_ui/feedback/toast";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { withSuccess } from "@/app/_ui/form/hooks/with-success";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { CalendarDay } from "@/app/_ui/time/calendar-day";
import { stayAction } from "./actions";

// said here: the notice itself is gone by then
const keep = withSuccess(stayAction, () => toast.success("Your account stays"));

type LeavingNoticeProps = {
  /** ISO 8601. */
  at: string;
  /** Whether the account has a page, and had subscriptions. */
  page: boolean;
  subscriptions: boolean;
};

/** When the account is to be deleted, what is changed by that already, and the way to keep it. */
export function LeavingNotice({ at, page, subscriptions }: LeavingNoticeProps) {
  const { state, pending, formProps } = useActionForm(keep);
  return (
    <FormAlert tone="warning">
      <form {...formProps} aria-label="Keep the account" className="grid justify-items-start gap-3">
        <p>
          <strong className="font-medium">
            Your account will be deleted on <CalendarDay day={at} form="longDay" />.
          </strong>{" "}
          {changed(page, subscriptions)}Until then you can keep it{page ? ": the page comes back as it was." : "."}
        </p>
        {state.status === "error" ? <p role="alert">{state.message}</p> : null}
        <SubmitButton pending={pending}>Keep my account</SubmitButton>
      </form>
    </FormAlert>
  );
}

function changed(page: boolean, subscriptions: boolean): string {
  if (page) return subscriptions ? "Your page is hidden, and your subscriptions have ended. " : "Your page is hidden. ";
  return subscriptions ? "Your subscriptions have ended. " : "";
}
