"use client";

import { Input } from "@/app/_ui/controls/input";
import { Field } from "@/app/_ui/form/field";
import { fieldMessage } from "@/app/_ui/form/field-message";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { askOrderLinksAction } from "./actions";

/** The address; the answer is the same whether anything was paid with it or not. */
export function OrderLinksForm() {
  const { state, pending, errors, formProps } = useActionForm(askOrderLinksAction);
  if (state.status === "ok") {
    return (
      <FormAlert tone="success" takesFocus>
        Check your email. If an order was paid with this address, you have its link there.
      </FormAlert>
    );
  }
  const alone = state.status === "error" && Object.keys(errors).length === 0;
  return (
    <form {...formProps} aria-label="Links to your orders" className="grid gap-4">
      {alone ? <FormAlert>{state.message}</FormAlert> : null}
      <Field
        label="Email"
        name="email"
        error={fieldMessage(errors, "email")}
        hint={errors.email ? undefined : "The one that you gave when you paid."}
      >
        <Input type="email" autoComplete="email" inputMode="email" required className="h-10" />
      </Field>
      <SubmitButton pending={pending} size="lg" className="mt-2 w-full">
        Send the links
      </SubmitButton>
    </form>
  );
}
