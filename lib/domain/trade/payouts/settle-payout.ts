import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type Stripe from "stripe";
import type { Transaction } from "@/db/client";
import { releases } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { carries } from "@/lib/domain/trade/payments/give-back";
import { processor } from "@/lib/domain/trade/payments/processor";
import type { ReleaseRow } from "./release";

/** Which try of a release a payout is: what its metadata say, and its key. */
export type Try = Pick<ReleaseRow, "id" | "returned">;

/** What names a try at the processor. */
export function tryMetadata({ id, returned }: Try): { release: string; returned: string } {
  return { release: id, returned: String(returned) };
}

/** By how much the processor's clock may be behind ours. */
const CLOCKS_DIFFER_MS = 3_600_000;

/**
 * The payout that was asked for and of which nothing was heard, where a worker died before it said so: the processor forgets a key after a
 * day.
 */
export async function payoutBefore({ account, ...row }: ReleaseRow): Promise<Stripe.Payout | undefined> {
  const own = tryMetadata(row);
  const since = Math.floor((row.createdAt.getTime() - CLOCKS_DIFFER_MS) / 1000);
  const listed = processor().payouts.list({ limit: 100, created: { gte: since } }, { stripeAccount: account });
  for await (const payout of listed) {
    if (carries(payout.metadata, own)) return payout;
    // of before a payout named its try: one that has not come back is the last
    const nameless = payout.metadata?.release === row.id && payout.metadata.returned === undefined;
    if (nameless && !isBack(payout)) return payout;
  }
  return undefined;
}

function isBack({ status }: Pick<Stripe.Payout, "status">): boolean {
  return status === "failed" || status === "canceled";
}

/**
 * Takes over what the processor says of a payout: that there is one, that it has arrived, or that the bank sent it back and it waits again.
 * False when it is no news. `of` is whose it is: its metadata say so, unless told.
 */
export async function settlePayout(
  tx: Transaction,
  ctx: Context,
  payout: Stripe.Payout,
  of: Try | null = tryOf(payout),
): Promise<boolean> {
  const sent = of !== null && (await noteSent(tx, ctx, of, payout));
  const ours = and(eq(releases.payoutId, payout.id), eq(releases.livemode, ctx.livemode));
  if (payout.status === "paid") {
    const paid = await tx
      .update(releases)
      .set({ status: "PAID", paidAt: ctx.now })
      .where(and(ours, eq(releases.status, "SENT")))
      .returning();
    return paid.length > 0 || sent;
  }
  if (!isBack(payout)) return sent;
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
    .where(and(ours, inArray(releases.status, ["SENT", "PAID"])))
    .returning();
  return back.length > 0 || sent;
}

function tryOf({ metadata }: Stripe.Payout): Try | null {
  const { release: id, returned } = metadata ?? {};
  return id && returned ? { id, returned: Number.parseInt(returned, 10) } : null;
}

/** Notes that a try is on its way, by whoever hears of it first. False where that is known, or the try is over. */
async function noteSent(tx: Transaction, ctx: Context, of: Try, payout: Stripe.Payout): Promise<boolean> {
  const arrives = new Date(Math.max(payout.arrival_date * 1000, ctx.now.getTime()) + ASK_AFTER_MS);
  // a version before a payout named its try did not keep for which one it had decided
  const decided = payout.metadata?.returned === undefined ? undefined : eq(releases.nettedFor, of.returned);
  const asked = and(eq(releases.status, "SENDING"), isNull(releases.payoutId), decided);
  const own = and(eq(releases.id, of.id), eq(releases.returned, of.returned), eq(releases.livemode, ctx.livemode));
  const [sent] = await tx
    .update(releases)
    .set({
      status: "SENT",
      payoutId: payout.id,
      nettedFor: of.returned,
      lastError: null,
      attempts: 0,
      dueAt: arrives,
    })
    .where(and(own, asked))
    .returning();
  if (!sent) return false;
  const diff = { payout: payout.id, cents: sent.paidCents, kept: sent.keptCents };
  await recordAudit(tx, ctx, sent.profileId, "payout.sent", { type: "release", id: of.id }, diff);
  return true;
}

/** The processor's event says it first; where none comes it is asked. */
const ASK_AFTER_MS = 3_600_000;

/** A bank that sent money back is asked again a day later: its holder may have put the account right. */
const RETURNED_WAIT_MS = 86_400_000;
