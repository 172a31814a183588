import { Printer } from "lucide-react";
import { Copyable } from "@/app/_ui/controls/copyable";
import { Link } from "@/app/_ui/controls/link";
import { Money } from "@/app/_ui/data/money";
import { Card } from "@/app/_ui/looks/card";
import type { BuyerOrderView } from "@/lib/contracts/trade/orders/orders";
import { OrderStatusBadge } from "./status";

/** What was ordered, from whom, for how much. `href` leads to the receipt to print. */
export function Receipt({ order, href }: { order: BuyerOrderView; href?: string }) {
  return (
    <Card className="grid grid-cols-1 gap-4 p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="wrap-anywhere min-w-0">
          <h2 dir="auto" className="font-semibold text-lg">
            {order.product_title}
          </h2>
          <p className="text-muted-foreground">
            by{" "}
            <Link href={`/${order.creator.handle}`} className="rounded-sm text-primary-ink hover:underline">
              {order.creator.display_name}
            </Link>
          </p>
        </div>
        <OrderStatusBadge order={order} />
      </div>
      <dl className="grid gap-2 border-border border-t pt-4">
        {order.lines.map((line) => (
          <div key={`${line.kind}${line.slug}`} className="flex justify-between gap-4">
            <dt className="wrap-anywhere min-w-0 text-muted-foreground">{line.name}</dt>
            <dd>
              <Money cents={line.amount_cents} currency={order.currency} />
            </dd>
          </div>
        ))}
        <div className="mt-1 flex items-baseline justify-between gap-4 border-border border-t pt-3">
          <dt className="font-medium">Total</dt>
          <dd>
            <Money cents={order.amount_cents} currency={order.currency} className="font-semibold text-lg" />
          </dd>
        </div>
      </dl>
      {order.refunded_cents > 0 ? (
        <p className="flex items-baseline justify-between gap-4 font-medium">
          Sent back
          <Money cents={-order.refunded_cents} currency={order.currency} />
        </p>
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-muted-foreground text-sm">
        <p className="flex min-w-0 items-center gap-x-2">
          Order <Copyable value={order.id} label="order id" className="text-foreground" />
        </p>
        {href && order.paid_at ? (
          <Link href={href} className="inline-flex items-center gap-1.5 rounded-sm text-primary-ink hover:underline">
            <Printer aria-hidden className="size-3.5" /> Receipt
          </Link>
        ) : null}
      </div>
    </Card>
  );
}
