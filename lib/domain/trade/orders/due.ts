import type { OrderRow } from "./move";

const DAY_MS = 86_400_000;

/** When a paid order is to be delivered: the days of the package from the payment. */
export function dueAt(order: Pick<OrderRow, "paidAt" | "deliveryDays">): Date | null {
  return order.paidAt && new Date(order.paidAt.getTime() + order.deliveryDays * DAY_MS);
}
