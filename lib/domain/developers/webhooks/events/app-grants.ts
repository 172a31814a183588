import { type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { oauthClients, oauthGrants, profiles, users } from "@/db/schema";
import { literal } from "@/db/statements/statement";
import { APP_EVENT_KINDS, scopeOfEvent } from "@/lib/contracts/developers/events/event-scopes";
import { WORKING } from "@/lib/domain/platform/access/working-app";

const NEEDED = literal(JSON.stringify(Object.fromEntries(APP_EVENT_KINDS.map((kind) => [kind, scopeOfEvent(kind)]))));

export const g = alias(oauthGrants, "g");
const u = alias(users, "u");

/** The account that is `owner` of an event: the person of a creator's page, or the account itself. */
export const accountOf = (owner: SQL | typeof oauthGrants.id) =>
  sql`coalesce((select ${profiles.userId} from ${profiles} where ${profiles.id} = ${owner}), ${owner})`;

/**
 * The condition for grants by which an app hears of an event of a kind at a moment: tokens were taken, nobody has ended it, the app works,
 * neither side is suspended, and the scope that the kind needs is among what was granted.
 */
export function hears(kind: SQL, now: SQL): SQL {
  return sql`${g.revokedAt} is null and ${g.lastUsedAt} is not null and ${g.expiresAt} > ${now}
    and (${NEEDED}::jsonb ->> ${kind}) = any (${g.scopes})
    and exists (select from ${oauthClients} where ${oauthClients.id} = ${g.clientId} and ${WORKING})
    and not exists (select from ${users} as ${u} where ${u.id} = ${g.userId} and ${u.suspendedAt} is not null)`;
}
