import type { CheckoutView } from "@/lib/domain/trade/payments/sandbox/pages/hosted";

/** The cards that the buyer has kept, one of them chosen, and the choice to type another; nothing where none is kept. */
export function SavedCards({ view: { savedCards, canRemove } }: { view: CheckoutView }) {
  if (savedCards.length === 0) return null;
  return (
    <fieldset className="sandbox-saved">
      <legend>Pay with</legend>
      {savedCards.map(({ id, brand, last4 }, at) => (
        <div key={id} className="sandbox-kept">
          <label className="sandbox-check">
            <input type="radio" name="saved" value={id} defaultChecked={at === 0} /> {nameOf(brand)} ending in {last4}
          </label>
          {canRemove ? (
            <button
              type="submit"
              form={FORGET}
              name="card"
              value={id}
              aria-label={`Remove the card ending in ${last4}`}
            >
              Remove
            </button>
          ) : null}
        </div>
      ))}
      <label className="sandbox-check">
        <input type="radio" name="saved" value="" /> Another card
      </label>
    </fieldset>
  );
}

/** The form that takes a kept card away: apart from the one that pays, whose first button Enter presses. */
export function ForgetForm({ view: { id, savedCards, canRemove } }: { view: CheckoutView }) {
  if (savedCards.length === 0 || !canRemove) return null;
  return <form id={FORGET} method="post" action={`/sandbox/checkout/${id}/forget`} />;
}

const FORGET = "forget-card";

const nameOf = (brand: string) => brand.charAt(0).toUpperCase() + brand.slice(1);
