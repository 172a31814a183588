import { Link } from "@/app/_ui/controls/link";
import { Money } from "@/app/_ui/data/money";
import { Badge } from "@/app/_ui/looks/badge";
import { AppLogo } from "@/app/_ui/looks/logos/app-logo";
import { RelativeTime } from "@/app/_ui/time/relative-time";
import type { ApprovalView } from "@/lib/contracts/trade/orders/approvals";

const WORDS = {
  checkout: { APPROVED: "Paid", REFUSED: "Refused", LAPSED: "Closed unpaid" },
  acceptance: { APPROVED: "Accepted", REFUSED: "Refused", LAPSED: "Lapsed" },
  review: { APPROVED: "Published", REFUSED: "Refused", LAPSED: "Lapsed" },
} as const;

const ASKED = { checkout: "Prepared", acceptance: "Asked", review: "Drafted" } as const;

const TONES = { APPROVED: "success", REFUSED: "danger", LAPSED: "neutral" } as const;

/** What was decided before, newest first. */
export function DecidedList({ approvals, now }: { approvals: readonly ApprovalView[]; now: Date }) {
  return (
    <ul className="divide-y divide-border rounded-md border border-border bg-card shadow-sm">
      {approvals.map(({ status, ...approval }) =>
        status === "WAITING" ? null : (
          <li
            key={approval.id}
            className="relative flex items-start justify-between gap-4 px-4 py-4 hover:bg-muted/40 sm:px-5"
          >
            <AppLogo name={approval.app} logo={approval.app_logo_url} className="mt-0.5 size-9 text-xs max-sm:hidden" />
            <div className="grid min-w-0 flex-1 gap-0.5">
              <Link
                href={`/orders/${approval.order_id}`}
                className="wrap-anywhere line-clamp-2 rounded-sm font-medium before:absolute before:inset-0 before:content-['']"
              >
                {approval.product_title}
              </Link>
              <p className="wrap-anywhere text-muted-foreground text-sm">
                {ASKED[approval.kind]} by <span className="text-foreground">{approval.app}</span>
                {approval.signed_by ? <>, signed by {approval.signed_by}</> : null} ·{" "}
                <RelativeTime at={approval.decided_at ?? approval.created_at} now={now} />
              </p>
              {approval.reason ? <p className="wrap-anywhere mt-1 text-sm">“{approval.reason}”</p> : null}
            </div>
            <div className="grid shrink-0 justify-items-end gap-1.5">
              {approval.kind === "review" ? null : (
                <Money cents={approval.amount_cents} currency={approval.currency} className="font-medium" />
              )}
              <Badge tone={TONES[status]}>{WORDS[approval.kind][status]}</Badge>
            </div>
          </li>
        ),
      )}
    </ul>
  );
}
