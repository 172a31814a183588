import { and, eq } from "drizzle-orm";
import { releases } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { requireProfile } from "@/lib/domain/platform/access/require";

type PaidOut = { at: string; cents: number | null };

/**
 * When what an order of the acting creator earned was paid out, and how much that was in US cents; null before, and of an order that the
 * processor paid out by itself. Served by `releases_order`. Throws what `requireProfile` throws.
 */
export async function readPaidOut(ctx: Context, orderId: string): Promise<PaidOut | null> {
  const [paid] = await ctx.db
    .select({ at: releases.paidAt, cents: releases.paidCents })
    .from(releases)
    .where(
      and(
        eq(releases.orderId, orderId),
        eq(releases.profileId, requireProfile(ctx)),
        eq(releases.livemode, ctx.livemode),
        eq(releases.kind, "order"),
        eq(releases.status, "PAID"),
      ),
    );
  return paid?.at ? { at: paid.at.toISOString(), cents: paid.cents } : null;
}
