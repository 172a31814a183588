import { and, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { prepared } from "@/db/client";
import { apiKeys, profiles, rateCounters, usageMonths, users, webhookEndpoints } from "@/db/schema";
import { type PlanTier, TIERS } from "@/lib/contracts/tiers";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { DAY_MS } from "@/lib/core/values/durations";
import { countedOwner } from "@/lib/domain/platform/access/counted-as";
import { dayCounter } from "@/lib/domain/platform/access/counters";
import { ownerIdOf, requireAccount } from "@/lib/domain/platform/access/require";
import { monthOf, nextMonth } from "@/lib/domain/platform/access/usage";

/** Where an account stands: the plan, and what of it is used. */
export type Standing = {
  tier: PlanTier;
  /** Of its creator's page; null without one. */
  mcp_discoverable: boolean | null;
  requests: { used: number; limit: number; resets_at: string };
  /** No limit on some plans, and then no count either. */
  today: { used: number; limit: number; resets_at: string } | null;
  agent_runs: { used: number; limit: number; resets_at: string };
  api_keys: { live: number; limit: number };
  webhook_endpoints: { enabled: number; limit: number };
};

const k = alias(apiKeys, "k");
const c = alias(rateCounters, "c");
const e = alias(webhookEndpoints, "e");

const standingOf = prepared("standing_of_account", (db) =>
  db
    .select({
      tier: users.tier,
      discoverable: profiles.mcpDiscoverable,
      requests: usageMonths.requests,
      agentRuns: usageMonths.agentRuns,
      liveKeys: sql<number>`(
        select count(*)::int from ${apiKeys} as ${k} where ${k.userId} = ${users.id} and ${k.revokedAt} is null
        and ${k.livemode} = ${sql.placeholder("livemode")}
        and (${k.expiresAt} is null or ${k.expiresAt} > ${sql.placeholder("now")}::timestamptz))`.as("live_keys"),
      today: sql<number | null>`(
        select ${c.count} from ${rateCounters} as ${c} where ${c.key} = ${sql.placeholder("dayCounter")}
        and ${c.windowStart} = ${sql.placeholder("dayStart")}::bigint)`.as("today"),
      endpoints: sql<number>`(
        select count(*)::int from ${webhookEndpoints} as ${e}
        where ${e.userId} = ${users.id} and ${e.livemode} = ${sql.placeholder("livemode")} and ${e.status} = 'enabled'
          and ${e.sessionUntil} is null)`.as("endpoints"),
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(
      usageMonths,
      and(eq(usageMonths.ownerId, sql.placeholder("owner")), eq(usageMonths.month, sql.placeholder("month"))),
    )
    .where(eq(users.id, sql.placeholder("userId"))),
);

/**
 * The acting account's standing. Requests are read from the shared counts, which trail a little (the month's by at most 0.05 % of the
 * quota): pages are bundled apart from the host, so its in-process counts are not theirs to see.
 */
export async function readStanding(ctx: Context): Promise<Standing> {
  const account = requireAccount(ctx);
  const owner = ownerIdOf(account);
  const dayStart = Math.floor(ctx.now.getTime() / DAY_MS) * DAY_MS;
  const [row] = await standingOf().execute({
    userId: account.userId,
    owner,
    livemode: ctx.livemode,
    month: monthOf(ctx.now),
    now: ctx.now.toISOString(),
    dayCounter: dayCounter(countedOwner(owner, ctx.livemode)),
    dayStart: dayStart / 1000,
  });
  if (!row) throw notFound("The account");
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
