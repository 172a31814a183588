import { and, desc, eq, gte, sql } from "drizzle-orm";
import { requestLogs } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { DAY_MS } from "@/lib/core/values/durations";
import { idFloor } from "@/lib/core/values/ids";
import { requireOwnerId } from "@/lib/domain/platform/access/require";
import { MOST_SCANNED } from "../read";

export const USAGE_DAYS = 30;

/** A day (UTC) of a credential. */
export type UsageDay = { from: string; to: string; requests: number; errors: number };

/** What one credential of the acting account asked, by day, today last. `truncated`: only the account's newest 100,000 requests were counted. */
export async function readKeyUsage(
  ctx: Context,
  credentialId: string,
): Promise<{ days: UsageDay[]; truncated: boolean }> {
  const today = Math.floor(ctx.now.getTime() / DAY_MS);
  const first = today - USAGE_DAYS + 1;
  const rows = await usageQuery(ctx, credentialId, new Date(first * DAY_MS));
  const days = Array.from({ length: USAGE_DAYS }, (_, i) => {
    const from = (first + i) * DAY_MS;
    const { requests = 0, errors = 0 } = rows.find(({ day }) => day === first + i) ?? {};
    return { from: new Date(from).toISOString(), to: new Date(from + DAY_MS).toISOString(), requests, errors };
  });
  return { days, truncated: (rows[0]?.scanned ?? 0) >= MOST_SCANNED };
}

/** The statement behind it: the account's newest rows, once. */
export function usageQuery(ctx: Context, credentialId: string, from: Date) {
  const newest = ctx.db
    .select({
      day: sql<number>`floor(extract(epoch from ${requestLogs.at}) / 86400)::int`.as("day"),
      status: requestLogs.status,
      own: sql<boolean>`${requestLogs.credentialId} = ${credentialId}`.as("own"),
    })
    .from(requestLogs)
    .where(
      and(
        eq(requestLogs.ownerId, requireOwnerId(ctx)),
        eq(requestLogs.livemode, ctx.livemode),
        gte(requestLogs.id, idFloor("log", from)),
      ),
    )
    .orderBy(desc(requestLogs.id))
    .limit(MOST_SCANNED)
    .as("newest");
  return ctx.db
    .select({
      day: newest.day,
      requests: sql<number>`(count(*) filter (where ${newest.own}))::int`,
      errors: sql<number>`(count(*) filter (where ${newest.own} and ${newest.status} >= 400))::int`,
      scanned: sql<number>`(sum(count(*)) over ())::int`,
    })
    .from(newest)
    .groupBy(newest.day);
}
