"use client";

import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { verifyEmailAction } from "./actions";

/** One button; afterwards the way on. */
export function VerifyEmailForm({ token }: { token: string }) {
  const { state, pending, formProps } = useActionForm(verifyEmailAction);
  if (state.status === "ok") {
    return (
      <div className="grid gap-4">
        <FormAlert tone="success" takesFocus>
          Your email address is confirmed.
        </FormAlert>
        <Button asChild size="lg">
          <Link href="/orders">See your orders</Link>
        </Button>
      </div>
    );
  }
  return (
    <form {...formProps} aria-label="Confirm your address" className="grid gap-4">
      <input type="hidden" name="token" value={token} />
      {state.status === "error" ? <FormAlert>{state.message}</FormAlert> : null}
      <SubmitButton pending={pending} size="lg">
        Confirm
      </SubmitButton>
    </form>
  );
}
