import { and, eq, lt, type SQL, sql } from "drizzle-orm";
import { type Transaction, wakeAfter } from "@/db/client";
import { orderRefunds } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { conflict, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { orderFor } from "../access/access";
import type { OrderRow } from "../move";
import { ORDER_REFUNDS_CHANNEL, type RefundRow } from "./decide";
import { holdOrder, reckon } from "./reckon";
import { GIVEN_UP } from "./rounds";
import { sendLater } from "./send";

/** How often a refund is tried besides the first time. */
export const MOST_RETRIES = 5;

/**
 * Sends a refund again that the buyer's bank refused: by the creator, or by the operator. What the creator gave for it was taken the
 * first time and is with the platform. One that the processor refused until it was asked no more is asked for again, as if for the first
 * time. Throws `not_found`, `conflict` (it did not fail, or was tried too often).
 */
export async function retryFailedRefund(ctx: Context, orderId: string, refundId: string): Promise<void> {
  await orderFor(ctx, orderId, "retry_refund");
  const { refund, order } = await transaction(ctx, async (tx, within) => {
    const held = await holdOrder(tx, within, orderId);
    if (!held) throw notFound("The order");
    return again(tx, within, held, refundId);
  });
  await sendLater(ctx, { refund, paymentIntentId: order.paymentIntentId });
}

/**
 * The same of every part of an order that can still be tried, in the caller's transaction, which holds the order: the worker asks after
 * the commit. Answers what goes back by that, in US cents.
 */
export async function retryAllFailed(tx: Transaction, ctx: Context, held: OrderRow): Promise<number> {
  const failed = await tx
    .select({ id: orderRefunds.id })
    .from(orderRefunds)
    .where(
      and(
        eq(orderRefunds.orderId, held.id),
        eq(orderRefunds.livemode, held.livemode),
        eq(orderRefunds.status, "FAILED"),
        lt(orderRefunds.retries, MOST_RETRIES),
      ),
    );
  let cents = 0;
  for (const { id } of failed) cents += (await again(tx, ctx, held, id)).refund.cents;
  return cents;
}

async function again(
  tx: Transaction,
  ctx: Context,
  held: OrderRow,
  id: string,
): Promise<{ refund: RefundRow; order: OrderRow }> {
  const one = and(eq(orderRefunds.id, id), eq(orderRefunds.orderId, held.id), eq(orderRefunds.livemode, ctx.livemode));
  const [failed] = await tx
    .update(orderRefunds)
    .set({
      status: "REQUESTED",
      processorId: null,
      refusedIds: sql`array_append(${orderRefunds.refusedIds}, ${orderRefunds.processorId})`,
      sentAt: null,
      lastError: null,
      attempts: 0,
      dueAt: null,
      retries: sql`${orderRefunds.retries} + 1`,
    })
    .where(and(one, eq(orderRefunds.status, "FAILED"), lt(orderRefunds.retries, MOST_RETRIES)))
    .returning();
  const refund = failed ?? (await nextRound(tx, one));
  if (!refund) {
    const [known] = await tx.select().from(orderRefunds).where(one);
    if (!known) throw notFound("The refund");
    throw conflict(
      known.status === "FAILED"
        ? `This refund was tried ${MOST_RETRIES} times. Settle it with the buyer in another way.`
        : "This refund did not fail: it is on its way, or has gone.",
    );
  }
  const said = { refund: id, cents: refund.cents, retries: refund.retries };
  await recordAudit(tx, ctx, held.profileId, "order.refund_retried", { type: "order", id: held.id }, said);
  wakeAfter(tx, ORDER_REFUNDS_CHANNEL);
  return { refund, order: await reckon(tx, ctx, held.id) };
}

async function nextRound(tx: Transaction, one: SQL | undefined): Promise<RefundRow | undefined> {
  const [refund] = await tx
    .update(orderRefunds)
    .set({ attempts: sql`${orderRefunds.attempts} + 1`, dueAt: null })
    .where(and(one, GIVEN_UP))
    .returning();
  return refund;
}
