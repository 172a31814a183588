import { and, eq, gt, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { type Transaction, wakeAfter } from "@/db/client";
import { profiles, releases } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { newId } from "@/lib/core/values/ids";

/** The channel that wakes the job that pays out. */
export const RELEASES_CHANNEL = "releases";

export type ReleaseRow = typeof releases.$inferSelect;

/**
 * Whether a payout came back, or was refused for lack of funds, and what is paid now is yet to be decided: nothing is asked for, and its
 * money is on the account as that of a release that waits.
 */
export function cameBack({ status, nettedFor, returned }: ReleaseRow): boolean {
  return status === "SENDING" && nettedFor < returned;
}

/** What has not left the account, and is not asked for: a dispute or an operator can still hold it. The same for the database. */
export function canBeHeld({ status, nettedFor, returned }: typeof releases): SQL {
  return sql`(${status} = 'WAITING' or (${status} = 'SENDING' and ${nettedFor} < ${returned}))`;
}
type Earned = Pick<ReleaseRow, "profileId" | "kind" | "source" | "amountCents" | "feeCents"> & {
  orderId?: string;
  refundedCents?: number;
};

/**
 * Gives a creator what a payment earned, less the fee: to be paid out once the processor has it. Once for each payment; one that a
 * dispute had held again goes on. `held`: not before `letGo`, or a release that is not. Nothing for a creator without an account.
 * Source: docs/decisions/0031-held-money.md.
 */
export async function release(
  tx: Transaction,
  ctx: Context,
  earned: Earned,
  { held = false }: { held?: boolean } = {},
): Promise<void> {
  if (!ctx.livemode) return; // nothing was passed on: test mode moves no payouts
  const [seller] = await tx
    .select({ account: profiles.processorAccountId })
    .from(profiles)
    .where(eq(profiles.id, earned.profileId));
  if (!seller?.account) return;
  const { livemode, now } = ctx;
  const status = held ? ("HELD" as const) : ("WAITING" as const);
  const row = { ...earned, status, account: seller.account, dueAt: now, livemode, createdAt: now };
  const known = { target: releases.source };
  const added = tx.insert(releases).values({ id: newId("rel", now.getTime()), ...row });
  if (held) return void (await added.onConflictDoNothing(known));
  await added.onConflictDoUpdate({
    ...known,
    set: { status: LET_GO, dueAt: now },
    setWhere: eq(releases.status, "HELD"),
  });
  wakeAfter(tx, RELEASES_CHANNEL);
}

/** Holds what was released and is not on its way, or came back: the order is disputed. */
export async function holdRelease(tx: Transaction, source: string): Promise<void> {
  await tx
    .update(releases)
    .set({ status: "HELD" })
    .where(and(eq(releases.source, source), canBeHeld(releases)));
}

/** What held it is over: what never left waits again, what came back is to be decided. */
const LET_GO = sql`case when ${releases.returned} > 0 then 'SENDING' else 'WAITING' end`;

/** What held a release is over: a card dispute that was won of an order that is completed already. */
export async function letGo(tx: Transaction, ctx: Context, source: string, which?: SQL): Promise<void> {
  await tx
    .update(releases)
    .set({ status: LET_GO, dueAt: ctx.now })
    .where(and(eq(releases.source, source), eq(releases.status, "HELD"), which));
  wakeAfter(tx, RELEASES_CHANNEL);
}

/** An order that went back to its buyer holds nothing: of a payout that had come back to its account the creator may owe something. */
export async function letGoReturned(tx: Transaction, ctx: Context, source: string): Promise<void> {
  await letGo(tx, ctx, source, gt(releases.returned, 0));
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

/** For jobs: accounts that the processor still pays out by itself. */
export const PAID_DAILY = and(
  isNotNull(profiles.processorAccountId),
  eq(profiles.payoutsManual, false),
  isNull(profiles.deletedAt),
);
