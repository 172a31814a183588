import { formatMoney } from "@/lib/core/values/money";
import type { CheckoutView, PaymentErrors } from "@/lib/domain/trade/payments/sandbox/pages/hosted";
import { CardInputs } from "./card-inputs";
import { Field } from "./field";
import { SavedCards } from "./saved-cards";

type Props = { view: CheckoutView; errors: PaymentErrors };

/**
 * The payment form. It is empty at first; after a refused attempt it keeps the email address and name, never the
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
      <input type="hidden" name="attempt" value={view.attempt} />
      {refused ? (
        <p className="sandbox-refused" role="alert">
          {refused}
        </p>
      ) : null}
      <Field
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        defaultValue={view.email ?? ""}
        readOnly={view.emailFixed}
        error={fields.email}
      />
      <SavedCards view={view} />
      <div className="sandbox-typed sandbox-form">
        <CardInputs fields={fields} name={view.name} />
        {view.canSave ? (
          <label className="sandbox-check">
            <input type="checkbox" name="save" value="yes" /> Save this card for my next orders
          </label>
        ) : null}
      </div>
      <button type="submit">
        {view.mode === "subscription" ? "Subscribe for" : "Pay"} {formatMoney(view.amountTotal, view.currency)}
      </button>
      {view.note ? <p>{view.note}</p> : null}
      <p className="sandbox-soft">
        The card number is checked and forgotten: only its scheme and last four digits are kept.
      </p>
    </form>
  );
}
