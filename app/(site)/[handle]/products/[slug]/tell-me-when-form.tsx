"use client";

import { Input } from "@/app/_ui/controls/input";
import { Field } from "@/app/_ui/form/field";
import { fieldMessage } from "@/app/_ui/form/field-message";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { tellMeWhen } from "./actions";

export type TellMeWhenProps = {
  productId: string;
  name: string;
  /** Of the signed-in reader; a guest types one. */
  email?: string | undefined;
};

/** Asks for the mail, and says that it will come. */
export function TellMeWhenForm({ productId, name, email }: TellMeWhenProps) {
  const { state, pending, errors, formProps } = useActionForm(tellMeWhen);
  if (state.status === "ok")
    return (
      <p role="status" className="wrap-anywhere rounded-md bg-success-tint px-4 py-3 text-success-ink">
        We write to {state.data.email} as soon as {name} can be hired.
      </p>
    );
  return (
    <form {...formProps} className="grid gap-3 sm:flex sm:items-end">
      <input type="hidden" name="product_id" value={productId} />
      {state.status === "error" && Object.keys(errors).length === 0 ? <FormAlert>{state.message}</FormAlert> : null}
      {email ? null : (
        <Field
          label="Your email address"
          name="email"
          error={fieldMessage(errors, "email")}
          className="sm:min-w-0 sm:flex-1"
        >
          <Input type="email" autoComplete="email" maxLength={254} required />
        </Field>
      )}
      <SubmitButton pending={pending}>Tell me when</SubmitButton>
    </form>
  );
}
