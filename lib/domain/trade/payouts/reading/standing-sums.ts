import { and, eq, gte, inArray, sql } from "drizzle-orm";
import { orders, releases } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { netSum } from "../net";

/** Of all payments to a creator, less fees and what went back, in US cents: what is held until an order completes, and what was released and is not at the bank. */
export type StandingSums = { held_cents: number; on_its_way_cents: number };

/**
 * What is held, by `orders_at_work` and `orders_disputed`, with what a card dispute holds of orders that are completed, and what is on its
 * way, by `releases_profile`.
 */
export async function standingSums(ctx: Context, profileId: string): Promise<StandingSums> {
  const [[held], [sent], [atBank]] = await Promise.all([
    ctx.db
      .select({ cents: sql`${netSum(orders)}`.mapWith(Number) })
      .from(orders)
      .where(
        and(
          eq(orders.profileId, profileId),
          eq(orders.livemode, ctx.livemode),
          inArray(orders.status, ["PAID", "DELIVERED", "REVISION_REQUESTED", "DISPUTED"]),
        ),
      ),
    ctx.db
      .select({ cents: sql`${netSum(releases, sql`- ${releases.keptCents}`)}`.mapWith(Number) })
      .from(releases)
      .where(
        and(
          eq(releases.profileId, profileId),
          eq(releases.livemode, ctx.livemode),
          inArray(releases.status, ["WAITING", "SENDING", "SENT"]),
        ),
      ),
    ctx.db
      .select({ cents: sql`${netSum(releases)}`.mapWith(Number) })
      .from(releases)
      .innerJoin(orders, and(eq(orders.id, releases.orderId), eq(orders.status, "COMPLETED")))
      .where(
        and(
          eq(releases.profileId, profileId),
          eq(releases.livemode, ctx.livemode),
          eq(releases.kind, "order"),
          eq(releases.status, "HELD"),
        ),
      ),
  ]);
  return { held_cents: (held?.cents ?? 0) + (atBank?.cents ?? 0), on_its_way_cents: sent?.cents ?? 0 };
}

/** The payments that are the creator's at once: no order holds them. Literals, so that `releases_at_once` serves every plan. */
export const AT_ONCE = sql`${releases.kind} in ('tip', 'membership')`;

/** What tips and memberships came to for the acting creator since a moment, less fees and what went back, in US cents; by `releases_at_once`. */
export async function tipsAndMembersSince(ctx: Context, since: Date): Promise<number> {
  const [paid] = await ctx.db
    .select({ cents: sql`${netSum(releases)}`.mapWith(Number) })
    .from(releases)
    .where(
      and(
        eq(releases.profileId, requireProfile(ctx)),
        eq(releases.livemode, ctx.livemode),
        AT_ONCE,
        gte(releases.createdAt, since),
      ),
    );
  return paid?.cents ?? 0;
}
