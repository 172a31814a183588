import { Link } from "@/app/_ui/controls/link";
import { Money } from "@/app/_ui/data/money";
import { LoadMore } from "@/app/_ui/feedback/load-more";
import { RelativeTime } from "@/app/_ui/time/relative-time";
import { OrderStatusBadge } from "@/app/(site)/orders/[id]/_order/status";
import type { OrderView } from "@/lib/contracts/trade/orders/creator-orders";

type ClosedListProps = { orders: readonly OrderView[]; next: string | null; now: Date };

/** What is finished, last closed first. */
export function ClosedList({ orders, next, now }: ClosedListProps) {
  return (
    <div>
      <ul className="divide-y divide-border rounded-md border border-border bg-card shadow-sm">
        {orders.map((order) => (
          <li key={order.id} className="relative flex items-center justify-between gap-4 px-4 py-3 hover:bg-muted/40">
            <div className="min-w-0">
              <Link
                href={`/studio/orders/${order.id}`}
                className="wrap-anywhere line-clamp-2 rounded-sm font-medium before:absolute before:inset-0 before:content-['']"
              >
                {order.product_title}
              </Link>
              <p className="wrap-anywhere text-muted-foreground text-sm">
                {order.buyer?.name ?? "A buyer"} · closed{" "}
                <RelativeTime at={order.closed_at ?? order.updated_at} now={now} />
              </p>
            </div>
            <div className="grid shrink-0 justify-items-end gap-1">
              <Money cents={order.amount_cents} currency={order.currency} />
              <OrderStatusBadge order={order} side="creator" />
            </div>
          </li>
        ))}
      </ul>
      <LoadMore cursor={next} href="/studio/orders?show=closed&cursor=" label="Older orders" />
    </div>
  );
}
