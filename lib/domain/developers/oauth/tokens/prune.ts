import { type Column, type SQL, sql } from "drizzle-orm";
import { alias, type PgTable } from "drizzle-orm/pg-core";
import { oauthClients, oauthCodes, oauthGrants, oauthKeys, oauthRefreshTokens } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { applyRetention } from "@/lib/core/retention";

const DAY = 86_400_000;

const c = alias(oauthClients, "c");
/** Deletes apps of nobody's, of which this is true, without any grants. */
const unused = (also: SQL) => sql`delete from ${oauthClients} where ${oauthClients.id} = any (array(
  select ${c.id} from ${oauthClients} as ${c} where ${c.profileId} is null and ${c.userId} is null and ${also}
    and ${c.updatedAt} < $1::timestamptz and not exists (select from ${oauthGrants} where ${oauthGrants.clientId} = ${c.id})
  order by ${c.updatedAt} limit $2::int)) returning 1`;

/** Deletes up to `$2` rows whose moment lies before `$1`, the oldest first. */
const oldest = (table: PgTable, key: Column, moment: Column, also = sql`true`) => sql`
  delete from ${table} where ${key} = any (array(
    select ${key} from ${table} where ${moment} < $1::timestamptz and ${also} order by ${moment} limit $2::int)) returning 1`;

// Used codes and tokens stay until then, to be known again.
const ENDED = [
  { what: "codes", keepMs: DAY, text: oldest(oauthCodes, oauthCodes.codeHash, oauthCodes.expiresAt) },
  {
    what: "refresh_tokens",
    keepMs: DAY,
    text: oldest(oauthRefreshTokens, oauthRefreshTokens.tokenHash, oauthRefreshTokens.expiresAt),
  },
  {
    what: "grants",
    keepMs: 30 * DAY,
    // what follows from the end of a grant is done when it is ended (`end-grants.ts`)
    text: oldest(oauthGrants, oauthGrants.id, oauthGrants.expiresAt, sql`${oauthGrants.revokedAt} is not null`),
  },
  {
    what: "clients",
    keepMs: 30 * DAY,
    // a metadata document is read again when it is asked for; one whose owner's account is deleted is in nobody's hands; what registered
    // itself and was not changed since never called (`noteUse`): anybody may register as many as the limit lets through
    text: unused(
      sql`(${c.source} = 'console' or ${c.disabledAt} is null and (${c.source} = 'metadata' or ${c.updatedAt} = ${c.createdAt}))`,
    ),
  },
  {
    what: "registered_clients",
    // its secret was given without an end; each call of the token endpoints makes it young again. A disabled one stays that
    keepMs: 365 * DAY,
    text: unused(sql`${c.source} = 'dynamic' and ${c.disabledAt} is null`),
  },
  { what: "keys", keepMs: DAY, text: oldest(oauthKeys, oauthKeys.kid, oauthKeys.retiredAt) },
] as const;

/**
 * Deletes codes and refresh tokens a day after their end, signing keys a day after they were replaced, grants 30 days
 * after their end, and then the apps without any: 30 days old those of a metadata document, those whose owner is gone and those that
 * registered themselves and never called; the others that registered themselves a year after their last call. Answers what it deleted.
 */
export function pruneOAuth(ctx: Context): Promise<Record<string, number>> {
  return applyRetention(ctx, ENDED);
}
