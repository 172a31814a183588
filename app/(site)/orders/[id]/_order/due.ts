import type { BuyerOrderView } from "@/lib/contracts/trade/orders/orders";

/** When a paid order that nothing was delivered of is due, in epoch milliseconds; null in every other state. */
export function dueOf(order: Pick<BuyerOrderView, "status" | "due_at">): number | null {
  return order.status === "PAID" && order.due_at ? Date.parse(order.due_at) : null;
}
