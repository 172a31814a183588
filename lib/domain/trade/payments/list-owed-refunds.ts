import { desc, eq, sql } from "drizzle-orm";
import { owedRefunds, profiles } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { OPEN } from "./send-owed-refunds";

export type OwedRefundView = {
  id: string;
  source: string;
  reason: string;
  title: string;
  /** Of the creator who sold it, or bought a plan; null for an account without a page. */
  handle: string | null;
  attempts: number;
  /** What the last attempt failed with, to send it or to take its creator's part back; null when none has, or that is done. */
  last_error: string | null;
  refunded_cents: number | null;
  /** Its creator's account had too little: their part is taken back apart, and has yet to be. */
  owed_by_creator: boolean;
  currency: string | null;
  created_at: string;
  refunded_at: string | null;
};

/**
 * Money that came for nothing, for the operator: first what has not gone back yet, or has and its creator owes their part, each part the
 * latest first; at most 100.
 */
export async function listOwedRefunds(ctx: Context): Promise<OwedRefundView[]> {
  const rows = await ctx.db
    .select({ owed: owedRefunds, handle: profiles.handle })
    .from(owedRefunds)
    .leftJoin(profiles, eq(profiles.id, owedRefunds.profileId))
    .where(eq(owedRefunds.livemode, ctx.livemode))
    .orderBy(sql`${OPEN} desc`, desc(owedRefunds.createdAt), desc(owedRefunds.id))
    .limit(100);
  return rows.map(({ owed, handle }) => ({
    id: owed.id,
    source: owed.source,
    reason: owed.reason,
    title: owed.title,
    handle,
    attempts: owed.attempts,
    last_error: owed.lastError,
    refunded_cents: owed.refundedCents,
    owed_by_creator: owed.owesReversal,
    currency: owed.currency,
    created_at: owed.createdAt.toISOString(),
    refunded_at: owed.refundedAt?.toISOString() ?? null,
  }));
}
