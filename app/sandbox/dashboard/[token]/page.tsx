import type { Metadata } from "next";
import { ExactTime } from "@/app/_ui/time/exact-time";
import { formatMoney } from "@/lib/core/values/money";
import { type DashboardView, viewDashboard } from "@/lib/domain/trade/payments/sandbox/pages/hosted";
import { inSandbox } from "../../_parts/in-sandbox";

export const metadata: Metadata = { title: "Payouts" };

type Props = { params: Promise<{ token: string }> };

/** What a connected account was paid, behind a login link. */
export default async function DashboardPage({ params }: Props) {
  const { token } = await params;
  const view = await inSandbox(() => viewDashboard(token));
  return (
    <section className="sandbox-card" aria-labelledby="payouts">
      <h1 id="payouts">Payouts</h1>
      <p>
        {view.name ?? view.email ?? view.accountId}
        {view.payouts ? " can receive payments." : " cannot receive payments yet."}
      </p>
      <p className="sandbox-soft">The latest payments, newest first.</p>
      {view.transfers.length > 0 ? (
        <Transfers transfers={view.transfers} />
      ) : (
        <p>Nothing was paid to this account yet.</p>
      )}
    </section>
  );
}

function Transfers({ transfers }: { transfers: DashboardView["transfers"] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="sandbox-scroll" aria-label="Payments" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {["Day", "Yours", "Paid", "Fee", "Refunded"].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {transfers.map((t) => (
            <tr key={t.id}>
              <td>
                <ExactTime at={t.at.getTime()} form="day" />
              </td>
              {[t.net, t.amount, t.fee, t.reversed].map((amount, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns are fixed
                <td key={column}>{formatMoney(amount, t.currency)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
