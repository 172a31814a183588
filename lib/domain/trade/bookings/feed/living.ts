import { type SQL, sql } from "drizzle-orm";
import { apiKeys, bookingFeeds, bridgeTokens, oauthClients, oauthGrants } from "@/db/schema";
import type { Actor } from "@/lib/core/context";
import { WORKING } from "@/lib/domain/platform/access/working-app";

/** What an address that an app, key or bridge token made hangs on; null for the person's own. */
export function madeBy({ actor }: { actor: Actor }): SQL | null {
  if (actor.kind !== "credential") return null;
  const { id } = actor.credential;
  return sql`coalesce((select ${apiKeys.spendsAs} from ${apiKeys} where ${apiKeys.id} = ${id}), ${id})`;
}

const by = bookingFeeds.credentialId;
const now = sql`${sql.placeholder("now")}::timestamptz`;

/**
 * Whether an address is open still, at `now`: the person's own until they end it, another as long as who made it may act. A key that took
 * the place of another keeps what that one made.
 */
export const LIVING = sql`(${by} is null
  or exists (select from ${oauthGrants} join ${oauthClients} on ${oauthClients.id} = ${oauthGrants.clientId}
    where ${oauthGrants.id} = ${by} and ${oauthGrants.revokedAt} is null and ${oauthGrants.expiresAt} > ${now}
      and ${WORKING})
  or exists (select from ${apiKeys} where ${by} in (${apiKeys.id}, ${apiKeys.spendsAs})
    and ${apiKeys.revokedAt} is null and (${apiKeys.expiresAt} is null or ${apiKeys.expiresAt} > ${now}))
  or exists (select from ${bridgeTokens} where ${bridgeTokens.id} = ${by} and ${bridgeTokens.revokedAt} is null))`;
