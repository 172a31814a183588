import type { InputHTMLAttributes } from "react";
import type { PaymentField } from "@/lib/domain/trade/payments/sandbox/pages/hosted";

type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  name: PaymentField;
  label: string;
  error: string | undefined;
};

/** A labelled input and what is wrong with it. */
export function Field({ label, error, ...input }: FieldProps) {
  const id = `field-${input.name}`;
  return (
    <div className="sandbox-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        required
        {...(error && { "aria-invalid": true, "aria-describedby": `${id}-error` })}
        {...input}
      />
      {error ? <p id={`${id}-error`}>{error}</p> : null}
    </div>
  );
}
