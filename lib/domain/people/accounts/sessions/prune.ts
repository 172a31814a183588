import { sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { sessions } from "@/db/schema";
import { names } from "@/db/statements/statement";
import type { Context } from "@/lib/core/context";
import { walkRetention } from "@/lib/core/retention-walk";
import { DAY_MS } from "@/lib/core/values/durations";

/** How long a session is kept that has ended or run out, in days. */
export const SESSION_KEPT_DAYS = 30;

const s = sessions;
const n = alias(sessions, "newer");
const OLD = sql`least(${s.revokedAt}, ${s.expiresAt}) < $1::timestamptz`;
const LAST = sql`not exists (
  select from ${sessions} as ${n} where ${n.userId} = ${s.userId} and (${n.createdAt}, ${n.id}) > (${s.createdAt}, ${s.id}))`;

export const OLD_SESSIONS = {
  what: "sessions",
  keepMs: SESSION_KEPT_DAYS * DAY_MS,
  text: sql`
    with looked as materialized (
      select ${s.id} as key, ${OLD} as old, ${LAST} as last from ${sessions}
      where ${s.id} > coalesce($2::text, '') order by ${s.id} limit $3::int
    ), gone as (
      delete from ${sessions} where ${s.id} = any (array(select key from looked where old and not last)) returning 1
    ), bare as (
      update ${sessions} set ${names(s.ip)} = null, ${names(s.userAgent)} = null
      where ${s.id} = any (array(select key from looked where old and last)) and (${s.ip} is not null or ${s.userAgent} is not null)
      returning 1
    )
    select (select max(key) from looked) as last, (select count(*)::int from gone) + (select count(*)::int from bare) as ended`,
} as const;

/**
 * Deletes sessions 30 days after they ended or ran out. An account's last one stays, without address and browser: that there was one is
 * why the next sign-in of a new browser is told by mail. Answers how many it deleted or bared.
 */
export function pruneSignIns(ctx: Context): Promise<{ sessions: number }> {
  return walkRetention(ctx, [OLD_SESSIONS]);
}
