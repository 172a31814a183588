import { Link } from "@/app/_ui/controls/link";
import { Money } from "@/app/_ui/data/money";
import { Card } from "@/app/_ui/looks/card";
import { AppLogo } from "@/app/_ui/looks/logos/app-logo";
import { Markdown } from "@/app/_ui/text/markdown";
import { RelativeTime } from "@/app/_ui/time/relative-time";
import { TimeAhead } from "@/app/_ui/time/time-ahead";
import type { Spending } from "@/lib/contracts/trade/spending";
import type { FoundApproval } from "@/lib/domain/trade/orders/approvals/read";
import { Decide } from "./decide";
import { LimitsLeft } from "./limits-left";
import { PublishReview } from "./publish-review";

type ApprovalCardProps = { approval: FoundApproval; spending: Spending | undefined; now: Date };

const ASKS = {
  checkout: "would like to order this for you",
  acceptance: "asks you to accept this delivery",
  review: "has drafted a review for you",
} as const;

/** One thing that waits: which app, what of whom, for how much, what it said, what is left of its limits, and the two answers. */
export function ApprovalCard({ approval, spending, now }: ApprovalCardProps) {
  const { id, kind, app, creator, product_title, amount_cents, currency, lines, brief, decide_by } = approval;
  const name = `approval-${id}`;
  return (
    <Card role="article" aria-labelledby={name}>
      <div className="flex items-center gap-3 border-border border-b px-5 py-3.5">
        <AppLogo name={app} logo={approval.app_logo_url} className="size-9 text-xs" />
        <p className="wrap-anywhere min-w-0">
          <span className="font-medium">{app}</span>
          {approval.signed_by ? <span className="text-muted-foreground">, signed by {approval.signed_by},</span> : null}{" "}
          <span className="text-muted-foreground">{ASKS[kind]}</span>
        </p>
        <RelativeTime
          at={approval.created_at}
          now={now}
          className="ml-auto shrink-0 text-muted-foreground text-sm max-sm:hidden"
        />
      </div>
      <div className="grid gap-4 p-5">
        <div className="flex items-start justify-between gap-4">
          <div className="grid min-w-0 gap-0.5">
            <h2 id={name} className="wrap-anywhere font-semibold text-lg">
              {product_title}
            </h2>
            <p className="text-muted-foreground">
              by{" "}
              <Link href={`/${creator.handle}`} className="rounded-sm underline underline-offset-4">
                {creator.display_name}
              </Link>
            </p>
          </div>
          {kind === "review" ? null : (
            <Money cents={amount_cents} currency={currency} className="shrink-0 font-semibold text-xl" />
          )}
        </div>
        {kind === "checkout" && lines.length > 1 ? (
          <ul className="grid gap-1 text-sm">
            {lines.map((line) => (
              <li key={`${line.kind}${line.slug}`} className="flex justify-between gap-4">
                <span className="wrap-anywhere min-w-0">{line.name}</span>
                <Money cents={line.amount_cents} currency={currency} className="text-muted-foreground" />
              </li>
            ))}
          </ul>
        ) : null}
        {approval.change ? (
          <p className="text-muted-foreground text-sm">
            You changed it <RelativeTime at={approval.change.at} now={now} />: prepared was{" "}
            {approval.change.before.lines.map(({ name }) => name).join(", ")} for{" "}
            <Money cents={approval.change.before.amount_cents} currency={currency} />.
          </p>
        ) : null}
        {kind === "checkout" ? <Brief of={product_title}>{brief}</Brief> : null}
        {kind === "acceptance" ? (
          <p>
            <Link
              href={`/orders/${approval.order_id}`}
              className="rounded-sm font-medium text-primary-ink underline underline-offset-4"
            >
              Look at delivery {approval.delivery_number}
            </Link>{" "}
            first. Accepting it pays the creator, and cannot be taken back.
          </p>
        ) : null}
        {spending && kind === "checkout" ? <LimitsLeft spending={spending} /> : null}
        {approval.review ? (
          <PublishReview
            id={id}
            app={app}
            creator={creator.display_name}
            title={product_title}
            draft={approval.review}
          />
        ) : null}
        {kind === "review" ? null : (
          <Decide
            id={id}
            kind={kind}
            app={app}
            title={product_title}
            fixed={approval.fixed}
            releases={{ creator: creator.display_name, amount: amount_cents, currency }}
          />
        )}
        {decide_by ? (
          <p className="text-muted-foreground text-sm">
            {kind === "checkout" ? "The checkout closes " : "Without an answer it counts as accepted "}
            <TimeAhead at={decide_by} now={now} dated />.
          </p>
        ) : null}
      </div>
    </Card>
  );
}

/** What the app told the creator of the work: the app wrote it. */
function Brief({ of, children }: { of: string; children: string }) {
  if (children === "") return null;
  return (
    <section aria-label={`Brief of ${of}`} className="rounded-sm bg-muted/60 px-4 py-3">
      <p className="mb-1 text-muted-foreground text-sm">What it tells the creator</p>
      <div className="measure max-h-72 overflow-y-auto">
        <Markdown topLevel={3}>{children}</Markdown>
      </div>
    </section>
  );
}
