"use client";

import { Input } from "@/app/_ui/controls/input";
import { Field } from "@/app/_ui/form/field";
import { fieldMessage } from "@/app/_ui/form/field-message";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { Glyph } from "@/app/_ui/looks/logos/glyph";
import { tellMeWhen } from "./actions";

type TellMeWhenProps = {
  productId: string;
  name: string;
  /** Of the signed-in reader; a guest types one. */
  email?: string | undefined;
};

/** In place of the way to pay, while the creator cannot be paid: one mail, once they can. */
export function TellMeWhen({ productId, name, email }: TellMeWhenProps) {
  const { state, pending, errors, formProps } = useActionForm(tellMeWhen);
  return (
    <section
      id="tell-me-when"
      aria-labelledby="tell-me-when-title"
      className="mb-8 grid max-w-2xl gap-4 rounded-md border border-border bg-card p-5 shadow-sm"
    >
      <div>
        <h2 id="tell-me-when-title" className="flex items-center gap-2 font-semibold text-lg">
          <Glyph name="clock" className="size-4.5 shrink-0" />
          <span className="wrap-anywhere min-w-0">{name} cannot be hired yet</span>
        </h2>
        <p className="mt-1 text-muted-foreground">
          They have not set up how they are paid, so nothing can be ordered. We write to you once, when it can.
        </p>
      </div>
      {state.status === "ok" ? (
        <p role="status" className="wrap-anywhere rounded-md bg-success-tint px-4 py-3 text-success-ink">
          We write to {state.data.email} as soon as {name} can be hired.
        </p>
      ) : (
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
      )}
    </section>
  );
}
