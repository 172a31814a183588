import { and, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { prepared } from "@/db/client";
import { apiKeys, profiles, rateCounters, usageMonths, webhookEndpoints } from "@/db/schema";
import { type PlanTier, TIERS } from "@/lib/contracts/tiers";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { dayCounter } from "@/lib/domain/platform/access/counters";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { monthOf, nextMonth } from "@/lib/domain/platform/access/usage";

/** Where a creator stands: the plan, and what of it is used. */
export type Standing = {
  tier: PlanTier;
  mcp_discoverable: boolean;
  requests: { used: number; limit: number; resets_at: string };
  /** No limit on some plans, and then no count either. */
  today: { used: number; limit: number; resets_at: string } | null;
  agent_runs: { used: number; limit: number; resets_at: string };
  api_keys: { live: number; limit: number };
  webhook_endpoints: { enabled: number; limit: number };
};

const DAY_MS = 86_400_000;

const k = alias(apiKeys, "k");
const c = alias(rateCounters, "c");
const e = alias(webhookEndpoints, "e");

const standingOf = prepared("standing_of_creator", (db) =>
  db
    .select({
      tier: profiles.tier,
      discoverable: profiles.mcpDiscoverable,
      requests: usageMonths.requests,
      agentRuns: usageMonths.agentRuns,
      liveKeys: sql<number>`(
        select count(*)::int from ${apiKeys} as ${k} where ${k.profileId} = ${profiles.id} and ${k.revokedAt} is null
        and (${k.expiresAt} is null or ${k.expiresAt} > ${sql.placeholder("now")}::timestamptz))`.as("live_keys"),
      today: sql<number | null>`(
        select ${c.count} from ${rateCounters} as ${c} where ${c.key} = ${sql.placeholder("dayCounter")}
        and ${c.windowStart} = ${sql.placeholder("dayStart")}::bigint)`.as("today"),
      endpoints: sql<number>`(
        select count(*)::int from ${webhookEndpoints} as ${e}
        where ${e.profileId} = ${profiles.id} and ${e.status} = 'enabled' and ${e.sessionUntil} is null)`.as(
        "endpoints",
      ),
    })
    .from(profiles)
    .leftJoin(usageMonths, and(eq(usageMonths.profileId, profiles.id), eq(usageMonths.month, sql.placeholder("month"))))
    .where(eq(profiles.id, sql.placeholder("profileId"))),
);

/**
 * The acting creator's standing. Requests are read from the shared counts, which trail a little (the month's by at most 0.05 % of the
 * quota): pages are bundled apart from the host, so its in-process counts are not theirs to see.
 */
export async function readStanding(ctx: Context): Promise<Standing> {
  const profileId = requireProfile(ctx);
  const dayStart = Math.floor(ctx.now.getTime() / DAY_MS) * DAY_MS;
  const [row] = await standingOf().execute({
    profileId,
    month: monthOf(ctx.now),
    now: ctx.now.toISOString(),
    dayCounter: dayCounter(profileId),
    dayStart: dayStart / 1000,
  });
  if (!row) throw notFound("The creator");
  const caps = TIERS[row.tier];
  const tomorrow = new Date(dayStart + DAY_MS).toISOString();
  return {
    tier: row.tier,
    mcp_discoverable: row.discoverable,
    requests: { used: row.requests ?? 0, limit: caps.requestsPerMonth, resets_at: nextMonth(ctx.now).toISOString() },
    today:
      caps.requestsPerDay === null ? null : { used: row.today ?? 0, limit: caps.requestsPerDay, resets_at: tomorrow },
    agent_runs: {
      used: row.agentRuns ?? 0,
      limit: caps.agentRunsPerMonth,
      resets_at: nextMonth(ctx.now).toISOString(),
    },
    api_keys: { live: row.liveKeys, limit: caps.apiKeys },
    webhook_endpoints: { enabled: row.endpoints, limit: caps.webhookEndpoints },
  };
}
