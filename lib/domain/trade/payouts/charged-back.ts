import { and, asc, eq, isNotNull, isNull, ne, sql } from "drizzle-orm";
import type Stripe from "stripe";
import { type Transaction, wakeAfter } from "@/db/client";
import { orderTips, releases } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { eachAlone } from "@/lib/core/process/each-alone";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { intentOf } from "@/lib/domain/trade/payments/intent-of";
import { reverseTransfer } from "@/lib/domain/trade/payments/reverse-transfer";
import type { ReleaseRow } from "./release";

/** The channel that wakes the job that takes back. */
export const CHARGEBACKS_CHANNEL = "chargebacks";

/**
 * Notes that the card dispute of a tip or a membership was lost: the bank took the payment from the platform, so it is no longer the
 * creator's. False when it is no news, or none of ours.
 */
export async function noteChargedBack(tx: Transaction, ctx: Context, dispute: Stripe.Dispute): Promise<boolean> {
  const { amount } = dispute;
  const source = intentOf(dispute);
  if (dispute.status !== "lost" || !source) return false;
  const [lost] = await tx
    .update(releases)
    .set({
      chargebackCents: amount,
      refundedCents: sql`least(${releases.amountCents}, ${releases.refundedCents} + ${amount}::integer)`,
    })
    .where(and(eq(releases.source, source), ne(releases.kind, "order"), isNull(releases.chargebackCents)))
    .returning();
  if (!lost) return false;
  await tx
    .update(orderTips)
    .set({ status: "REFUNDED", refundedCents: orderTips.cents })
    .where(and(eq(orderTips.paymentIntentId, source), eq(orderTips.status, "PAID")));
  const diff = { dispute: dispute.id, cents: amount, kind: lost.kind };
  await recordAudit(tx, ctx, lost.profileId, "payout.charged_back", { type: "release", id: lost.id }, diff);
  wakeAfter(tx, CHARGEBACKS_CHANNEL);
  return true;
}

const BATCH = 50;

/** Takes back what lost card disputes of tips and memberships took, of both modes. Answers how many were taken. */
export async function takeBackChargebacks(ctx: Context): Promise<number> {
  const due = await ctx.db
    .select()
    .from(releases)
    .where(and(isNotNull(releases.chargebackCents), isNull(releases.chargebackReversedAt)))
    .orderBy(asc(releases.createdAt))
    .limit(BATCH);
  const work = (row: ReleaseRow) => takeBack(ctx, row);
  return eachAlone(ctx, due, { work, failed: "a chargeback was not taken back; it will be tried again" });
}

async function takeBack(ctx: Context, { id, source, chargebackCents, livemode }: ReleaseRow): Promise<void> {
  // a refusal is kept under its key: an account that has too little is asked once a day
  const day = ctx.now.toISOString().slice(0, 10);
  await reverseTransfer(source, {
    of: { livemode },
    cents: chargebackCents ?? 0,
    metadata: { release: id },
    idempotencyKey: `chargeback:${id}:${day}`,
  });
  await ctx.db.update(releases).set({ chargebackReversedAt: ctx.now }).where(eq(releases.id, id));
}
