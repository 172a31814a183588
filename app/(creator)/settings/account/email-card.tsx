"use client";

import { Input } from "@/app/_ui/controls/input";
import { toast } from "@/app/_ui/feedback/toast";
import { Field } from "@/app/_ui/form/field";
import { fieldMessage } from "@/app/_ui/form/field-message";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { withSuccess } from "@/app/_ui/form/hooks/with-success";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { Card, CardContent, CardDescription, CardFooter, CardHeader, CardTitle } from "@/app/_ui/looks/card";
import type { EmailChangeView } from "@/lib/contracts/people/account-settings";
import { cancelEmailChangeAction, changeEmailAction } from "./actions";

type EmailCardProps = { email: string; waiting: EmailChangeView | null };

/** The account's address, and the change that waits for a mailbox. */
export function EmailCard({ email, waiting }: EmailCardProps) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Email</CardTitle>
        <CardDescription className="wrap-anywhere">
          You sign in with <span className="text-foreground">{email}</span>, and our mails go there.
        </CardDescription>
      </CardHeader>
      {waiting ? <Waiting email={email} waiting={waiting} /> : <Change />}
    </Card>
  );
}

function Change() {
  const { state, pending, errors, formProps } = useActionForm(changeEmailAction);
  const said = fieldMessage(errors, "email");
  return (
    <form {...formProps} aria-label="Email">
      <fieldset aria-busy={pending}>
        <CardContent className="grid gap-4">
          {state.status === "error" && !said ? <FormAlert>{state.message}</FormAlert> : null}
          <Field
            label="New email"
            name="email"
            error={said}
            hint="We write to both addresses. It changes once both have said yes, and your orders come with you."
          >
            <Input type="email" inputMode="email" autoComplete="email" required />
          </Field>
        </CardContent>
        <CardFooter className="justify-end">
          <SubmitButton pending={pending}>Change email</SubmitButton>
        </CardFooter>
      </fieldset>
    </form>
  );
}

// said here: the form itself is gone by then
const keep = withSuccess(cancelEmailChangeAction, () => toast.success("The address stays as it is"));

function Waiting({ email, waiting }: EmailCardProps & { waiting: EmailChangeView }) {
  const { state, pending, formProps } = useActionForm(keep);
  const mailboxes = waiting.waits_for.map((side) => (side === "old" ? email : waiting.new_email));
  return (
    <form {...formProps} aria-label="Change of email">
      <CardContent className="grid gap-4">
        {state.status === "error" ? <FormAlert>{state.message}</FormAlert> : null}
        <FormAlert tone="neutral">
          <p>
            It becomes <strong className="wrap-anywhere font-medium">{waiting.new_email}</strong> once you open the link
            that we sent to <span className="wrap-anywhere">{mailboxes.join(" and to ")}</span>. The links work for a
            day.
          </p>
        </FormAlert>
      </CardContent>
      <CardFooter className="justify-end">
        <SubmitButton variant="secondary" pending={pending}>
          Keep the present address
        </SubmitButton>
      </CardFooter>
    </form>
  );
}
