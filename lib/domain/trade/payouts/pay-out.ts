import { and, asc, eq, inArray, lte, min, ne, not, or, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { orders, profiles, releases } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { eachAlone } from "@/lib/core/process/each-alone";
import { transaction } from "@/lib/core/transaction";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { lacksFunds } from "@/lib/domain/trade/payments/give-back";
import { processor } from "@/lib/domain/trade/payments/processor";
import { accountAmount, availabilityOf } from "./availability";
import { netCents } from "./net";
import { askForOwed, debtOf, reckonedOf } from "./reading/owed";
import { cameBack, canBeHeld, holdRelease, type ReleaseRow } from "./release";
import { payoutBefore, settlePayout, tryMetadata } from "./settle-payout";

const BATCH = 50;
const UNSETTLED = ["WAITING", "SENDING", "SENT"] as const;
/** Whether an operator holds what this creator is to be paid. */
const FROZEN = sql`exists (
  select from ${profiles} where ${profiles.id} = ${releases.profileId} and ${profiles.payoutsFrozenAt} is not null)`;
/** What the worker has to do with: of frozen payouts what was asked of the processor already. */
const GOES_ON = and(inArray(releases.status, UNSETTLED), or(not(canBeHeld(releases)), not(FROZEN)));
/** The wait after the nth attempt: a minute, doubled each time, at most six hours. It is the claim's lease, too. */
const WAIT = sql`least(interval '1 minute' * power(2, least(${releases.attempts}, 10)), interval '6 hours')`;

/**
 * Pays creators what was released to them and the processor has made available, each payment's net as a payout of its own under the
 * payment's id, in the account's currency; what is still held is never part of it. Any number of workers may do it at once. Answers
 * how many payouts were asked for, and when the next release is due.
 */
export async function payOut(ctx: Context): Promise<{ sent: number; nextDueAt: Date | null }> {
  const sent = await eachAlone(ctx, await claim(ctx), {
    work: (row, own) => advance({ ...own, livemode: row.livemode }, row),
    failed: "a release was not paid out; it will be tried again",
    note: ({ id }, error) => {
      const lastError = error instanceof Error ? error.message.slice(0, 500) : "unknown";
      return ctx.db.update(releases).set({ lastError }).where(eq(releases.id, id));
    },
    untried: ({ id, attempts }) =>
      ctx.db
        .update(releases)
        .set({ attempts: attempts - 1, dueAt: ctx.now })
        .where(and(eq(releases.id, id), eq(releases.attempts, attempts), inArray(releases.status, UNSETTLED))),
  });
  const [next] = await ctx.db
    .select({ at: min(releases.dueAt) })
    .from(releases)
    .where(GOES_ON);
  return { sent, nextDueAt: next?.at ?? null };
}

async function claim(ctx: Context): Promise<ReleaseRow[]> {
  const due = ctx.db
    .select({ id: releases.id })
    .from(releases)
    .where(and(GOES_ON, lte(releases.dueAt, ctx.now)))
    .orderBy(asc(releases.dueAt), asc(releases.id))
    .limit(BATCH)
    .for("update", { skipLocked: true });
  return ctx.db
    .update(releases)
    .set({ attempts: sql`${releases.attempts} + 1`, dueAt: sql`${ctx.now.toISOString()}::timestamptz + ${WAIT}` })
    .where(inArray(releases.id, due))
    .returning();
}

/** One step of a release; true when it asked for a payout. */
async function advance(ctx: Context, row: ReleaseRow): Promise<boolean> {
  if (row.status === "SENT") {
    const payout = await processor().payouts.retrieve(row.payoutId ?? "", {}, { stripeAccount: row.account });
    await transaction(ctx, (tx, within) => settlePayout(tx, within, payout));
    return false;
  }
  if (row.status === "SENDING") {
    const before = await payoutBefore(row);
    if (!before) return send(ctx, cameBack(row) ? await netAgain(ctx, row.id) : row);
    await transaction(ctx, (tx, within) => settlePayout(tx, within, before, row));
    return false;
  }
  const at = row.availableOn ?? (await learn(ctx, row));
  if (at > ctx.now) {
    await ctx.db.update(releases).set({ dueAt: at, attempts: 0 }).where(waiting(row));
    return false;
  }
  const taken = await transaction(ctx, (tx) => take(tx, ctx, row.id));
  return taken?.status === "SENDING" ? send(ctx, taken) : false;
}

async function learn(ctx: Context, row: ReleaseRow): Promise<Date> {
  const { availableOn, currency, receivedMinor } = await availabilityOf(row);
  await ctx.db.update(releases).set({ availableOn, currency, receivedMinor }).where(eq(releases.id, row.id));
  return availableOn;
}

const waiting = (row: ReleaseRow) => and(eq(releases.id, row.id), eq(releases.status, "WAITING"));

/**
 * Decides what a release pays: its net, less what went back to buyers after other payouts of this creator. The profile's row is held, so
 * that no debt is netted twice.
 */
async function take(tx: Transaction, ctx: Context, id: string): Promise<ReleaseRow | null> {
  const present = await hold(tx, id);
  if (present?.status !== "WAITING") return null;
  const net = netCents(present);
  const kept = await recover(tx, present, net);
  return pays(tx, ctx, present, net - kept, kept);
}

/** Takes a release for this transaction, its creator's row first. */
async function hold(tx: Transaction, id: string): Promise<ReleaseRow | undefined> {
  const [row] = await tx.select({ profileId: releases.profileId }).from(releases).where(eq(releases.id, id));
  if (!row) return undefined;
  const creator = eq(profiles.id, row.profileId);
  const [seller] = await tx
    .select({ frozen: profiles.payoutsFrozenAt })
    .from(profiles)
    .where(creator)
    .for("no key update");
  const [present] = await tx.select().from(releases).where(eq(releases.id, id)).for("no key update");
  // frozen since it was claimed
  const held = seller?.frozen && (present?.status === "WAITING" || (present && cameBack(present)));
  return held ? undefined : present;
}

/** Writes what a release pays, and what it keeps: with that on the account, what is owed can be taken back at the processor. */
async function pays(tx: Transaction, ctx: Context, row: ReleaseRow, paidCents: number, keptCents: number) {
  const next = paidCents > 0 ? { status: "SENDING" as const } : { status: "PAID" as const, paidAt: ctx.now };
  const [taken] = await tx
    .update(releases)
    .set({ paidCents, keptCents, nettedFor: row.returned, ...next })
    .where(eq(releases.id, row.id))
    .returning();
  if (keptCents > row.keptCents) await askForOwed(tx, row);
  return taken ?? null;
}

/** Nets what this creator owes for refunds after payouts, oldest first, at most `most`. Answers how much; negative where they are owed. */
async function recover(
  tx: Transaction,
  { profileId, account, livemode, id }: ReleaseRow,
  most: number,
): Promise<number> {
  const others = await tx
    .select()
    .from(releases)
    .where(and(reckonedOf({ profileId, livemode }), eq(releases.account, account), ne(releases.id, id)))
    .orderBy(asc(releases.createdAt), asc(releases.id));
  let kept = 0;
  for (const other of others) {
    const debt = debtOf(other);
    const part = Math.min(debt, most - kept);
    if (part === 0) continue;
    kept += part;
    await tx
      .update(releases)
      .set({ recoveredCents: sql`${releases.recoveredCents} + ${part}` })
      .where(eq(releases.id, other.id));
  }
  return kept;
}

/** Asks the processor for the payout: under the payment's id, so that however often it is asked there is one. The caller has looked for it. */
async function send(ctx: Context, row: ReleaseRow | null): Promise<boolean> {
  if (!row) return false;
  const { id, source, account, orderId, returned } = row;
  const payout = await processor()
    .payouts.create(
      {
        amount: accountAmount(row),
        currency: row.currency ?? "usd",
        metadata: { ...tryMetadata(row), payment: source, ...(orderId && { order_id: orderId }) },
      },
      { stripeAccount: account, idempotencyKey: returned === 0 ? `payout:${source}` : `payout:${source}:${returned}` },
    )
    .catch(async (error) => {
      if (lacksFunds(error)) {
        // a refusal is kept under its key: the next try has another, after the wait that its attempts ask for
        await ctx.db
          .update(releases)
          .set({ returned: sql`${releases.returned} + 1` })
          .where(and(eq(releases.id, id), eq(releases.returned, returned)));
      }
      throw error;
    });
  await transaction(ctx, (tx, within) => settlePayout(tx, within, payout, row));
  return true;
}

/**
 * Whether a release is of an order that is disputed since it was paid out, or goes on by agreement, or whose card dispute the bank has yet to
 * decide. Of one that went back in whole nothing is paid, and what its creator owes of it is to be reckoned.
 */
async function isContested(tx: Transaction, { kind, orderId }: ReleaseRow): Promise<boolean> {
  // a tip has a payment of its own
  if (kind !== "order" || !orderId) return false;
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  if (!order || order.status === "REFUNDED") return false;
  return order.status !== "COMPLETED" || order.processorDispute === "open";
}

/**
 * The bank sent a payout back, or the processor refused it for lack of funds: refunds since may have taken from the account what it was
 * to pay. It pays what is the creator's by now, before the first try under a new key. Null where another worker was first, and where its order is disputed: then it is held.
 */
async function netAgain(ctx: Context, id: string): Promise<ReleaseRow | null> {
  return transaction(ctx, async (tx, within) => {
    const present = await hold(tx, id);
    if (!present || !cameBack(present)) return null;
    if (await isContested(tx, present)) {
      await holdRelease(tx, present.source);
      return null;
    }
    const paid = Math.max(0, (present.paidCents ?? 0) - Math.max(0, debtOf(present)));
    const more = await recover(tx, present, paid);
    const diff = { cents: paid - more, kept: present.keptCents + more };
    const next = await pays(tx, within, present, diff.cents, diff.kept);
    if (diff.cents !== present.paidCents || diff.kept !== present.keptCents)
      await recordAudit(tx, within, present.profileId, "payout.netted", { type: "release", id }, diff);
    return next?.status === "SENDING" ? next : null;
  });
}
