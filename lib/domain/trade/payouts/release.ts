import { and, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import { type Transaction, wakeAfter } from "@/db/client";
import { profiles, releases } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { newId } from "@/lib/core/values/ids";

/** The channel that wakes the job that pays out. */
export const RELEASES_CHANNEL = "releases";

export type ReleaseRow = typeof releases.$inferSelect;
type Earned = Pick<ReleaseRow, "profileId" | "kind" | "source" | "amountCents" | "feeCents"> & {
  orderId?: string;
  refundedCents?: number;
};

/**
 * Gives a creator what a payment earned, less the fee: to be paid out once the processor has it. Once for each payment; one that a
 * dispute had held again goes on. Nothing for a creator without an account. Source: docs/decisions/0031-held-money.md.
 */
export async function release(tx: Transaction, ctx: Context, earned: Earned): Promise<void> {
  if (!ctx.livemode) return; // nothing was passed on: test mode moves no payouts
  const [seller] = await tx
    .select({ account: profiles.processorAccountId })
    .from(profiles)
    .where(eq(profiles.id, earned.profileId));
  if (!seller?.account) return;
  const { livemode, now } = ctx;
  const row = { ...earned, account: seller.account, dueAt: now, livemode, createdAt: now };
  await tx
    .insert(releases)
    .values({ id: newId("rel", now.getTime()), ...row })
    .onConflictDoUpdate({
      target: releases.source,
      set: { status: "WAITING", dueAt: now },
      setWhere: eq(releases.status, "HELD"),
    });
  wakeAfter(tx, RELEASES_CHANNEL);
}

/** Holds what was released and is not on its way yet: the order is disputed. */
export async function holdRelease(tx: Transaction, source: string): Promise<void> {
  await tx
    .update(releases)
    .set({ status: "HELD" })
    .where(and(eq(releases.source, source), eq(releases.status, "WAITING")));
}

/** Notes how much of a payment goes back to the buyer, or has. What was paid out already is netted from what is released later. */
export async function reckonRelease(tx: Transaction, source: string, refundedCents: number): Promise<void> {
  await tx.update(releases).set({ refundedCents }).where(eq(releases.source, source));
}

/**
 * The same of a tip or a membership, by what the processor says in any order: a refund that failed has left the creator's account all
 * the same.
 */
export async function raiseRefunded(tx: Transaction, source: string, refundedCents: number): Promise<void> {
  await tx
    .update(releases)
    .set({
      refundedCents: sql`greatest(${releases.refundedCents}, least(${releases.amountCents}, ${refundedCents}::integer))`,
    })
    .where(eq(releases.source, source));
}

type Payout = { id: string; status: string; failure_message: string | null };

/** Takes over what the processor says of a payout: it has arrived, or the bank sent it back and it waits again. False when it is no news. */
export async function settlePayout(tx: Transaction, ctx: Context, payout: Payout): Promise<boolean> {
  const ours = and(eq(releases.payoutId, payout.id), eq(releases.status, "SENT"));
  if (payout.status === "paid") {
    const paid = await tx.update(releases).set({ status: "PAID", paidAt: ctx.now }).where(ours).returning();
    return paid.length > 0;
  }
  if (payout.status !== "failed" && payout.status !== "canceled") return false;
  const back = await tx
    .update(releases)
    .set({
      status: "SENDING",
      payoutId: null,
      returned: sql`${releases.returned} + 1`,
      attempts: 0,
      lastError: payout.failure_message ?? payout.status,
      dueAt: new Date(ctx.now.getTime() + RETURNED_WAIT_MS),
    })
    .where(or(ours, and(eq(releases.payoutId, payout.id), eq(releases.status, "PAID"))))
    .returning();
  return back.length > 0;
}

/** A bank that sent money back is asked again a day later: its holder may have put the account right. */
const RETURNED_WAIT_MS = 86_400_000;

/** For jobs: accounts that the processor still pays out by itself. */
export const PAID_DAILY = and(
  isNotNull(profiles.processorAccountId),
  eq(profiles.payoutsManual, false),
  isNull(profiles.deletedAt),
);
