import { sql } from "drizzle-orm";
import { notices } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { walkRetention } from "@/lib/core/retention-walk";
import { DAY_MS } from "@/lib/core/values/durations";

const n = notices;

export const OLD_NOTICES = {
  what: "notices",
  keepMs: 180 * DAY_MS,
  // by the key, not by age: those that nobody reads stay, and would be looked through before each batch; what is younger is not looked at
  text: sql`
    with looked as materialized (
      select ${n.seq} as key, ${n.readAt} < $1::timestamptz as old, ${n.createdAt} >= $1::timestamptz as young
      from ${notices}
      where ${n.seq} > coalesce($2::bigint, 0) order by ${n.seq} limit $3::int
    ), gone as (
      delete from ${notices} where ${n.seq} = any (array(select key from looked where old)) returning 1
    )
    select (select case when not bool_or(young) then max(key)::text end from looked) as last, (select count(*)::int from gone) as ended`,
} as const;

/** Deletes notices 180 days after they were read; what nobody has read stays. Answers how many. */
export function pruneNotices(ctx: Context): Promise<{ notices: number }> {
  return walkRetention(ctx, [OLD_NOTICES]);
}
