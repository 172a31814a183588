import { and, eq, inArray, isNotNull, lte } from "drizzle-orm";
import { orders } from "@/db/schema";
import type { OrderDetailView } from "@/lib/contracts/trade/orders/creator-orders";
import { DECLINED_TO_CANCEL } from "@/lib/contracts/trade/orders/orders";
import type { Context } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import { eachAlone } from "@/lib/core/process/each-alone";
import { transaction } from "@/lib/core/transaction";
import { orderFor } from "../access/access";
import { orderCancelDeclined } from "../mails/order-cancel-declined";
import { thisOrder } from "../move";
import { noteStep } from "../note-step";
import { sendRefund } from "../refunds/send";
import { historyOf } from "../showing/history";
import { viewOrderDetail } from "../showing/view";
import { viewCancelDeclinedEvent } from "../showing/view-events";
import { announce } from "../telling/announce";
import { ASKABLE } from "./ask";
import { ANSWER_MS, goesOn } from "./deadline";
import { giveUp } from "./give-up";

const BATCH = 100;
const SILENT = "The buyer asked to cancel, and 48 hours went by without an answer.";

/** The creator declines what the buyer asked for, with a reason; the order goes on, and for a day the buyer cannot ask again. Agreeing is canceling. Throws `invalid_state_transition`. */
export async function declineCancel(ctx: Context, id: string, reason: string): Promise<OrderDetailView> {
  await orderFor(ctx, id, "cancel");
  return transaction(ctx, async (tx) => {
    const [order] = await tx
      .update(orders)
      .set({ ...goesOn(ctx.now), cancelDeclined: reason })
      .where(and(thisOrder(ctx, id), inArray(orders.status, [...ASKABLE]), isNotNull(orders.cancelAskedAt)))
      .returning();
    if (!order) throw new DomainError("invalid_state_transition", "The buyer does not ask to cancel this order.");
    await noteStep(tx, ctx, order, { actor: "creator", note: `${DECLINED_TO_CANCEL}${reason}` });
    await announce(tx, ctx, order, {
      kind: "order.cancel_declined",
      data: viewCancelDeclinedEvent(order, reason),
      toBuyer: (facts) => orderCancelDeclined(facts, reason),
    });
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
  const work = async ({ id, askedAt, livemode }: (typeof due)[number], own: Context) => {
    const mode = { ...own, livemode };
    const when = askedAt ? eq(orders.cancelAskedAt, askedAt) : undefined;
    const given = await transaction(mode, (tx) => giveUp(tx, mode, id, { actor: "system", note: SILENT, when }));
    // a processor that does not answer is this run's to know: it would wait for it with each order
    if (given.refund) await sendRefund(mode, { refund: given.refund, paymentIntentId: given.order.paymentIntentId });
  };
  return eachAlone(ctx, due, {
    work,
    failed: "an order that its buyer asked to cancel was not canceled, or its refund waits for the worker",
  });
}
