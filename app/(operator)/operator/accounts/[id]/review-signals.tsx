import { Link } from "@/app/_ui/controls/link";
import { Badge } from "@/app/_ui/looks/badge";
import type { ReviewSignal } from "@/lib/domain/operators/accounts/review-signals";
import { Part } from "../../_parts/facts";

const WHAT = { card: "One card", mailbox: "One mailbox", network: "One network" } as const;

/** What hints at reviews that are not of strangers. Operators judge; nothing follows from it by itself. */
export function ReviewSignals({ signals }: { signals: readonly ReviewSignal[] }) {
  return (
    <Part title="Review signals">
      {signals.length === 0 ? (
        <p className="text-muted-foreground">No two buyers who reviewed share a card, a mailbox or a network.</p>
      ) : (
        <ul className="grid gap-3">
          {signals.map((signal) => (
            <li key={`${signal.kind}${signal.found}${signal.reviews[0]?.order_id}`} className="grid gap-1 text-sm">
              <p className="flex flex-wrap items-center gap-2">
                <span className="font-medium">{WHAT[signal.kind]}</span>
                {signal.found ? <span className="wrap-anywhere font-mono text-xs">{signal.found}</span> : null}
                {signal.owner ? <Badge tone="warning">The creator's too</Badge> : null}
              </p>
              <ul className="grid gap-0.5 text-muted-foreground">
                {signal.reviews.map((review) => (
                  <li key={review.order_id} className="wrap-anywhere">
                    {review.rating === 1 ? "1 star" : `${review.rating} stars`} by {review.email},{" "}
                    <Link
                      href={`/operator/search?q=${review.order_id}`}
                      className="rounded-sm font-mono text-xs underline"
                    >
                      {review.order_id}
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
