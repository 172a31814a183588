import { and, arrayContains, eq, or } from "drizzle-orm";
import type Stripe from "stripe";
import type { Transaction } from "@/db/client";
import { orderRefunds } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { newId } from "@/lib/core/values/ids";
import { orderRefundFailed } from "../mails/order-refund-failed";
import type { RefundRow } from "../refunds/decide";
import { holdOrder, leftOf, reckon } from "../refunds/reckon";
import { dropUnsent } from "../refunds/record";
import { viewRefundFailedEvent } from "../showing/view-events";
import { announce } from "../telling/announce";
import { settleRefund } from "./settle-refund";

/**
 * Notes a refund as the processor says it is, in any order of its events: one that was decided here is found by its metadata, any other
 * was made at the processor and gets a row. False when it is no news.
 */
export async function noteRefund(
  tx: Transaction,
  ctx: Context,
  orderId: string,
  refund: Stripe.Refund,
): Promise<boolean> {
  const order = await holdOrder(tx, ctx, orderId);
  if (!order) return false;
  const failed = refund.status === "failed" || refund.status === "canceled";
  const known = await rowOf(tx, orderId, refund);
  if (known === "earlier try") return false;
  const row =
    known ?? (await newRow(tx, ctx, orderId, { processorId: refund.id, cents: refund.amount, reason: "elsewhere" }));
  if (row.status === "FAILED" || (row.status === "SENT" && !failed)) return false;
  await tx
    .update(orderRefunds)
    .set({
      processorId: refund.id,
      cents: refund.amount,
      status: failed ? "FAILED" : "SENT",
      sentAt: row.sentAt ?? ctx.now,
      lastError: failed ? (refund.failure_reason ?? "refused") : null,
    })
    .where(eq(orderRefunds.id, row.id));
  const after = await reckon(tx, ctx, orderId);
  if (!failed) {
    await settleRefund(tx, ctx, after, { cents: refund.amount, reason: row.reason });
    return true;
  }
  const { id } = row;
  const cents = refund.amount;
  await announce(tx, ctx, after, {
    kind: "order.refund_failed",
    data: viewRefundFailedEvent(after, { id, cents }),
    diff: { refund: id },
    toBuyer: (facts) => orderRefundFailed(facts, cents, "buyer"),
    toCreator: (facts) => orderRefundFailed(facts, cents, "creator"),
  });
  return true;
}

/** Notes that a card dispute was lost: what the card holder's bank took counts as sent back. False when it is no news. */
export async function noteChargeback(
  tx: Transaction,
  ctx: Context,
  orderId: string,
  dispute: Stripe.Dispute,
): Promise<boolean> {
  const order = await holdOrder(tx, ctx, orderId);
  if (!order) return false;
  const [known] = await tx.select().from(orderRefunds).where(eq(orderRefunds.processorId, dispute.id));
  if (known?.status === "SENT") return false;
  // what was still to be sent the bank has taken itself
  await dropUnsent(tx, ctx, eq(orderRefunds.orderId, orderId));
  const cents = Math.min(dispute.amount, await leftOf(tx, order));
  if (!known && cents === 0) return false;
  const row = known ?? (await newRow(tx, ctx, orderId, { processorId: dispute.id, cents, reason: "chargeback" }));
  await tx
    .update(orderRefunds)
    .set({ status: "SENT", sentAt: ctx.now, byDispute: true })
    .where(eq(orderRefunds.id, row.id));
  await settleRefund(tx, ctx, await reckon(tx, ctx, orderId), row);
  return true;
}

/** The row of a refund; what is heard late of a try that failed, and was tried again since, is no news. */
async function rowOf(
  tx: Transaction,
  orderId: string,
  refund: Stripe.Refund,
): Promise<RefundRow | "earlier try" | undefined> {
  const { order_refund: id = "", attempt = "0" } = refund.metadata ?? {};
  const rows = await tx
    .select()
    .from(orderRefunds)
    .where(
      and(
        eq(orderRefunds.orderId, orderId),
        or(
          eq(orderRefunds.processorId, refund.id),
          eq(orderRefunds.id, id),
          arrayContains(orderRefunds.refusedIds, [refund.id]),
        ),
      ),
    );
  if (rows.some(({ refusedIds }) => refusedIds.includes(refund.id))) return "earlier try";
  const known = rows.find(({ processorId }) => processorId === refund.id);
  const ours = rows.find((row) => row.id === id);
  if (known || !ours) return known;
  const tried = Number.parseInt(attempt, 10) || 0;
  if (tried < ours.retries) return "earlier try";
  return ours.processorId === null && tried === ours.retries ? ours : undefined;
}

async function newRow(
  tx: Transaction,
  ctx: Context,
  orderId: string,
  heard: Pick<RefundRow, "processorId" | "cents" | "reason">,
): Promise<RefundRow> {
  const id = newId("rfd", ctx.now.getTime());
  const { livemode, now: createdAt } = ctx;
  const [row] = await tx
    .insert(orderRefunds)
    .values({ id, orderId, ...heard, livemode, createdAt })
    .returning();
  if (!row) throw new Error("the refund was not written");
  return row;
}
