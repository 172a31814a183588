import type { Context } from "@/lib/core/context";
import { applyRetention } from "@/lib/core/retention";

const DAY = 86_400_000;

// Used codes and tokens stay until then, to be known again.
const ENDED = [
  {
    what: "codes",
    keepMs: DAY,
    text: `delete from oauth_codes where code_hash = any (array(
      select code_hash from oauth_codes where expires_at < $1::timestamptz order by expires_at limit $2::int))
      returning 1`,
  },
  {
    what: "refresh_tokens",
    keepMs: DAY,
    text: `delete from oauth_refresh_tokens where token_hash = any (array(
      select token_hash from oauth_refresh_tokens where expires_at < $1::timestamptz order by expires_at limit $2::int))
      returning 1`,
  },
  {
    what: "grants",
    keepMs: 30 * DAY,
    text: `delete from oauth_grants where id = any (array(
      select id from oauth_grants where expires_at < $1::timestamptz order by expires_at limit $2::int)) returning 1`,
  },
  {
    what: "clients",
    keepMs: 30 * DAY,
    text: `delete from oauth_clients where id = any (array(
      select id from oauth_clients c where profile_id is null and user_id is null and disabled_at is null and updated_at < $1::timestamptz
        and not exists (select from oauth_grants g where g.client_id = c.id)
      order by updated_at limit $2::int)) returning 1`,
  },
  {
    what: "keys",
    keepMs: DAY,
    text: `delete from oauth_keys where kid = any (array(
      select kid from oauth_keys where retired_at < $1::timestamptz limit $2::int)) returning 1`,
  },
] as const;

/**
 * Deletes codes and refresh tokens a day after their end, signing keys a day after they were replaced, grants 30 days
 * after their end, and then, 30 days old, the apps without any that registered themselves. Answers what it deleted.
 */
export function pruneOAuth(ctx: Context): Promise<Record<string, number>> {
  return applyRetention(ctx, ENDED);
}
