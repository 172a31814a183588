import type { ReactNode } from "react";
import { Card } from "@/app/_ui/card";
import { Copyable } from "@/app/_ui/copyable";
import { Money } from "@/app/_ui/money";
import { RelativeTime } from "@/app/_ui/relative-time";
import { OrderStatusBadge } from "@/app/(site)/orders/[id]/_order/status";
import type { OrderDetailView } from "@/lib/contracts/creator-orders";

const DAY_MS = 86_400_000;

/** What the order is about: its state, when it is due, who bought what, and what is left for the creator. */
export function Facts({ order, now }: { order: OrderDetailView; now: Date }) {
  const due = order.paid_at ? Date.parse(order.paid_at) + order.delivery_days * DAY_MS : null;
  return (
    <Card className="grid gap-4 p-5">
      <div className="flex items-center justify-between gap-3">
        <OrderStatusBadge status={order.status} />
        <Money cents={order.amount_cents} currency={order.currency} className="font-semibold text-lg" />
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
        {order.status === "PAID" && due ? (
          <Fact label="Due">
            <RelativeTime at={due} now={now} />
          </Fact>
        ) : null}
        {order.lines.map((line) => (
          <Fact key={`${line.kind}${line.slug}`} label={line.name}>
            <Money cents={line.amount_cents} currency={order.currency} />
          </Fact>
        ))}
        <Fact label="Platform fee">
          <Money cents={-order.fee_cents} currency={order.currency} />
        </Fact>
        {order.refunded_cents > 0 ? (
          <Fact label="Sent back">
            <Money cents={-order.refunded_cents} currency={order.currency} />
          </Fact>
        ) : null}
        <Fact label="Changes">
          {order.revisions_used} of {order.revisions_allowed} used
        </Fact>
        {order.buyer ? (
          <Fact label="Buyer">
            <span className="block truncate">{order.buyer.name}</span>
            <span className="wrap-anywhere block text-muted-foreground">{order.buyer.email}</span>
          </Fact>
        ) : null}
        <Fact label="Order">
          <Copyable value={order.id} label="order id" display={`${order.id.slice(0, 12)}…`} />
        </Fact>
      </dl>
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-muted-foreground">{label}</dt>
      <dd className="min-w-0 text-right">{children}</dd>
    </div>
  );
}
