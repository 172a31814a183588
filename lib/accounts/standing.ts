import { and, eq, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { profiles, usageMonths } from "@/db/schema";
import { requireProfile } from "@/lib/access/require";
import { monthOf, nextMonth } from "@/lib/access/usage";
import { type PlanTier, TIERS } from "@/lib/contracts/tiers";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";

/** Where a creator stands: the plan, what of it is used, and how far they have come with the API. */
export type Standing = {
  tier: PlanTier;
  mcp_discoverable: boolean;
  requests: { used: number; limit: number; resets_at: string };
  api_keys: { live: number; limit: number; ever_used: boolean };
  webhook_endpoints: { enabled: number; limit: number };
};

const standingOf = prepared("standing_of_creator", (db) =>
  db
    .select({
      tier: profiles.tier,
      discoverable: profiles.mcpDiscoverable,
      requests: usageMonths.requests,
      liveKeys: sql<number>`(
        select count(*)::int from api_keys k where k.profile_id = ${profiles.id} and k.revoked_at is null
        and (k.expires_at is null or k.expires_at > ${sql.placeholder("now")}::timestamptz))`.as("live_keys"),
      keyUsed: sql<boolean>`exists (
        select from api_keys k where k.profile_id = ${profiles.id} and k.last_used_at is not null)`.as("key_used"),
      endpoints: sql<number>`(
        select count(*)::int from webhook_endpoints e
        where e.profile_id = ${profiles.id} and e.status = 'enabled')`.as("endpoints"),
    })
    .from(profiles)
    .leftJoin(usageMonths, and(eq(usageMonths.profileId, profiles.id), eq(usageMonths.month, sql.placeholder("month"))))
    .where(eq(profiles.id, sql.placeholder("profileId")))
    .prepare("standing_of_creator"),
);

/**
 * The acting creator's standing. Requests are read from the shared count, which trails by at most 0.05 % of the quota: pages are
 * bundled apart from the host, so its in-process count is not theirs to see.
 */
export async function readStanding(ctx: Context): Promise<Standing> {
  const profileId = requireProfile(ctx);
  const [row] = await standingOf().execute({ profileId, month: monthOf(ctx.now), now: ctx.now.toISOString() });
  if (!row) throw notFound("The creator");
  const caps = TIERS[row.tier];
  return {
    tier: row.tier,
    mcp_discoverable: row.discoverable,
    requests: { used: row.requests ?? 0, limit: caps.requestsPerMonth, resets_at: nextMonth(ctx.now).toISOString() },
    api_keys: { live: row.liveKeys, limit: caps.apiKeys, ever_used: row.keyUsed },
    webhook_endpoints: { enabled: row.endpoints, limit: caps.webhookEndpoints },
  };
}
