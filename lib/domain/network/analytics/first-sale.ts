import { and, desc, eq, isNotNull, min, sql } from "drizzle-orm";
import { orders, profiles } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { DAY_MS } from "@/lib/core/values/durations";
import { SHOWN } from "@/lib/domain/people/listing/shown";

/** How many creators are looked at, the latest, and how many of them must have sold: fewer say nothing of the next. */
const LATEST = 500;
const FEWEST = 8;

/**
 * In how many days half of those had their first sale who have sold, counted from the day on which their page was opened, among the
 * latest 500 creators. At least 1; null where fewer than 8 have sold.
 */
export async function firstSaleDays(ctx: Context): Promise<number | null> {
  const latest = ctx.db
    .select({ id: profiles.id, createdAt: profiles.createdAt })
    .from(profiles)
    .where(SHOWN)
    .orderBy(desc(profiles.id))
    .limit(LATEST)
    .as("latest");
  const first = ctx.db
    .select({ paidAt: min(orders.paidAt).as("first_paid_at") })
    .from(orders)
    .where(and(eq(orders.profileId, latest.id), isNotNull(orders.paidAt), orders.livemode))
    .as("first");
  const rows = await ctx.db
    .select({ opened: latest.createdAt, sold: first.paidAt })
    .from(latest)
    .innerJoinLateral(first, sql`true`);
  const days = rows
    .flatMap(({ opened, sold }) => (sold ? [(sold.getTime() - opened.getTime()) / DAY_MS] : []))
    .filter((took) => took >= 0)
    .sort((a, b) => a - b);
  const half = days[Math.ceil(days.length / 2) - 1];
  return days.length < FEWEST || half === undefined ? null : Math.max(1, Math.ceil(half));
}
