"use client";

import { Input } from "@/app/_ui/controls/input";
import { Textarea } from "@/app/_ui/controls/textarea";
import { Field } from "@/app/_ui/form/field";
import { fieldMessage } from "@/app/_ui/form/field-message";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { Card, CardContent, CardDescription, CardFooter, CardHeader, CardTitle } from "@/app/_ui/looks/card";
import type { ReceiptDetails } from "@/lib/contracts/people/account-settings";
import { saveReceiptDetailsAction } from "./actions";

/** How a person or company is named on receipts. */
export function ReceiptForm({ details }: { details: ReceiptDetails }) {
  const { state, pending, errors, formProps } = useActionForm(saveReceiptDetailsAction, "Receipt details saved");
  const alone = state.status === "error" && Object.keys(errors).length === 0;
  return (
    <Card>
      <CardHeader>
        <CardTitle>On receipts</CardTitle>
        <CardDescription>
          Shown on the receipts of what you buy and sell, earlier ones too, to you and the other side alone.
        </CardDescription>
      </CardHeader>
      <form {...formProps} aria-label="On receipts">
        <fieldset aria-busy={pending}>
          <CardContent className="grid gap-5 sm:grid-cols-2">
            {alone ? <FormAlert className="sm:col-span-2">{state.message}</FormAlert> : null}
            <Field label="Name or company" name="legal_name" optional error={fieldMessage(errors, "legal_name")}>
              <Input defaultValue={details.legal_name} maxLength={120} autoComplete="organization" />
            </Field>
            <Field
              label="Tax number"
              name="tax_id"
              optional
              error={fieldMessage(errors, "tax_id")}
              hint="Such as a VAT number. We do not check it."
            >
              <Input defaultValue={details.tax_id} maxLength={40} autoComplete="off" />
            </Field>
            <Field
              label="Address"
              name="address"
              optional
              className="sm:col-span-2"
              error={fieldMessage(errors, "address")}
            >
              <Textarea defaultValue={details.address} rows={3} maxLength={300} autoComplete="street-address" />
            </Field>
          </CardContent>
          <CardFooter className="justify-end">
            <SubmitButton pending={pending}>Save details</SubmitButton>
          </CardFooter>
        </fieldset>
      </form>
    </Card>
  );
}
