import type { Metadata } from "next";
import { ExactTime } from "@/app/_ui/time/exact-time";
import { formatMoney } from "@/lib/core/values/money";
import { type PortalView, paymentErrors, viewPortal } from "@/lib/domain/trade/payments/sandbox/pages/hosted";
import { CardInputs } from "../../_parts/card-inputs";
import { inSandbox } from "../../_parts/in-sandbox";
import { TestCards } from "../../_parts/test-cards";

export const metadata: Metadata = { title: "Customer portal" };

type Props = {
  params: Promise<{ token: string }>;
  searchParams: Promise<{ error?: string | string[]; saved?: string }>;
};

/** What a customer may do about their subscriptions: cancel, resume, change the card, see the invoices. */
export default async function PortalPage({ params, searchParams }: Props) {
  const [{ token }, { error, saved }] = await Promise.all([params, searchParams]);
  const view = await inSandbox(() => viewPortal(token));
  const errors = paymentErrors([error ?? []].flat().flatMap((codes) => codes.split(",")));
  return (
    <div className="sandbox-columns">
      <div className="sandbox-stack">
        {view.returnUrl ? (
          <a className="sandbox-back" href={view.returnUrl}>
            <span aria-hidden="true">←</span> Back to the seller
          </a>
        ) : null}
        <h1>Your subscriptions</h1>
        <p className="sandbox-soft">{view.email}</p>
        {view.subscriptions.length === 0 ? <p>You have no subscription at the moment.</p> : null}
        {view.subscriptions.map((sub) => (
          <Subscription key={sub.id} token={token} sub={sub} />
        ))}
        <Invoices invoices={view.invoices} />
      </div>
      <div className="sandbox-stack">
        {view.subscriptions.map((sub) => (
          <CardChange key={sub.id} token={token} sub={sub} errors={errors} saved={saved === sub.id} />
        ))}
        {view.subscriptions.length > 0 ? <TestCards /> : null}
      </div>
    </div>
  );
}

type Sub = PortalView["subscriptions"][number];

function Subscription({ token, sub }: { token: string; sub: Sub }) {
  const until = <ExactTime at={sub.until.getTime()} form="day" />;
  return (
    <section className="sandbox-card" aria-labelledby={sub.id}>
      <h2 id={sub.id}>{sub.name}</h2>
      <p>
        {formatMoney(sub.amount, sub.currency)} per {sub.interval}.{" "}
        {sub.ending ? (
          <>Ends on {until}.</>
        ) : sub.status === "past_due" ? (
          "The last payment failed."
        ) : (
          <>Renews on {until}.</>
        )}
      </p>
      <form className="sandbox-form" method="post" action={`/sandbox/portal/${token}/renewal`}>
        <input type="hidden" name="subscription" value={sub.id} />
        <input type="hidden" name="end" value={String(!sub.ending)} />
        <button type="submit" className={sub.ending ? undefined : "sandbox-quiet"}>
          {sub.ending ? "Renew after all" : "Cancel at the end of the period"}
        </button>
      </form>
    </section>
  );
}

type CardChangeProps = { token: string; sub: Sub; errors: ReturnType<typeof paymentErrors>; saved: boolean };

function CardChange({ token, sub, errors: { fields, notice }, saved }: CardChangeProps) {
  const refused = notice ?? (Object.keys(fields).length > 0 ? "Please correct what is marked below." : null);
  const title = `card-${sub.id}`;
  return (
    <form
      className="sandbox-card sandbox-form"
      method="post"
      action={`/sandbox/portal/${token}/card`}
      aria-labelledby={title}
      noValidate
    >
      <h2 id={title}>Card</h2>
      <p className="sandbox-soft">
        {sub.name} is paid with <span className="sandbox-scheme">{sub.card.brand}</span> ending in {sub.card.last4}.
      </p>
      {saved && !refused ? <p role="status">The card is saved.</p> : null}
      {refused ? (
        <p className="sandbox-refused" role="alert">
          {refused}
        </p>
      ) : null}
      <input type="hidden" name="subscription" value={sub.id} />
      <CardInputs fields={fields} name={null} of={sub.id} />
      <button type="submit">{sub.status === "past_due" ? "Save the card and pay what is due" : "Save the card"}</button>
    </form>
  );
}

function Invoices({ invoices }: { invoices: PortalView["invoices"] }) {
  if (invoices.length === 0) return null;
  return (
    <section className="sandbox-card" aria-labelledby="invoices">
      <h2 id="invoices">Invoices</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="sandbox-scroll" aria-label="All invoices" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {["Day", "Number", "Amount", "State"].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {invoices.map((invoice) => (
              <tr key={invoice.id}>
                <td>
                  <ExactTime at={invoice.at.getTime()} form="day" />
                </td>
                <td>{invoice.number}</td>
                <td>{formatMoney(invoice.amount, invoice.currency)}</td>
                <td>{invoice.paid ? "Paid" : "Open"}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
