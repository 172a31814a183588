import { and, eq, inArray, lte, type SQL } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { approvals, orders } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { eachAlone } from "@/lib/core/process/each-alone";
import { transaction } from "@/lib/core/transaction";
import { tellApproval } from "../approvals/tell";
import type { OrderRow } from "../move";
import { OPEN_AFTER_CLOSE_MS } from "./review-window";

const BATCH = 100;

const WAITING = and(eq(approvals.kind, "review"), eq(approvals.status, "WAITING"));

/**
 * A review that an app drafted of an order waits no longer: its buyer has written their own, which it would be written over, or the time
 * for it is over. In the caller's transaction, before that touches the review, as publishing a draft does: nobody waits for each other.
 * Answers whether one waited.
 */
export async function lapseDraft(
  tx: Transaction,
  ctx: Context,
  order: Pick<OrderRow, "id" | "productTitle" | "amountCents">,
  when?: SQL,
): Promise<boolean> {
  const [lapsed] = await tx
    .update(approvals)
    .set({ status: "LAPSED", decidedAt: ctx.now })
    .where(and(eq(approvals.orderId, order.id), eq(approvals.livemode, ctx.livemode), WAITING, when))
    .returning();
  if (lapsed) await tellApproval(tx, ctx, lapsed, order);
  return lapsed !== undefined;
}

/** Lets drafted reviews lapse, of both modes, whose orders closed so long ago that no review is taken. Answers how many. */
export async function lapseDrafts(ctx: Context): Promise<number> {
  const tooLate = lte(orders.closedAt, new Date(ctx.now.getTime() - OPEN_AFTER_CLOSE_MS));
  const due = await ctx.db
    .select({
      id: orders.id,
      productTitle: orders.productTitle,
      amountCents: orders.amountCents,
      livemode: orders.livemode,
    })
    .from(approvals)
    .innerJoin(orders, and(eq(orders.id, approvals.orderId), eq(orders.livemode, approvals.livemode)))
    .where(and(WAITING, tooLate))
    .orderBy(approvals.id)
    .limit(BATCH);
  const work = ({ livemode, ...order }: (typeof due)[number], own: Context) =>
    transaction({ ...own, livemode }, (tx, within) => {
      // an order that is to be delivered again is open again, and so is its review
      const still = tx
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.id, order.id), tooLate));
      return lapseDraft(tx, within, order, inArray(approvals.orderId, still));
    });
  return eachAlone(ctx, due, { work, failed: "a drafted review whose time is over did not lapse" });
}
