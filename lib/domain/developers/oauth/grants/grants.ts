import { and, eq, isNull, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { oauthClients, oauthGrants, profiles } from "@/db/schema";

const liveGrant = prepared("oauth_live_grant", (db) =>
  db
    .select({
      id: oauthGrants.id,
      clientId: oauthGrants.clientId,
      scopes: oauthGrants.scopes,
      profileId: profiles.id,
      userId: profiles.userId,
      handle: profiles.handle,
      displayName: profiles.displayName,
      tier: profiles.tier,
    })
    .from(oauthGrants)
    .innerJoin(oauthClients, eq(oauthClients.id, oauthGrants.clientId))
    .innerJoin(profiles, eq(profiles.id, oauthGrants.profileId))
    .where(
      and(eq(oauthGrants.id, sql.placeholder("id")), isNull(oauthGrants.revokedAt), isNull(oauthClients.disabledAt)),
    ),
);

export type LiveGrant = Awaited<ReturnType<ReturnType<typeof liveGrant>["execute"]>>[number];

/**
 * The grant with its creator, unless it was revoked or its app disabled. Read at each use: revocation needs no message.
 */
export async function findLiveGrant(id: string): Promise<LiveGrant | null> {
  const [row] = await liveGrant().execute({ id });
  return row ?? null;
}
