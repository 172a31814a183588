"use client";

import { Input } from "@/app/_ui/controls/input";
import { Textarea } from "@/app/_ui/controls/textarea";
import { Field } from "@/app/_ui/form/field";
import { fieldMessage } from "@/app/_ui/form/field-message";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { KeptDraft } from "@/app/_ui/form/kept/kept-draft";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { askEnterpriseAction } from "../actions";

/** Writes to the operator. `email` is where the answer goes. */
export function EnterpriseForm({ email }: { email: string }) {
  const { state, pending, errors, formProps } = useActionForm(askEnterpriseAction);
  if (state.status === "ok") {
    return (
      <FormAlert tone="success" className="max-w-xl" takesFocus>
        Your message is with the operator. The answer goes to {email}.
      </FormAlert>
    );
  }
  return (
    <form {...formProps} aria-label="Write to the operator" className="grid max-w-xl gap-5">
      {state.status === "error" && Object.keys(state.fields).length === 0 ? (
        <FormAlert>{state.message}</FormAlert>
      ) : null}
      <KeptDraft form="enterprise" subject="new" />
      <Field label="Company" name="company" error={fieldMessage(errors, "company")}>
        <Input autoComplete="organization" maxLength={200} required />
      </Field>
      <Field
        label="What you need"
        name="message"
        hint="How many requests and agent runs a month, and by when."
        error={fieldMessage(errors, "message")}
      >
        <Textarea rows={6} maxLength={4000} required />
      </Field>
      <p className="text-muted-foreground text-sm">The answer goes to {email}, the address of your account.</p>
      <SubmitButton pending={pending} className="justify-self-start">
        Send
      </SubmitButton>
    </form>
  );
}
