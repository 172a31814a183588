import { MomentsInText } from "@/app/_ui/time/moments-in-text";
import { RelativeTime } from "@/app/_ui/time/relative-time";
import {
  AGREED_TO_CANCEL,
  ASKED_TO_CANCEL,
  DECLINED_TO_CANCEL,
  type OrderStatus,
} from "@/lib/contracts/trade/orders/orders";

export type TimelineEntry = {
  at: string;
  actor: string;
  from: OrderStatus | null;
  to: OrderStatus;
  note: string | null;
};

const STEPS: Record<OrderStatus, string> = {
  CHECKOUT_OPEN: "Checkout opened",
  EXPIRED: "Checkout expired",
  PAID: "Payment confirmed",
  DELIVERED: "Delivered",
  REVISION_REQUESTED: "Changes requested",
  COMPLETED: "Completed",
  CANCELED: "Canceled",
  DISPUTED: "Dispute opened",
  REFUNDED: "Refunded",
};

const ACTORS: Record<string, string> = {
  mcp: "by an agent",
  site: "on this site",
  api: "over the API",
  processor: "by the payment processor",
  app: "by an agent",
  creator: "by the creator",
  buyer: "by the buyer",
  agreed: "by both sides",
  auto: "automatically",
  system: "automatically",
};

/** How notes begin after which somebody's own words stand. */
const SAID = [ASKED_TO_CANCEL, DECLINED_TO_CANCEL];

/** What happened to the order, oldest first. */
export function Timeline({ entries, now }: { entries: readonly TimelineEntry[]; now: Date }) {
  return (
    <ol className="grid">
      {entries.map(titled).map((entry, i) => (
        <li
          key={`${entry.at}${entry.title}`}
          className="group relative grid grid-cols-[1.25rem_minmax(0,1fr)] gap-3 pb-5 last:pb-0"
        >
          <span aria-hidden className="flex flex-col items-center">
            <span
              className={`mt-1.5 size-2.5 shrink-0 rounded-full ${
                i === entries.length - 1 ? "bg-primary ring-4 ring-primary-tint" : "bg-border-strong"
              }`}
            />
            <span className="mt-1.5 -mb-5 w-px flex-1 bg-border group-last:hidden" />
          </span>
          <div>
            <p className="wrap-anywhere font-medium">
              <MomentsInText>{entry.title}</MomentsInText>
            </p>
            <p className="text-muted-foreground text-sm">
              {ACTORS[entry.actor] ?? `by ${entry.actor}`}, <RelativeTime at={entry.at} now={now} />
            </p>
            {entry.note ? (
              <p dir="auto" className="wrap-anywhere mt-1 whitespace-pre-line">
                <MomentsInText>{entry.note}</MomentsInText>
              </p>
            ) : null}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** A step that leaves the status as it is says in its note what it was; what both sides wanted is of both; after a dispute that is won nothing is new. */
function titled(entry: TimelineEntry) {
  const { from, to, note, actor } = entry;
  if (from === "DISPUTED" && actor === "processor" && (to === "PAID" || to === "REVISION_REQUESTED"))
    return { ...entry, title: "Dispute closed" };
  if (to === "CANCELED" && note?.startsWith(AGREED_TO_CANCEL)) return { ...entry, title: STEPS[to], actor: "agreed" };
  const said = from === to && SAID.find((beginning) => note?.startsWith(beginning));
  if (said && note) return { ...entry, title: said.replace(/\W+$/, ""), note: note.slice(said.length) };
  return from === to && note ? { ...entry, title: note, note: null } : { ...entry, title: STEPS[to] };
}
