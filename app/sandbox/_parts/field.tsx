import type { InputHTMLAttributes } from "react";
import type { PaymentField } from "@/lib/domain/trade/payments/sandbox/pages/hosted";

type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  name: PaymentField;
  label: string;
  error: string | undefined;
  /** Which of several forms of the page it is in. */
  of?: string | undefined;
};

/** A labelled input and what is wrong with it. */
export function Field({ label, error, of, ...input }: FieldProps) {
  const id = ["field", of, input.name].filter(Boolean).join("-");
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
