import { and, asc, eq, sql } from "drizzle-orm";
import { type Transaction, wakeAfter } from "@/db/client";
import { orderRefunds, orders } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { conflict, invalidField } from "@/lib/core/errors";
import { newId } from "@/lib/core/values/ids";
import { formatMoney } from "@/lib/core/values/money";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { type OrderRow, thisOrder } from "../move";
import { leftOf, reckon } from "./reckon";
import { GIVEN_UP } from "./rounds";

/** The channel that wakes the job that sends. */
export const ORDER_REFUNDS_CHANNEL = "order_refunds";
export const NO_PAYMENT = "The payment processor does not know a payment of this order, so nothing can be sent back.";

export type RefundRow = typeof orderRefunds.$inferSelect;

type Decision = {
  /** US cents; all that is left, unless told. */
  cents?: number | undefined;
  reason: RefundRow["reason"];
  note?: string | undefined;
};

/**
 * Decides that part of an order's amount goes back, or all that is left of it, in the caller's transaction, which holds the order. The
 * processor is asked after the commit. Throws `conflict` (nothing is left, no payment), `validation_error` (more than is left).
 */
export async function decideRefund(
  tx: Transaction,
  ctx: Context,
  order: OrderRow,
  { cents, reason, note }: Decision,
): Promise<{ refund: RefundRow; order: OrderRow }> {
  if (!order.paymentIntentId) throw conflict(NO_PAYMENT);
  const left = await leftOf(tx, order);
  if (left === 0) throw conflict(await nothingLeft(tx, order));
  if (cents !== undefined && cents > left)
    throw invalidField(
      "amount_cents",
      `must be at most ${formatMoney(left, order.currency)}, which is left of the order`,
    );
  const id = newId("rfd", ctx.now.getTime());
  const [refund] = await tx
    .insert(orderRefunds)
    .values({
      id,
      orderId: order.id,
      cents: cents ?? left,
      reason,
      note: note || null,
      livemode: order.livemode,
      createdAt: ctx.now,
    })
    .returning();
  if (!refund) throw new Error("the refund was not written");
  await tx
    .update(orders)
    .set({ refundRequestedAt: sql`coalesce(${orders.refundRequestedAt}, ${ctx.now.toISOString()}::timestamptz)` })
    .where(thisOrder(ctx, order.id));
  await recordAudit(
    tx,
    ctx,
    order.profileId,
    "order.refund_requested",
    { type: "order", id: order.id },
    { refund: id, cents: refund.cents, reason },
  );
  wakeAfter(tx, ORDER_REFUNDS_CHANNEL);
  return { refund, order: await reckon(tx, ctx, order.id) };
}

/** Why nothing is left to send back: it is on its way, or has gone, or the processor or the buyer's bank refused a part that can be tried again. */
async function nothingLeft(tx: Transaction, { id, currency, livemode, refundPendingCents }: OrderRow): Promise<string> {
  const untaken = await tx.$count(orderRefunds, and(eq(orderRefunds.orderId, id), GIVEN_UP));
  if (untaken > 0)
    return "The payment processor did not take the refund of this order. An operator can have it tried again.";
  if (refundPendingCents > 0) return "The refund of this order is on its way already.";
  const refused = await tx
    .select({ id: orderRefunds.id, cents: orderRefunds.cents })
    .from(orderRefunds)
    .where(and(eq(orderRefunds.orderId, id), eq(orderRefunds.livemode, livemode), eq(orderRefunds.status, "FAILED")))
    .orderBy(asc(orderRefunds.id));
  if (refused.length === 0) return "All of this order has been sent back already.";
  const parts = refused.map((one) => `${formatMoney(one.cents, currency)} (${one.id})`).join(" and ");
  return `The buyer's bank refused ${parts} of this order, and nothing else is left to send back. Try that again.`;
}
