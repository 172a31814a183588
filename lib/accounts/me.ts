import { statement } from "@/db/client";
import { nextMonth, requestsUsed } from "@/lib/access/usage";
import type { MeView } from "@/lib/contracts/me";
import { TIERS } from "@/lib/contracts/tiers";
import type { Context } from "@/lib/core/context";
import { DomainError, notFound } from "@/lib/core/errors";
import { profileUrl } from "@/lib/profiles/view";

/** `$1` is the profile. */
export const IDENTITY = `select p.display_name, u.email
  from profiles p join users u on u.id = p.user_id where p.id = $1`;

/** The creator that a credential stands for, what the credential may do, and what is left of the month. */
export async function getMe(ctx: Context): Promise<MeView> {
  const { actor } = ctx;
  if (actor.kind !== "credential") throw new DomainError("unauthorized", "This operation needs a credential.");
  const [[row], used] = await Promise.all([
    statement<{ display_name: string; email: string }>(IDENTITY, [actor.profileId]),
    requestsUsed(actor.profileId, ctx.now),
  ]);
  if (!row) throw notFound("The creator");
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
      agent_runs: { limit: caps.agentRunsPerMonth, used: 0, resets_at },
    },
  };
}
