import { and, eq, getTableColumns, inArray, type SQL } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { orderEvents, orders } from "@/db/schema";
import type { OrderStatus } from "@/lib/contracts/orders";
import type { Context } from "@/lib/core/context";

export type OrderRow = typeof orders.$inferSelect;

/** Where an order may go from each state. Source: decisions 5. */
export const TRANSITIONS: Record<OrderStatus, readonly OrderStatus[]> = {
  CHECKOUT_OPEN: ["PAID", "EXPIRED"],
  EXPIRED: [],
  PAID: ["DELIVERED", "CANCELED", "DISPUTED"],
  DELIVERED: ["COMPLETED", "REVISION_REQUESTED", "DISPUTED"],
  REVISION_REQUESTED: ["DELIVERED", "CANCELED", "DISPUTED"],
  COMPLETED: ["DISPUTED", "REFUNDED"],
  CANCELED: ["REFUNDED"],
  DISPUTED: ["COMPLETED", "REFUNDED"],
  REFUNDED: [],
};

/** States that lead to `to`. */
export function sourcesOf(to: OrderStatus): OrderStatus[] {
  return (Object.keys(TRANSITIONS) as OrderStatus[]).filter((from) => TRANSITIONS[from].includes(to));
}

type Change = {
  to: OrderStatus;
  /** Of the states that lead there, those that this change leaves; all of them unless told. */
  from?: readonly OrderStatus[];
  actor: string;
  note?: string | ((moved: OrderRow) => string);
  set?: { [Column in keyof OrderRow]?: OrderRow[Column] | SQL };
  /** What else must hold of the row at that moment. */
  when?: SQL;
};

/**
 * Moves an order by one conditional UPDATE and appends it to the timeline. Answers `null` when the order is in a state that does not
 * lead there, whoever got there first: events may come twice, late, or out of order.
 */
export async function tryMoveOrder(
  tx: Transaction,
  ctx: Context,
  orderId: string,
  change: Change,
): Promise<OrderRow | null> {
  const sources = sourcesOf(change.to).filter((status) => change.from?.includes(status) ?? true);
  const before = tx
    .$with("before")
    .as(tx.select({ id: orders.id, status: orders.status }).from(orders).where(eq(orders.id, orderId)).for("update"));
  const [row] = await tx
    .with(before)
    .update(orders)
    .set({ ...change.set, status: change.to, updatedAt: ctx.now })
    .from(before)
    .where(and(eq(orders.id, before.id), inArray(before.status, sources), change.when))
    .returning({ ...getTableColumns(orders), from: before.status });
  if (!row) return null;
  const { from, ...order } = row;
  await tx.insert(orderEvents).values({
    orderId,
    at: ctx.now,
    actor: change.actor,
    from,
    to: change.to,
    note: typeof change.note === "function" ? change.note(order) : change.note,
  });
  return order;
}
