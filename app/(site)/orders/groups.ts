import type { BuyerOrderView } from "@/lib/contracts/trade/orders/orders";

export type Listed = Pick<BuyerOrderView, "status" | "awaits_brief" | "due_proposal">;
type OrderGroup<T> = { key: "turn" | "unpaid" | "others"; title: string; orders: T[] };

/** What an order waits for, where that is its buyer; a checkout waits for nobody. */
export function turnOf({ status, awaits_brief: unanswered, due_proposal: later }: Listed): string | null {
  if (status === "DELIVERED") return "accept it, or ask for changes";
  if (status !== "PAID") return null;
  if (unanswered) return "answer what was asked";
  return later?.proposed_by === "creator" ? "another delivery date was proposed" : null;
}

/** A page of orders as it is shown: those that wait for the buyer, those that were never paid, and the rest. Each in the order they came; empty ones are left out. */
export function groupsOf<T extends Listed>(orders: readonly T[]): OrderGroup<T>[] {
  const turn = orders.filter((order) => turnOf(order) !== null);
  const unpaid = orders.filter(({ status }) => status === "CHECKOUT_OPEN");
  const others = orders.filter((order) => !turn.includes(order) && !unpaid.includes(order));
  const groups: OrderGroup<T>[] = [
    { key: "turn", title: "Your turn", orders: turn },
    { key: "unpaid", title: "Not paid", orders: unpaid },
    { key: "others", title: "All others", orders: others },
  ];
  return groups.filter((group) => group.orders.length > 0);
}
