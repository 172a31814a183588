import { and, eq, sql } from "drizzle-orm";
import type Stripe from "stripe";
import type { Transaction } from "@/db/client";
import { orders } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { hears } from "@/lib/domain/trade/payments/hears";
import { intentOf } from "@/lib/domain/trade/payments/intent-of";
import { isOwed } from "@/lib/domain/trade/payments/owe-refund";
import { type PaymentMode, processor } from "@/lib/domain/trade/payments/processor";
import type { OrderRow } from "../move";
import { reckon } from "../refunds/reckon";
import { disputeByProcessor } from "./dispute-by-processor";
import { noteChargeback, noteRefund } from "./note-refund";
import { settleRefund } from "./settle-refund";
import { winDispute } from "./win-dispute";

type Payment = { payment_intent?: string | { id: string } | null; metadata?: Stripe.Metadata | null };

/** The id of the order that a charge or a dispute is about, or null: its metadata says it, or its payment's does, at the processor of a mode. */
export async function orderIdOf(payment: Payment, of: PaymentMode): Promise<string | null> {
  if (payment.metadata?.order_id) return payment.metadata.order_id;
  const intent = intentOf(payment);
  if (!intent) return null;
  const { metadata } = await processor(of).paymentIntents.retrieve(intent);
  return metadata.order_id ?? null;
}

/** A dispute's events, and what the refunds of a payment are now. */
export type ChargeNews =
  | { type: "charge.dispute.created" | "charge.dispute.closed"; data: { object: Stripe.Dispute } }
  | { type: "refunds"; data: { object: Payment; refunds: readonly Stripe.Refund[] } };

/** Applies what happened to the payment of an order; false when it changes nothing. What happens to another payment is no news of it. */
export async function applyChargeEvent(
  tx: Transaction,
  system: Context,
  orderId: string,
  event: ChargeNews,
): Promise<boolean> {
  const order = await orderPaidBy(tx, orderId, event.data.object);
  if (!order || !hears(system, order)) return false;
  const ctx = { ...system, livemode: order.livemode };
  switch (event.type) {
    case "refunds": {
      let news = false;
      for (const refund of event.data.refunds) news = (await noteRefund(tx, ctx, orderId, refund)) || news;
      return news;
    }
    case "charge.dispute.created":
      return applyDisputeOpened(tx, ctx, orderId, event.data.object);
    case "charge.dispute.closed":
      return applyDisputeClosed(tx, ctx, orderId, event.data.object);
  }
}

/** The order, in either mode, if this is the payment that it took; while it took none, any that is not owed back. */
async function orderPaidBy(tx: Transaction, id: string, payment: Payment): Promise<{ livemode: boolean } | undefined> {
  const intent = intentOf(payment);
  const [order] = await tx
    .select({ taken: orders.paymentIntentId, livemode: orders.livemode })
    .from(orders)
    .where(eq(orders.id, id));
  if (!order || !intent) return order;
  const own = order.taken ? order.taken === intent : !(await isOwed(tx, intent));
  return own ? order : undefined;
}

/** A card dispute was opened. Before the payment's own event it waits on the row. */
async function applyDisputeOpened(
  tx: Transaction,
  ctx: Context,
  orderId: string,
  dispute: Stripe.Dispute,
): Promise<boolean> {
  const [order] = await tx
    .update(orders)
    .set({ processorDisputeId: dispute.id, processorDispute: "open", updatedAt: ctx.now })
    .where(and(eq(orders.id, orderId), sql`${orders.processorDisputeId} is distinct from ${dispute.id}`))
    .returning();
  if (!order) return false;
  await disputeByProcessor(tx, ctx, orderId, disputeNote(dispute));
  return true;
}

/** A card dispute was decided: won completes the order or lets it go on, lost has sent the money back. It may come before the dispute itself. */
async function applyDisputeClosed(
  tx: Transaction,
  ctx: Context,
  orderId: string,
  dispute: Stripe.Dispute,
): Promise<boolean> {
  const lost = dispute.status === "lost";
  if (!lost && dispute.status !== "won" && dispute.status !== "warning_closed") return false;
  const [order] = await tx
    .update(orders)
    .set({ processorDisputeId: dispute.id, processorDispute: lost ? "lost" : "won", updatedAt: ctx.now })
    .where(eq(orders.id, orderId))
    .returning();
  if (!order) return false;
  if (lost) {
    await disputeByProcessor(tx, ctx, orderId, disputeNote(dispute));
    await noteChargeback(tx, ctx, orderId, dispute);
    return true;
  }
  await winDispute(tx, ctx, orderId);
  return true;
}

/** What events that came before the payment's have left on the row, once the order is PAID. */
export async function catchUp(tx: Transaction, ctx: Context, paid: OrderRow): Promise<void> {
  if (paid.processorDispute === "open" || paid.processorDispute === "lost")
    await disputeByProcessor(tx, ctx, paid.id, "The card holder disputed the payment.");
  const [order] = await tx.select().from(orders).where(eq(orders.id, paid.id));
  if (!order) return;
  // the payment is known from now on, and with it whose the money is
  const reckoned = await reckon(tx, ctx, order.id);
  await settleRefund(tx, ctx, reckoned, { cents: reckoned.refundedCents, reason: "elsewhere" });
}

function disputeNote(dispute: Stripe.Dispute): string {
  return `The card holder disputed the payment (${dispute.reason.replaceAll("_", " ")}).`;
}
