import { Printer } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/app/_ui/cn";
import { Copyable } from "@/app/_ui/controls/copyable";
import { Link } from "@/app/_ui/controls/link";
import { Money } from "@/app/_ui/data/money";
import { Card } from "@/app/_ui/looks/card";
import { ExactTime } from "@/app/_ui/time/exact-time";
import { TimeAhead } from "@/app/_ui/time/time-ahead";
import { dueOf } from "@/app/(site)/orders/[id]/_order/due";
import { OrderStatusBadge } from "@/app/(site)/orders/[id]/_order/status";
import type { OrderDetailView } from "@/lib/contracts/trade/orders/creator-orders";
import { netCents } from "@/lib/domain/trade/payouts/net";

/** What the order is about: its state, when it is due, who bought what, and what is left for the creator. */
export function Facts({ order, now }: { order: OrderDetailView; now: Date }) {
  const due = dueOf(order);
  const refunded = order.refunded_cents;
  // the fee goes back in proportion to what does
  const net = netCents({ amountCents: order.amount_cents, feeCents: order.fee_cents, refundedCents: refunded });
  return (
    <Card className="grid gap-4 p-5">
      <div className="flex items-center justify-between gap-3">
        <OrderStatusBadge order={order} side="creator" />
        <Money cents={order.amount_cents} currency={order.currency} className="font-semibold text-lg" />
      </div>
      <dl className="grid gap-1.5 text-sm">
        {due ? (
          <Fact label="Due">
            <TimeAhead at={due} now={now} />, <ExactTime at={due} />
          </Fact>
        ) : null}
        {order.lines.map((line) => (
          <Fact key={`${line.kind}${line.slug}`} label={line.name}>
            <Money cents={line.amount_cents} currency={order.currency} className="whitespace-nowrap" />
          </Fact>
        ))}
        {refunded > 0 ? (
          <Fact label="Sent back">
            <Money cents={-refunded} currency={order.currency} className="whitespace-nowrap" />
          </Fact>
        ) : null}
        {refunded < order.amount_cents ? (
          <>
            <Fact label="Platform fee">
              <Money
                cents={net + refunded - order.amount_cents}
                currency={order.currency}
                className="whitespace-nowrap"
              />
            </Fact>
            <Fact label="Yours" strong>
              <Money cents={net} currency={order.currency} className="whitespace-nowrap" />
            </Fact>
          </>
        ) : null}
        <Fact label="Rounds of changes">
          {order.revisions_used} of {order.revisions_allowed} used
        </Fact>
        {order.buyer ? (
          <Fact label="Buyer">
            <span className="wrap-anywhere block">{order.buyer.name}</span>
            <span className="wrap-anywhere block text-muted-foreground">{order.buyer.email}</span>
          </Fact>
        ) : null}
        <Fact label="Order">
          <Copyable value={order.id} label="order id" display={`${order.id.slice(0, 12)}…`} />
        </Fact>
      </dl>
      {order.paid_at ? (
        <Link
          href={`/studio/orders/${order.id}/receipt`}
          className="inline-flex w-fit items-center gap-1.5 rounded-sm text-primary-ink text-sm hover:underline"
        >
          <Printer aria-hidden className="size-3.5" /> Receipt
        </Link>
      ) : null}
    </Card>
  );
}

type FactProps = { label: string; strong?: boolean; children: ReactNode };

function Fact({ label, strong = false, children }: FactProps) {
  return (
    <div className={`flex justify-between gap-4 ${strong ? "border-border border-y py-1.5 font-medium" : ""}`}>
      <dt className={cn("wrap-anywhere min-w-0", strong ? undefined : "text-muted-foreground")}>{label}</dt>
      <dd className="min-w-0 text-right">{children}</dd>
    </div>
  );
}
