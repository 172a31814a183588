"use client";

import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { PasswordInput } from "@/app/_ui/controls/password-input";
import { Field } from "@/app/_ui/form/field";
import { fieldMessage } from "@/app/_ui/form/field-message";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { emptySent } from "@/app/_ui/form/hooks/empty-sent";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { withSuccess } from "@/app/_ui/form/hooks/with-success";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { Card, CardContent, CardDescription, CardFooter, CardHeader, CardTitle } from "@/app/_ui/looks/card";
import { changePasswordAction } from "./actions";

/** A new password by the present one; or the way to the first. */
export function PasswordForm({ exists }: { exists: boolean }) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Password</CardTitle>
        <CardDescription>
          {exists
            ? "A new one signs you out in every other browser."
            : "You sign in without one. A link by mail sets a password."}
        </CardDescription>
      </CardHeader>
      {exists ? (
        <Change />
      ) : (
        <CardContent>
          <Button asChild variant="secondary">
            <Link href="/forgot-password">Set a password</Link>
          </Button>
        </CardContent>
      )}
    </Card>
  );
}

function Change() {
  const change = withSuccess(changePasswordAction, (_, sent): void => emptySent(formProps.ref.current, sent));
  const { state, pending, errors, formProps } = useActionForm(change, "Password changed");
  const alone = state.status === "error" && Object.keys(errors).length === 0;
  return (
    <form {...formProps} aria-label="Password">
      <fieldset aria-busy={pending}>
        <CardContent className="grid gap-4">
          {alone ? <FormAlert>{state.message}</FormAlert> : null}
          <Field label="Current password" name="current" error={fieldMessage(errors, "current")}>
            <PasswordInput autoComplete="current-password" required />
          </Field>
          <Field
            label="New password"
            name="password"
            error={fieldMessage(errors, "password")}
            hint={errors.password ? undefined : "At least 10 characters. A few words are easier to keep than symbols."}
          >
            <PasswordInput autoComplete="new-password" required />
          </Field>
        </CardContent>
        <CardFooter className="flex-wrap justify-between">
          <Link
            href="/forgot-password"
            className="rounded-sm text-primary-ink text-sm underline-offset-4 hover:underline"
          >
            Forgotten it?
          </Link>
          <SubmitButton pending={pending}>Change password</SubmitButton>
        </CardFooter>
      </fieldset>
    </form>
  );
}
