import { and, asc, eq, gt, isNotNull, isNull, ne, sql } from "drizzle-orm";
import type Stripe from "stripe";
import { type Transaction, wakeAfter } from "@/db/client";
import { orderTips, releases } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { allAlone } from "@/lib/core/process/each-alone";
import { transaction } from "@/lib/core/transaction";
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
  const [known] = await tx
    .select()
    .from(releases)
    .where(and(eq(releases.source, source), ne(releases.kind, "order")));
  if (!known) return false;
  const { id, profileId, kind } = known;
  const [lost] = await tx
    .update(releases)
    .set({
      chargebackCents: amount,
      refundedCents: sql`least(${releases.amountCents}, ${releases.refundedCents} + ${amount}::integer)`,
    })
    .where(and(eq(releases.id, id), isNull(releases.chargebackCents)))
    .returning();
  // of a tip that was on its way back from the platform's own, the creator owes it already
  const [tip] = await tx
    .update(orderTips)
    .set({ status: "REFUNDED", refundedCents: orderTips.cents })
    .where(and(eq(orderTips.paymentIntentId, source), eq(orderTips.status, "PAID")))
    .returning();
  if (!lost && !tip) return false;
  const diff = { dispute: dispute.id, cents: amount, kind };
  await recordAudit(tx, ctx, profileId, "payout.charged_back", { type: "release", id }, diff);
  wakeAfter(tx, CHARGEBACKS_CHANNEL);
  return true;
}

/** Whether what a payment passed on is to be taken back from its creator apart. */
export async function isOwedBack(ctx: Context, source: string): Promise<boolean> {
  const owed = and(eq(releases.source, source), isNotNull(releases.chargebackCents));
  return (await ctx.db.$count(releases, owed)) > 0;
}

/**
 * Notes that a payment goes back to its buyer from the platform's own, all of it, as the creator's account has too little: it is taken back
 * from them apart, once a later release has left it there. Once for each payment.
 */
export async function oweBack(ctx: Context, source: string): Promise<void> {
  await transaction(ctx, async (tx, within) => {
    const [owing] = await tx
      .update(releases)
      .set({ chargebackCents: releases.amountCents, refundedCents: releases.amountCents })
      .where(and(eq(releases.source, source), isNull(releases.chargebackCents)))
      .returning();
    if (!owing) return;
    const { id, profileId, kind, amountCents: cents } = owing;
    await recordAudit(tx, within, profileId, "payout.owed_back", { type: "release", id }, { cents, kind });
  });
}

const BATCH = 50;

/** Of tips and memberships: what went back to the buyer, and has yet to be taken back from the creator. */
export const NOT_TAKEN = and(isNotNull(releases.chargebackCents), isNull(releases.chargebackReversedAt));

/**
 * Takes back what lost card disputes of tips and memberships took, and tips that went back from the platform's own, of both modes: all of
 * them, `size` at a time, as a creator may have too little for long. Answers how many were taken.
 */
export async function takeBackChargebacks(ctx: Context, size = BATCH): Promise<number> {
  return allAlone<ReleaseRow>(ctx, {
    size,
    due: async (after) =>
      ctx.db
        .select()
        .from(releases)
        .where(and(NOT_TAKEN, after && gt(releases.id, after.id)))
        .orderBy(asc(releases.id))
        .limit(size),
    work: (row, own) => takeBack(own, row),
    failed: "a chargeback was not taken back; it will be tried again",
  });
}

async function takeBack(
  system: Context,
  { id, source, chargebackCents, livemode, profileId, kind }: ReleaseRow,
): Promise<void> {
  // a refusal is kept under its key: an account that has too little is asked once a day
  const ctx = { ...system, livemode };
  const day = ctx.now.toISOString().slice(0, 10);
  const cents = await reverseTransfer(source, {
    of: ctx,
    cents: chargebackCents ?? 0,
    metadata: { release: id },
    idempotencyKey: `chargeback:${id}:${day}`,
  });
  await transaction(ctx, async (tx, within) => {
    const [taken] = await tx
      .update(releases)
      .set({ chargebackReversedAt: ctx.now })
      .where(and(eq(releases.id, id), NOT_TAKEN))
      .returning();
    if (!taken) return;
    const diff = { cents, kind };
    await recordAudit(tx, within, profileId, "payout.taken_back", { type: "release", id }, diff);
  });
}
