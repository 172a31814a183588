import type { EventData } from "@/lib/contracts/events";
import type { OrderView } from "@/lib/contracts/orders";
import type { OrderRow } from "./transitions";

/** An order as both sides see it. Nothing of the buyer but what they bought. */
export function viewOrder(row: OrderRow, creator: { handle: string; display_name: string }): OrderView {
  return {
    id: row.id,
    status: row.status,
    creator,
    product_id: row.productId,
    product_title: row.productTitle,
    tier_id: row.packageSlug,
    lines: row.lines,
    amount_cents: row.amountCents,
    currency: "usd",
    delivery_days: row.deliveryDays,
    source: row.source,
    paid_at: row.paidAt?.toISOString() ?? null,
    delivered_at: row.deliveredAt?.toISOString() ?? null,
    accept_by: row.acceptBy?.toISOString() ?? null,
    closed_at: row.closedAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
  };
}

/** The payload of every order event. */
export function viewOrderEvent(row: OrderRow): EventData<"order.paid"> {
  return {
    id: row.id,
    status: row.status,
    product_id: row.productId,
    product_title: row.productTitle,
    tier_id: row.packageSlug,
    lines: row.lines,
    amount_cents: row.amountCents,
    fee_cents: row.feeCents,
    currency: "usd",
    source: row.source,
  };
}
