import { and, eq, isNull, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { oauthClients, oauthGrants, profiles, users } from "@/db/schema";
import { WORKING } from "@/lib/domain/platform/access/working-app";

const liveGrant = prepared("oauth_live_grant", (db) =>
  db
    .select({
      id: oauthGrants.id,
      clientId: oauthGrants.clientId,
      scopes: oauthGrants.scopes,
      userId: users.id,
      tier: users.tier,
      displayName: sql<string>`coalesce(${profiles.displayName}, ${users.name})`.as("display_name"),
      profileId: profiles.id,
      handle: profiles.handle,
      livemode: oauthClients.livemode,
    })
    .from(oauthGrants)
    .innerJoin(oauthClients, eq(oauthClients.id, oauthGrants.clientId))
    .innerJoin(users, eq(users.id, oauthGrants.userId))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(
      and(eq(oauthGrants.id, sql.placeholder("id")), isNull(oauthGrants.revokedAt), WORKING, isNull(users.suspendedAt)),
    ),
);

export type LiveGrant = Awaited<ReturnType<ReturnType<typeof liveGrant>["execute"]>>[number];

const living = prepared("oauth_living_grants", (db) =>
  db
    .select({ id: oauthGrants.id })
    .from(oauthGrants)
    .innerJoin(oauthClients, eq(oauthClients.id, oauthGrants.clientId))
    .innerJoin(users, eq(users.id, oauthGrants.userId))
    .where(
      and(
        sql`${oauthGrants.id} = any (${sql.placeholder("ids")}::text[])`,
        isNull(oauthGrants.revokedAt),
        WORKING,
        isNull(users.suspendedAt),
      ),
    ),
);

/** Which of these grants are alive, as `findLiveGrant` has it: for what stays open longer than a call. */
export async function livingGrants(ids: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set((await living().execute({ ids: [...ids] })).map(({ id }) => id));
}

/**
 * The grant with its account, unless it was revoked, its app disabled, or the account or that of the app's owner suspended. Read at each use:
 * revocation needs no message.
 */
export async function findLiveGrant(id: string): Promise<LiveGrant | null> {
  const [row] = await liveGrant().execute({ id });
  return row ?? null;
}
