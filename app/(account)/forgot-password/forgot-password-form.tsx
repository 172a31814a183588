"use client";

import { Input } from "@/app/_ui/controls/input";
import { Field } from "@/app/_ui/form/field";
import { fieldMessage } from "@/app/_ui/form/field-message";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { forgotPasswordAction } from "./actions";

/** The address; the answer is the same whether it has an account or not. */
export function ForgotPasswordForm() {
  const { state, pending, errors, formProps } = useActionForm(forgotPasswordAction);
  if (state.status === "ok") {
    return (
      <FormAlert tone="success" takesFocus>
        Check your email. If this address has an account, you have a link that works once, for an hour.
      </FormAlert>
    );
  }
  const alone = state.status === "error" && Object.keys(errors).length === 0;
  return (
    <form {...formProps} aria-label="Forgotten password" className="grid gap-4">
      {alone ? <FormAlert>{state.message}</FormAlert> : null}
      <Field label="Email" name="email" error={fieldMessage(errors, "email")}>
        <Input type="email" autoComplete="email" inputMode="email" required className="h-10" />
      </Field>
      <SubmitButton pending={pending} size="lg" className="mt-2 w-full">
        Send the link
      </SubmitButton>
    </form>
  );
}
