import { and, asc, eq, getTableColumns, gt, ne, sql } from "drizzle-orm";
import { orders, orderTips } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { allAlone } from "@/lib/core/process/each-alone";
import { transaction } from "@/lib/core/transaction";
import { closeSession } from "@/lib/domain/trade/orders/checkout/quoted";
import { expireTip } from "./expire-tip";

const BATCH = 50;

type Tip = typeof orderTips.$inferSelect;

/**
 * Closes the pages of tips whose order is disputed or was sent back since they were opened: what is paid there all the same goes back
 * (`markTipPaid`). Of both modes, `size` at a time. Answers how many were closed.
 */
export async function closeTips(ctx: Context, size = BATCH): Promise<number> {
  // literal, not bound: so the partial index holds it
  const open = sql`${orderTips.status} = 'OPEN'`;
  return allAlone<Tip>(ctx, {
    size,
    due: async (after) =>
      ctx.db
        .select(getTableColumns(orderTips))
        .from(orderTips)
        .innerJoin(orders, eq(orders.id, orderTips.orderId))
        .where(and(open, ne(orders.status, "COMPLETED"), after && gt(orderTips.orderId, after.orderId)))
        .orderBy(asc(orderTips.orderId))
        .limit(size),
    work: async (tip, own) => {
      const mode = { ...own, livemode: tip.livemode };
      if (tip.sessionId) await closeSession(tip.sessionId, mode);
      return transaction(mode, (tx, within) => expireTip(tx, within, eq(orderTips.id, tip.id)));
    },
    failed: "the page of a tip was not closed; it will be tried again",
  });
}
