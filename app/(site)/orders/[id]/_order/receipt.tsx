import Link from "next/link";
import { Card } from "@/app/_ui/card";
import { Copyable } from "@/app/_ui/copyable";
import { Money } from "@/app/_ui/money";
import type { BuyerOrderView } from "@/lib/contracts/orders";
import { OrderStatusBadge } from "./status";

/** What was ordered, from whom, for how much. */
export function Receipt({ order }: { order: BuyerOrderView }) {
  return (
    <Card className="grid gap-4 p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="font-semibold text-lg">{order.product_title}</h2>
          <p className="text-muted-foreground">
            by{" "}
            <Link href={`/${order.creator.handle}`} className="rounded-sm text-primary-ink hover:underline">
              {order.creator.display_name}
            </Link>
          </p>
        </div>
        <OrderStatusBadge status={order.status} />
      </div>
      <dl className="grid gap-2 border-border border-t pt-4">
        {order.lines.map((line) => (
          <div key={`${line.kind}${line.slug}`} className="flex justify-between gap-4">
            <dt className="min-w-0 text-muted-foreground">{line.name}</dt>
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
      <p className="flex flex-wrap items-center gap-x-2 text-muted-foreground text-sm">
        Order <Copyable value={order.id} label="order id" className="text-foreground" />
      </p>
    </Card>
  );
}
