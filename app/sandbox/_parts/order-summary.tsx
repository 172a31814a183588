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
