import { BRAND } from "@/lib/contracts/brand";
import { formatMoney } from "@/lib/core/values/money";
import type { CheckoutLine, CheckoutView } from "@/lib/domain/trade/payments/sandbox/pages/hosted";

/** What is bought and what it costs. */
export function OrderSummary({ view }: { view: CheckoutView }) {
  const interval = view.lines.find((line) => line.interval)?.interval;
  return (
    <section className="sandbox-summary" aria-labelledby="total">
      {view.cancelUrl ? (
        <a className="sandbox-back" href={view.cancelUrl}>
          <span aria-hidden="true">←</span> Back
        </a>
      ) : null}
      <Payee name={view.payee} />
      <h1 id="total">
        <span>{view.mode === "subscription" ? "Subscribe for" : "Pay"}</span>
        <strong>{formatMoney(view.amountTotal, view.currency)}</strong>
        {interval ? <span>per {interval}</span> : null}
      </h1>
      <ul>
        {view.lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a session never change
          <Line key={i} line={line} currency={view.currency} />
        ))}
        <li className="sandbox-total">
          <span>Total due today</span>
          <span>{formatMoney(view.amountTotal, view.currency)}</span>
        </li>
      </ul>
    </section>
  );
}

/** Whom one pays: a creator through the marketplace, or the marketplace itself. */
function Payee({ name }: { name: string | null }) {
  return (
    <div className="sandbox-payee">
      <span aria-hidden="true" className="sandbox-initial">
        {[...(name ?? BRAND)][0]}
      </span>
      <p>
        <strong>{name ?? BRAND}</strong>
        {name ? <span className="sandbox-soft"> through {BRAND}</span> : null}
      </p>
    </div>
  );
}

function Line({ line, currency }: { line: CheckoutLine; currency: string }) {
  return (
    <li>
      <div>
        <p>
          {line.name}
          {line.quantity > 1 ? <span className="sandbox-soft"> × {line.quantity}</span> : null}
        </p>
        {line.description ? <p className="sandbox-soft">{line.description}</p> : null}
      </div>
      <span>{formatMoney(line.amount, currency)}</span>
    </li>
  );
}
