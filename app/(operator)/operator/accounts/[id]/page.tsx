import { Link } from "@/app/_ui/controls/link";
import { orNotFound } from "@/app/_ui/feedback/or-not-found";
import { Badge } from "@/app/_ui/looks/badge";
import { RelativeTime } from "@/app/_ui/time/relative-time";
import { type AccountPage, type OrderSums, readAccount } from "@/lib/domain/operators/accounts/read";
import { reviewSignals } from "@/lib/domain/operators/accounts/review-signals";
import { casesOfAccount } from "@/lib/domain/operators/cases/list";
import { pageContext } from "@/lib/transports/actions/session/session";
import { Facts, Part } from "../../_parts/facts";
import { PageHeader } from "../../_parts/page-header";
import { titled } from "../../_parts/titled";
import { ReviewSignals } from "./review-signals";
import { Standing } from "./standing";

type AccountPageProps = { params: Promise<{ id: string }> };

export const generateMetadata = titled("Account");

/** Everything that operators see of an account, what they can do with it, and its history. */
export default async function OperatorAccountPage({ params }: AccountPageProps) {
  const ctx = await pageContext();
  const { id } = await params;
  const [account, cases, signals] = await Promise.all([
    orNotFound(readAccount(ctx, id)),
    orNotFound(casesOfAccount(ctx, id)),
    orNotFound(reviewSignals(ctx, id)),
  ]);
  const { page } = account;
  return (
    <>
      <PageHeader
        title={page ? `${page.name} (@${page.handle})` : account.name}
        lead={<span className="wrap-anywhere font-mono text-sm">{account.id}</span>}
      />
      <div className="grid gap-8">
        <p className="flex flex-wrap gap-2">
          {account.suspended_at ? <Badge tone="danger">Suspended: {account.suspended_because}</Badge> : null}
          {page?.payouts === "frozen" ? <Badge tone="warning">Payouts frozen</Badge> : null}
          {page?.verified ? <Badge tone="success">Verified</Badge> : null}
          {account.role === "operator" ? <Badge tone="primary">Operator</Badge> : null}
        </p>
        <Facts facts={factsOf(account, ctx.now)} />
        <Standing
          userId={account.id}
          suspended={account.suspended_at !== null}
          operator={account.role === "operator"}
          page={page && { verified: page.verified, frozen: page.payouts === "frozen" }}
        />
        <Part title="Cases">
          {cases.length === 0 ? <p className="text-muted-foreground">Nothing was reported or flagged.</p> : null}
          <ul className="grid gap-2">
            {cases.map((found) => (
              <li key={found.id} className="wrap-anywhere text-sm">
                <Link href={`/operator/cases/${found.id}`} className="rounded-sm font-medium underline">
                  {found.title}
                </Link>{" "}
                <span className="text-muted-foreground">
                  {found.status.toLowerCase()}, <RelativeTime at={found.created_at} now={ctx.now} />
                </span>
              </li>
            ))}
          </ul>
        </Part>
        <Part title="Last orders">
          {account.orders.length === 0 ? <p className="text-muted-foreground">None was paid.</p> : null}
          <ul className="grid gap-2">
            {account.orders.map((order) => (
              <li key={`${order.id}${order.side}`} className="wrap-anywhere text-sm">
                <Link href={`/operator/disputes/${order.id}`} className="rounded-sm font-medium underline">
                  {order.title}
                </Link>{" "}
                <span className="text-muted-foreground">
                  {order.side}, {order.status}, <RelativeTime at={order.at} now={ctx.now} />
                </span>
              </li>
            ))}
          </ul>
        </Part>
        {page ? <ReviewSignals signals={signals} /> : null}
        <Part title="History">
          <ol className="divide-y divide-border rounded-md border border-border bg-card shadow-sm">
            {account.history.map((entry) => (
              <li key={`${entry.at}${entry.action}${entry.target}`} className="grid gap-0.5 px-4 py-2.5 text-sm">
                <p className="flex flex-wrap justify-between gap-x-4">
                  <span className="font-medium">{entry.action}</span>
                  <span className="text-muted-foreground">
                    <RelativeTime at={entry.at} now={ctx.now} />
                  </span>
                </p>
                <p className="wrap-anywhere font-mono text-muted-foreground text-xs">
                  {entry.actor} → {entry.target} {entry.diff}
                </p>
              </li>
            ))}
            {account.history.length === 0 ? (
              <li className="px-4 py-2.5 text-muted-foreground text-sm">Nothing is on record yet.</li>
            ) : null}
          </ol>
        </Part>
      </div>
    </>
  );
}

function factsOf({ page, ...account }: AccountPage, now: Date) {
  return [
    ["Email", `${account.email}${account.email_verified ? "" : " (not confirmed)"}`],
    ["Member since", <RelativeTime key="since" at={account.created_at} now={now} />],
    ["Plan", account.tier],
    ["Bought", sumsOf(account.bought)],
    ...(page
      ? ([
          [
            "Page",
            <Link key="page" href={`/${page.handle}`} className="rounded-sm underline">
              {page.tagline || `@${page.handle}`}
            </Link>,
          ],
          ["Trust", `${page.trust_score} of 100, level ${page.level}`],
          ["Rating", page.rating === null ? "None yet" : `${page.rating} from ${page.review_count}`],
          ["Sold", sumsOf(account.sold)],
          ["Payouts", page.payouts],
          ["Open to agents", page.discoverable ? "Yes" : "No"],
        ] as const)
      : []),
  ] as const;
}

const sumsOf = ({ orders, completed, disputed, refunded }: OrderSums) =>
  `${orders} paid, ${completed} completed, ${disputed} disputed, ${refunded} refunded`;
