import type { OrderStatus } from "@/lib/contracts/trade/orders/orders";

const DONE: ReadonlySet<OrderStatus> = new Set(["DELIVERED", "COMPLETED", "CANCELED", "REFUNDED"]);

/** How a buyer is asked for a review: while there is work to come, or of what came of it. */
export function howItGoes(status: OrderStatus): string {
  return DONE.has(status) ? "How did it go?" : "How is it going?";
}
