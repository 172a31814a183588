import { and, eq, inArray, isNotNull, lte } from "drizzle-orm";
import { orders } from "@/db/schema";
import type { OrderDetailView } from "@/lib/contracts/trade/creator-orders";
import type { Context } from "@/lib/core/context";
import { DomainError, isUnavailable } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { orderFor } from "../access";
import { tellSides } from "../announce";
import { historyOf } from "../history";
import { orderCancelDeclined } from "../mails/order-cancel-declined";
import { thisOrder } from "../move";
import { viewOrderDetail } from "../view";
import { ASKABLE } from "./ask";
import { giveUp, sendAfter } from "./give-up";

/** How long the creator has to answer a buyer who asks to cancel. Source: decisions 11. */
export const ANSWER_MS = 48 * 3_600_000;
const BATCH = 100;
const SILENT = "The buyer asked to cancel, and 48 hours went by without an answer.";

/** The creator declines what the buyer asked for, with a reason; the order goes on. Agreeing is canceling. Throws `invalid_state_transition`. */
export async function declineCancel(ctx: Context, id: string, reason: string): Promise<OrderDetailView> {
  await orderFor(ctx, id, "cancel");
  return transaction(ctx, async (tx) => {
    const [order] = await tx
      .update(orders)
      .set({ cancelAskedAt: null, cancelDeclined: reason, updatedAt: ctx.now })
      .where(and(thisOrder(ctx, id), inArray(orders.status, [...ASKABLE]), isNotNull(orders.cancelAskedAt)))
      .returning();
    if (!order) throw new DomainError("invalid_state_transition", "The buyer does not ask to cancel this order.");
    await recordAudit(tx, ctx, order.profileId, "order.cancel_declined", { type: "order", id });
    await tellSides(tx, ctx, order, { toBuyer: (facts) => orderCancelDeclined(facts, reason) });
    return viewOrderDetail(order, await historyOf(id, tx));
  });
}

/** Cancels the orders, of both modes, whose buyers asked to cancel 48 hours ago and were not answered. Answers how many. */
export async function cancelUnanswered(ctx: Context): Promise<number> {
  const until = new Date(ctx.now.getTime() - ANSWER_MS);
  const due = await ctx.db
    .select({ id: orders.id, askedAt: orders.cancelAskedAt, livemode: orders.livemode })
    .from(orders)
    .where(and(inArray(orders.status, [...ASKABLE]), lte(orders.cancelAskedAt, until)))
    .orderBy(orders.cancelAskedAt, orders.id)
    .limit(BATCH);
  let canceled = 0;
  for (const { id, askedAt, livemode } of due) {
    const mode = { ...ctx, livemode };
    try {
      const when = askedAt ? eq(orders.cancelAskedAt, askedAt) : undefined;
      await sendAfter(
        mode,
        await transaction(mode, (tx) => giveUp(tx, mode, id, { actor: "system", note: SILENT, when })),
      );
      canceled++;
    } catch (error) {
      if (isUnavailable(error)) throw error;
      ctx.log.warn({ err: error, order: id }, "an order that its buyer asked to cancel was not canceled");
    }
  }
  return canceled;
}
