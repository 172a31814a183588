import { sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { ASKED, lookUp } from "@/db/look-up";
import { profiles, usageMonths, users } from "@/db/schema";
import { answering, maybe } from "@/db/statement";
import type { MeView } from "@/lib/contracts/people/me";
import { TIERS } from "@/lib/contracts/tiers";
import type { Context } from "@/lib/core/context";
import { DomainError, notFound } from "@/lib/core/errors";
import { profileUrl } from "@/lib/domain/people/profiles/view";
import { monthOf, nextMonth, requestsUsed } from "@/lib/domain/platform/access/usage";

const latest = alias(usageMonths, "latest");

const identity = lookUp(
  answering(
    {
      key: sql<string>`asked.key`,
      display_name: profiles.displayName,
      email: users.email,
      month: maybe(latest.month),
      agent_runs: maybe(latest.agentRuns),
    },
    (row) => sql`select ${row} from ${sql.raw(ASKED)}
      join ${profiles} on ${profiles.id} = asked.key join ${users} on ${users.id} = ${profiles.userId}
      left join lateral (
        select ${usageMonths.month}, ${usageMonths.agentRuns} from ${usageMonths}
        where ${usageMonths.profileId} = ${profiles.id} order by ${usageMonths.month} desc limit 1) ${latest} on true`,
  ),
);

/** The creator that a credential stands for, what the credential may do, and what is left of the month. */
export async function getMe(ctx: Context): Promise<MeView> {
  const { actor } = ctx;
  if (actor.kind !== "credential") throw new DomainError("unauthorized", "This operation needs a credential.");
  const [row, used] = await Promise.all([identity(actor.profileId), requestsUsed(actor.profileId, ctx.now)]);
  if (!row) throw notFound("The creator");
  const runs = row.month === monthOf(ctx.now) ? (row.agent_runs ?? 0) : 0;
  const caps = TIERS[actor.tier];
  const resets_at = nextMonth(ctx.now).toISOString();
  return {
    id: actor.profileId,
    handle: actor.handle,
    display_name: row.display_name,
    email: row.email,
    profile_url: profileUrl(actor.handle),
    tier: actor.tier,
    scopes: [...actor.scopes],
    credential: {
      kind: actor.credential.kind,
      id: actor.credential.id,
      prefix: actor.credential.prefix,
      client_id: actor.credential.clientId,
      expires_at: actor.credential.expiresAt?.toISOString() ?? null,
    },
    quota: {
      requests: { limit: caps.requestsPerMonth, used, resets_at },
      agent_runs: { limit: caps.agentRunsPerMonth, used: runs, resets_at },
    },
  };
}
