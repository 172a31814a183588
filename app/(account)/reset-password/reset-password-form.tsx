"use client";

import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { PasswordInput } from "@/app/_ui/controls/password-input";
import { Field } from "@/app/_ui/form/field";
import { fieldMessage } from "@/app/_ui/form/field-message";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { AccountHeading, accountLink } from "../_parts/heading";
import { resetPasswordAction } from "./actions";

/**
 * The new password; afterwards the way to sign in with it. The page is made again when the link has been used (the answer sets a
 * cookie): what was achieved stays on it.
 */
export function ResetPassword({ token, alive }: { token: string; alive: boolean }) {
  const form = useActionForm(resetPasswordAction);
  const done = form.state.status === "ok";
  if (!alive && !done) return <EndedLink />;
  return (
    <>
      <AccountHeading title="Set a new password">You are signed out everywhere else when it is set.</AccountHeading>
      <ResetPasswordForm token={token} {...form} />
    </>
  );
}

type ResetPasswordFormProps = { token: string } & ReturnType<typeof useActionForm<null>>;

function ResetPasswordForm({ token, state, pending, errors, formProps }: ResetPasswordFormProps) {
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

/** Said before anyone has thought of a new password. */
function EndedLink() {
  return (
    <>
      <AccountHeading title="This link has ended">
        It has been used, or is more than an hour old. A new one takes a minute.
      </AccountHeading>
      <Button asChild size="lg" className="w-full">
        <Link href="/forgot-password">Ask for a new link</Link>
      </Button>
      <p className="mt-6 text-muted-foreground">
        Remembered it?{" "}
        <Link href="/sign-in" className={accountLink}>
          Sign in
        </Link>
      </p>
    </>
  );
}
