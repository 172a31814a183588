import { Link } from "@/app/_ui/controls/link";
import { Money } from "@/app/_ui/data/money";
import { Badge } from "@/app/_ui/looks/badge";
import { RelativeTime } from "@/app/_ui/time/relative-time";
import { TimeAhead } from "@/app/_ui/time/time-ahead";
import { BOARD_COLUMNS, type Board, type BoardCard } from "@/lib/domain/trade/orders/reading/board";

const HEADINGS: Record<keyof Board, { title: string; none: string }> = {
  PAID: { title: "To deliver", none: "Nothing is due." },
  REVISION_REQUESTED: { title: "Changes requested", none: "Nobody asks for changes." },
  DELIVERED: { title: "With the buyer", none: "Nothing waits for an answer." },
  DISPUTED: { title: "Disputed", none: "No disputes." },
};

/** The orders at work, a column per state: side by side where there is room, one under the other elsewhere. */
export function Columns({ board, now }: { board: Board; now: Date }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-2 xl:grid-cols-4">
      {BOARD_COLUMNS.map((column) => (
        <section key={column} aria-labelledby={`column-${column}`} className="grid grid-cols-1 content-start gap-2.5">
          <h2 id={`column-${column}`} className="flex items-baseline gap-2 font-semibold">
            {HEADINGS[column].title}
            <span className="font-normal text-muted-foreground tabular-nums">{board[column].length}</span>
          </h2>
          {board[column].length === 0 ? (
            <p className="rounded-md border border-border border-dashed px-4 py-5 text-muted-foreground text-sm">
              {HEADINGS[column].none}
            </p>
          ) : (
            <ul className="grid grid-cols-1 gap-2.5">
              {board[column].map((card) => (
                <Card key={card.id} card={card} now={now} />
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}

function Card({ card, now }: { card: BoardCard; now: Date }) {
  return (
    <li className="relative grid grid-cols-1 gap-1.5 rounded-md border border-border bg-card px-4 py-3.5 shadow-sm hover:border-border-strong">
      <Link
        href={`/studio/orders/${card.id}`}
        className="wrap-anywhere line-clamp-2 rounded-sm font-medium before:absolute before:inset-0 before:content-['']"
      >
        {card.product_title}
      </Link>
      <p className="flex justify-between gap-3 text-muted-foreground text-sm">
        <bdi className="truncate">{card.buyer?.name ?? "A buyer"}</bdi>
        <Money cents={card.amount_cents} currency={card.currency} />
      </p>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        <Due card={card} now={now} />
      </p>
    </li>
  );
}

function Due({ card, now }: { card: BoardCard; now: Date }) {
  if (card.cancel_asked_at) return <Badge tone="warning">Asked to cancel: your answer</Badge>;
  if (card.status === "PAID" && card.due_at) {
    const late = Date.parse(card.due_at) < now.getTime();
    return (
      <>
        {late ? <Badge tone="danger">Late</Badge> : null}
        <span className="text-muted-foreground">
          Due <TimeAhead at={card.due_at} now={now} dated />
        </span>
      </>
    );
  }
  if (card.status === "DELIVERED" && card.due_at) {
    return (
      <span className="text-muted-foreground">
        Accepted at the latest <TimeAhead at={card.due_at} now={now} dated />
      </span>
    );
  }
  if (card.status === "PAID")
    return (
      <>
        {card.refund_requested_at ? <Badge tone="neutral">Refund on its way</Badge> : null}
        <span className="text-muted-foreground">Waits for the buyer's answers</span>
      </>
    );
  return (
    <>
      {card.refund_requested_at ? <Badge tone="neutral">Refund on its way</Badge> : null}
      <span className="text-muted-foreground">
        {card.status === "DISPUTED" ? "Disputed" : "Asked"} <RelativeTime at={card.updated_at} now={now} />
      </span>
    </>
  );
}
