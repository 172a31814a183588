import type { OrderRow } from "../move";

/** Whether an order's checkout was opened by somebody signed in: its page shows their cards, and is theirs alone. */
export function showsCards({ source, buyerUserId }: Pick<OrderRow, "source" | "buyerUserId">): boolean {
  return source === "site" && buyerUserId !== null;
}
