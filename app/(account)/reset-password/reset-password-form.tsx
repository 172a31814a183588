"use client";

import Link from "next/link";
import { Button } from "@/app/_ui/button";
import { Field } from "@/app/_ui/field";
import { fieldMessage } from "@/app/_ui/field-message";
import { FormAlert } from "@/app/_ui/form-alert";
import { PasswordInput } from "@/app/_ui/password-input";
import { SubmitButton } from "@/app/_ui/submit-button";
import { useActionForm } from "@/app/_ui/use-action-form";
import { accountLink } from "../_parts/heading";
import { resetPasswordAction } from "./actions";

/** The new password; afterwards the way to sign in with it. */
export function ResetPasswordForm({ token }: { token: string }) {
  const { state, pending, errors, formProps } = useActionForm(resetPasswordAction);
  if (state.status === "ok") {
    return (
      <div className="grid gap-4">
        <FormAlert tone="success" takesFocus>
          Your new password is set.
        </FormAlert>
        <Button asChild size="lg">
          <Link href="/sign-in">Sign in</Link>
        </Button>
      </div>
    );
  }
  const said = fieldMessage(errors, "password");
  return (
    <form {...formProps} aria-label="Set a new password" className="grid gap-4">
      <input type="hidden" name="token" value={token} />
      {state.status === "error" && !said ? (
        <FormAlert>
          {state.message}{" "}
          <Link href="/forgot-password" className={accountLink}>
            Ask for a new link
          </Link>
        </FormAlert>
      ) : null}
      <Field label="New password" name="password" error={said} hint={said ? undefined : "At least 10 characters."}>
        <PasswordInput autoComplete="new-password" required className="h-10" />
      </Field>
      <SubmitButton pending={pending} size="lg" className="mt-2 w-full">
        Set the password
      </SubmitButton>
    </form>
  );
}
