import { and, asc, eq, lte, sql } from "drizzle-orm";
import { orders } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { allAlone } from "@/lib/core/process/each-alone";
import { transaction } from "@/lib/core/transaction";
import { afterCompletion } from "../closing/complete";
import { tryMoveOrder } from "../move";

const BATCH = 100;

type Due = { id: string; number: number; acceptBy: Date | null; livemode: boolean };

/**
 * Accepts the deliveries, of both modes, whose 72 hours have ended without a word from the buyer, each order in a transaction of its
 * own, `size` at a time. Safe with other workers at the same time. Answers how many it accepted; one that fails is logged and left for the next run.
 */
export async function acceptDeliveries(ctx: Context, size = BATCH): Promise<number> {
  return allAlone<Due>(ctx, {
    size,
    due: (after) => due(ctx, size, after),
    work: (order, own) => acceptOverdue({ ...own, livemode: order.livemode }, order),
    failed: "a delivery could not be accepted",
  });
}

async function due(ctx: Context, size: number, after?: Due): Promise<Due[]> {
  return ctx.db
    .select({ id: orders.id, number: orders.deliveryNumber, acceptBy: orders.acceptBy, livemode: orders.livemode })
    .from(orders)
    .where(
      and(
        sql`${orders.status} = 'DELIVERED'`,
        lte(orders.acceptBy, ctx.now),
        after?.acceptBy
          ? sql`(${orders.acceptBy}, ${orders.id}) > (${after.acceptBy.toISOString()}::timestamptz, ${after.id})`
          : undefined,
      ),
    )
    .orderBy(asc(orders.acceptBy), asc(orders.id))
    .limit(size);
}

/**
 * Completes one order whose delivery `number` nobody answered in time. Answers false when it is another delivery's turn by now, the
 * deadline has moved, or the buyer or another worker came first.
 */
export async function acceptOverdue(ctx: Context, { id, number }: Pick<Due, "id" | "number">): Promise<boolean> {
  return transaction(ctx, async (tx) => {
    const order = await tryMoveOrder(tx, ctx, id, {
      to: "COMPLETED",
      from: ["DELIVERED"],
      actor: "system",
      note: "Accepted automatically: the buyer's 72 hours ended.",
      when: and(eq(orders.deliveryNumber, number), lte(orders.acceptBy, ctx.now)),
      set: { acceptedBy: "auto", closedAt: ctx.now },
    });
    if (!order) return false;
    await afterCompletion(tx, ctx, order);
    return true;
  });
}
