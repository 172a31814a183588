import type { MeView } from "@/lib/contracts/people/me";
import { TIERS } from "@/lib/contracts/tiers";
import type { Actor, Context } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import { ownerIdOf } from "@/lib/domain/platform/access/require";
import { monthOf, nextMonth, requestsUsed } from "@/lib/domain/platform/access/usage";

type Caller = Extract<Actor, { kind: "credential" }>;

/** The agent runs that are stored for an account's latest month. */
export type LatestRuns = { month: string | null; agent_runs: number | null };

/** The credential that calls. Throws `unauthorized`. */
export function requireCredential({ actor }: Context): Caller {
  if (actor.kind === "credential") return actor;
  throw new DomainError("unauthorized", "This operation needs a credential.");
}

/** What a credential tells of itself, and what is left of its account's month. `stored` is read while the requests are counted. */
export async function standingOf<Row extends LatestRuns>(
  { now }: Context,
  actor: Caller,
  stored: Promise<Row | undefined>,
): Promise<{ row: Row | undefined; view: Pick<MeView, "tier" | "scopes" | "credential" | "quota"> }> {
  const [row, used] = await Promise.all([stored, requestsUsed(ownerIdOf(actor), now)]);
  const { kind, id, prefix, clientId: client_id, expiresAt, livemode } = actor.credential;
  if (kind === "agent") throw new Error("a saved agent calls no operation");
  const caps = TIERS[actor.tier];
  const runs = row?.month === monthOf(now) ? (row.agent_runs ?? 0) : 0;
  const resets_at = nextMonth(now).toISOString();
  const view = {
    tier: actor.tier,
    scopes: [...actor.scopes],
    credential: { kind, id, prefix, client_id, expires_at: expiresAt?.toISOString() ?? null, livemode },
    quota: {
      requests: { limit: caps.requestsPerMonth, used, resets_at },
      agent_runs: { limit: caps.agentRunsPerMonth, used: runs, resets_at },
    },
  };
  return { row, view };
}
