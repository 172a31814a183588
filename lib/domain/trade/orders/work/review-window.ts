import type { OrderRow } from "../move";

const REVIEWABLE = new Set<OrderRow["status"]>([
  "PAID",
  "DELIVERED",
  "REVISION_REQUESTED",
  "COMPLETED",
  "DISPUTED",
  "CANCELED",
  "REFUNDED",
]);
export const OPEN_AFTER_CLOSE_MS = 14 * 86_400_000;

/** When the time for a review of a paid order ends; null while nothing has closed it. Moments in ISO 8601. */
export function reviewEndOf(order: { paid_at: string | null; closed_at: string | null }): string | null {
  if (!order.paid_at || !order.closed_at) return null;
  return new Date(Date.parse(order.closed_at) + OPEN_AFTER_CLOSE_MS).toISOString();
}

/** Whether the buyer may write or change the review: from PAID until 14 days after the order closed. */
export function canReview(order: Pick<OrderRow, "status" | "paidAt" | "closedAt">, now: Date): boolean {
  if (!order.paidAt || !REVIEWABLE.has(order.status)) return false;
  return !order.closedAt || now.getTime() < order.closedAt.getTime() + OPEN_AFTER_CLOSE_MS;
}
