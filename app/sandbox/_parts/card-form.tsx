import type { InputHTMLAttributes } from "react";
import { formatMoney } from "@/lib/core/money";
import type { CheckoutView, PaymentErrors, PaymentField } from "@/lib/payments/sandbox/hosted";

type Props = { view: CheckoutView; errors: PaymentErrors };

/**
 * The payment form. It is empty at first; after a refused attempt it keeps the e-mail address and name, never the
 * card.
 */
export function CardForm({ view, errors: { fields, notice } }: Props) {
  const refused = notice ?? (Object.keys(fields).length > 0 ? "Please correct what is marked below." : null);
  return (
    <form
      className="sandbox-card sandbox-form"
      method="post"
      action={`/sandbox/checkout/${view.id}/pay`}
      aria-labelledby="pay"
      noValidate
    >
      <h2 id="pay">Pay by card</h2>
      {refused ? (
        <p className="sandbox-refused" role="alert">
          {refused}
        </p>
      ) : null}
      <Field
        name="email"
        label="E-mail"
        type="email"
        autoComplete="email"
        defaultValue={view.email ?? ""}
        readOnly={view.emailFixed}
        error={fields.email}
      />
      <Field
        name="card"
        label="Card number"
        inputMode="numeric"
        autoComplete="cc-number"
        placeholder="1234 1234 1234 1234"
        maxLength={30}
        error={fields.card}
      />
      <div className="sandbox-pair">
        <Field
          name="expiry"
          label="Expiry date"
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder="MM / YY"
          maxLength={9}
          error={fields.expiry}
        />
        <Field
          name="cvc"
          label="Security code"
          inputMode="numeric"
          autoComplete="cc-csc"
          placeholder="CVC"
          maxLength={4}
          error={fields.cvc}
        />
      </div>
      <Field
        name="name"
        label="Name on card"
        autoComplete="cc-name"
        defaultValue={view.name ?? ""}
        error={fields.name}
      />
      <button type="submit">
        {view.mode === "subscription" ? "Subscribe for" : "Pay"} {formatMoney(view.amountTotal, view.currency)}
      </button>
      <p className="sandbox-soft">
        The card number is checked and forgotten: only its scheme and last four digits are kept.
      </p>
    </form>
  );
}

type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  name: PaymentField;
  label: string;
  error: string | undefined;
};

function Field({ label, error, ...input }: FieldProps) {
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
