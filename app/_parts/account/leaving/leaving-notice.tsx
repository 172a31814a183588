"use client";

import { toast } from "@/app/_ui/feedback/toast";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { withSuccess } from "@/app/_ui/form/hooks/with-success";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { stayAction } from "./actions";

const DAY = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });

// said here: the notice itself is gone by then
const keep = withSuccess(stayAction, () => toast.success("Your account stays"));

/** When the account is to be deleted, and the way to keep it. */
export function LeavingNotice({ at }: { at: string }) {
  const { state, pending, formProps } = useActionForm(keep);
  return (
    <FormAlert tone="warning">
      <form {...formProps} aria-label="Keep the account" className="grid justify-items-start gap-3">
        <p>
          <strong className="font-medium">Your account will be deleted on {DAY.format(Date.parse(at))}.</strong> Your
          page is hidden, and your subscriptions have ended. Until then you can keep it: the page comes back as it was.
        </p>
        {state.status === "error" ? <p role="alert">{state.message}</p> : null}
        <SubmitButton pending={pending}>Keep my account</SubmitButton>
      </form>
    </FormAlert>
  );
}
