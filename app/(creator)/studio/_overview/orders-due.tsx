import { CircleCheck } from "lucide-react";
import { Link } from "@/app/_ui/controls/link";
import { Money } from "@/app/_ui/data/money";
import { Badge } from "@/app/_ui/looks/badge";
import { TimeAhead } from "@/app/_ui/time/time-ahead";
import type { TodayView } from "@/lib/domain/network/studio/view";

type OrdersDueProps = { orders: TodayView["orders"]; now: Date };

/** The orders at work, the most urgent first. */
export function OrdersDue({ orders, now }: OrdersDueProps) {
  return (
    <section aria-labelledby="due" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="due" className="font-semibold text-lg">
          To deliver
        </h2>
        <Link href="/studio/orders" className="rounded-sm text-primary-ink underline-offset-4 hover:underline">
          All orders
        </Link>
      </div>
      {orders.next.length === 0 ? (
        <p className="flex items-center gap-2 rounded-md border border-border border-dashed p-4 text-muted-foreground">
          <CircleCheck aria-hidden className="size-4 text-success" /> Nothing is due. Every paid order is delivered.
        </p>
      ) : (
        <ul className="divide-y divide-border rounded-md border border-border bg-card shadow-sm">
          {orders.next.map((order) => (
            <li key={order.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
              <div className="min-w-0 flex-1 basis-40">
                <Link
                  href={`/studio/orders/${order.id}`}
                  className="block w-fit max-w-full truncate rounded-sm font-medium text-base underline-offset-4 hover:underline"
                >
                  {order.title}
                </Link>
                <p className="flex gap-3 text-muted-foreground text-sm">
                  <bdi className="truncate">{order.buyer ?? "A buyer"}</bdi>
                  <Money cents={order.amount_cents} className="shrink-0" />
                </p>
              </div>
              <p className="ml-auto grid shrink-0 justify-items-end gap-1 text-sm">
                <State order={order} now={now} />
                {order.due_at && !order.canceling ? (
                  <span className="text-right text-muted-foreground">
                    due <TimeAhead at={order.due_at} now={now} dated />
                  </span>
                ) : null}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function State({ order, now }: { order: TodayView["orders"]["next"][number]; now: Date }) {
  if (order.status === "DISPUTED") return <Badge tone="danger">Disputed</Badge>;
  if (order.canceling) return <Badge tone="warning">Asked to cancel</Badge>;
  if (order.awaits_brief) return <Badge tone="neutral">Waits for the buyer's answers</Badge>;
  if (order.due_at && Date.parse(order.due_at) < now.getTime()) return <Badge tone="danger">Late</Badge>;
  if (order.status === "REVISION_REQUESTED") return <Badge tone="warning">Changes requested</Badge>;
  return <Badge tone="primary">In progress</Badge>;
}
