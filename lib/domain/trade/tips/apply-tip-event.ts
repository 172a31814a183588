import { and, eq, inArray, isNull, lt, ne, or, sql } from "drizzle-orm";
import type Stripe from "stripe";
import type { Transaction } from "@/db/client";
import { orders, orderTips } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { tipReceived } from "@/lib/domain/trade/orders/mails/tip-received";
import { lockOrder } from "@/lib/domain/trade/orders/refunds/reckon";
import { viewTippedEvent } from "@/lib/domain/trade/orders/showing/view-events";
import { announce } from "@/lib/domain/trade/orders/telling/announce";
import { hears } from "@/lib/domain/trade/payments/hears";
import { intentOf } from "@/lib/domain/trade/payments/intent-of";
import { isOwed, oweRefund } from "@/lib/domain/trade/payments/owe-refund";
import { release } from "@/lib/domain/trade/payouts/release";
import { expireTip } from "./expire-tip";
import { recordTip } from "./record-tip";

/**
 * Applies a paid tip: released at once, all of it. A second one of the same order came for nothing and is owed back, and so did one of an
 * order that is disputed or was sent back meanwhile. Null for a payment
 * that is no tip, false for what is no news.
 */
export async function markTipPaid(
  tx: Transaction,
  system: Context,
  session: Stripe.Checkout.Session,
): Promise<boolean | null> {
  const id = session.metadata?.tip_id;
  const source = intentOf(session);
  if (!id) return null;
  const [tip] = await tx.select().from(orderTips).where(eq(orderTips.id, id));
  if (!tip || !source || session.payment_status !== "paid" || tip.paymentIntentId === source) return false;
  if (!hears(system, tip)) return false;
  const ctx = { ...system, livemode: tip.livemode };
  const order = await lockOrder(tx, ctx, tip.orderId);
  // what goes back already is not taken, however late it is heard of again
  if (!order || (await isOwed(tx, source))) return false;
  const others = and(
    eq(orderTips.orderId, order.id),
    ne(orderTips.id, id),
    inArray(orderTips.status, ["PAID", "REFUNDED"]),
  );
  const { profileId, productTitle: title } = order;
  const second = tip.paymentIntentId !== null || (await tx.$count(orderTips, others)) > 0;
  if (second || order.status !== "COMPLETED") {
    if (!second) await expireTip(tx, ctx, eq(orderTips.id, id));
    return oweRefund(tx, ctx, {
      source,
      reason: second ? "second_payment" : "expired",
      subject: "order",
      title: `Tip for ${title}`,
      profileId,
      buyerEmail: session.customer_details?.email ?? null,
    });
  }
  const [taken] = await tx
    .update(orderTips)
    .set({
      status: sql`case when ${orderTips.refundedCents} >= ${orderTips.cents} then 'REFUNDED' else 'PAID' end`,
      paymentIntentId: source,
      paidAt: ctx.now,
    })
    .where(eq(orderTips.id, id))
    .returning();
  await tx.update(orders).set({ updatedAt: ctx.now }).where(eq(orders.id, order.id));
  const refundedCents = Math.min(tip.cents, taken?.refundedCents ?? 0);
  const earned = { amountCents: tip.cents, feeCents: 0, refundedCents };
  await release(tx, ctx, { profileId, kind: "tip", source, orderId: order.id, ...earned });
  await announce(tx, ctx, order, {
    kind: "order.tipped",
    data: viewTippedEvent(order, tip.cents),
    diff: { tip: id, cents: tip.cents },
    toCreator: (facts) => tipReceived(facts, tip.cents),
  });
  return true;
}

/** A tip whose page closed unpaid. False for what is none. */
export function markTipExpired(tx: Transaction, ctx: Context, sessionId: string): Promise<boolean> {
  return expireTip(tx, ctx, eq(orderTips.sessionId, sessionId));
}

/**
 * What of a tip went back, in whole or not; of one that is not known as paid yet it is kept until then. What came for nothing and goes back
 * was none.
 */
export async function markTipRefunded(
  tx: Transaction,
  ctx: Context,
  charge: Stripe.Charge,
  source: string,
): Promise<void> {
  const refunded = charge.amount_refunded;
  const own = eq(orderTips.paymentIntentId, source);
  const [tip] = await tx
    .update(orderTips)
    .set({
      refundedCents: refunded,
      status: sql`case when ${orderTips.status} = 'PAID' and ${refunded}::integer >= ${orderTips.cents} then 'REFUNDED' else ${orderTips.status} end`,
    })
    .where(
      and(
        eq(orderTips.id, charge.metadata.tip_id ?? ""),
        (await isOwed(tx, source)) ? own : or(isNull(orderTips.paymentIntentId), own),
        // what is heard again, or late, is no news
        lt(orderTips.refundedCents, refunded),
      ),
    )
    .returning();
  if (tip) await recordTip(tx, ctx, tip, "tip.refunded", { cents: refunded });
}
