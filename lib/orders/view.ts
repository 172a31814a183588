import type { OrderDetailView, OrderView } from "@/lib/contracts/creator-orders";
import type { EventData } from "@/lib/contracts/events";
import type { BuyerOrderView, OrderDeliveryView } from "@/lib/contracts/orders";
import type { OrderRow } from "./transitions";

export type StepRow = Omit<OrderDetailView["timeline"][number], "at"> & { at: Date };
export type DeliveryRow = Omit<OrderDeliveryView, "created_at"> & { createdAt: Date };

/** What both sides see of an order. */
function viewShared(row: OrderRow): Omit<BuyerOrderView, "creator"> {
  return {
    id: row.id,
    status: row.status,
    product_id: row.productId,
    product_title: row.productTitle,
    tier_id: row.packageSlug,
    lines: row.lines,
    amount_cents: row.amountCents,
    currency: "usd",
    delivery_days: row.deliveryDays,
    delivery_number: row.deliveryNumber,
    revisions_allowed: row.revisionsAllowed,
    revisions_used: row.revisionsUsed,
    accepted_by: row.acceptedBy,
    source: row.source,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    paid_at: row.paidAt?.toISOString() ?? null,
    delivered_at: row.deliveredAt?.toISOString() ?? null,
    accept_by: row.acceptBy?.toISOString() ?? null,
    closed_at: row.closedAt?.toISOString() ?? null,
  };
}

/** An order as the creator who sold it sees it: with the buyer's name and e-mail once paid, never with the link or the payment. */
export function viewOrder(row: OrderRow): OrderView {
  return {
    ...viewShared(row),
    fee_cents: row.feeCents,
    api_key_id: row.apiKeyId,
    buyer: row.paidAt ? { name: row.buyerName, email: row.buyerEmail } : null,
    updated_at: row.updatedAt.toISOString(),
  };
}

/** An order as its buyer sees it. */
export function viewBuyerOrder(row: OrderRow, creator: { handle: string; display_name: string }): BuyerOrderView {
  return { ...viewShared(row), creator };
}

/** The creator's order with its timeline and deliveries, both oldest first. */
export function viewOrderDetail(
  row: OrderRow,
  steps: readonly StepRow[],
  deliveries: readonly DeliveryRow[],
): OrderDetailView {
  return { ...viewOrder(row), timeline: steps.map(viewStep), deliveries: deliveries.map(viewDelivery) };
}

export function viewStep({ at, ...step }: StepRow): OrderDetailView["timeline"][number] {
  return { at: at.toISOString(), ...step };
}

export function viewDelivery({ createdAt, ...delivery }: DeliveryRow): OrderDeliveryView {
  return { ...delivery, created_at: createdAt.toISOString() };
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

export function viewDeliveredEvent(row: OrderRow): EventData<"order.delivered"> {
  return {
    ...viewOrderEvent(row),
    delivery_number: row.deliveryNumber,
    delivered_at: moment(row.deliveredAt),
    accept_by: moment(row.acceptBy),
  };
}

export function viewCompletedEvent(row: OrderRow): EventData<"order.completed"> {
  return { ...viewOrderEvent(row), accepted_by: row.acceptedBy, closed_at: moment(row.closedAt) };
}

/** A moment that an order in this state has. */
function moment(at: Date | null): string {
  if (!at) throw new Error("the order lacks a moment of its state");
  return at.toISOString();
}
