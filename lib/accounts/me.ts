import { eq, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { profiles, users } from "@/db/schema";
import { nextMonth, requestsUsed } from "@/lib/access/usage";
import type { MeView } from "@/lib/contracts/me";
import { TIERS } from "@/lib/contracts/tiers";
import type { Context } from "@/lib/core/context";
import { DomainError, notFound } from "@/lib/core/errors";
import { profileUrl } from "@/lib/profiles/view";

const identity = prepared("identity_of_creator", (db) =>
  db
    .select({ displayName: profiles.displayName, email: users.email })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(eq(profiles.id, sql.placeholder("profileId")))
    .prepare("identity_of_creator"),
);

/** The creator that a credential stands for, what the credential may do, and what is left of the month. */
export async function getMe(ctx: Context): Promise<MeView> {
  const { actor } = ctx;
  if (actor.kind !== "credential") throw new DomainError("unauthorized", "This operation needs a credential.");
  const [[row], used] = await Promise.all([
    identity().execute({ profileId: actor.profileId }),
    requestsUsed(actor.profileId, ctx.now),
  ]);
  if (!row) throw notFound("The creator");
  const caps = TIERS[actor.tier];
  const resets_at = nextMonth(ctx.now).toISOString();
  return {
    id: actor.profileId,
    handle: actor.handle,
    display_name: row.displayName,
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
