import type { BuyerOrderView } from "@/lib/contracts/trade/orders";

const DAY_MS = 86_400_000;

/** When a paid order that nothing was delivered of is due, in epoch milliseconds; null in every other state. */
export function dueOf(order: Pick<BuyerOrderView, "status" | "paid_at" | "delivery_days">): number | null {
  if (order.status !== "PAID" || !order.paid_at) return null;
  return Date.parse(order.paid_at) + order.delivery_days * DAY_MS;
}
