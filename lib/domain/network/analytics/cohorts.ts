import { sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { statement } from "@/db/client";
import { memberships } from "@/db/schema";
import { answering, type RowOf } from "@/db/statements/statement";
import type { CohortQuery, CohortRetentionView } from "@/lib/contracts/network/analytics";
import type { Context } from "@/lib/core/context";
import { DAY_MS } from "@/lib/core/values/durations";
import { startOfDay } from "@/lib/core/values/time-range";
import { requireProfile } from "@/lib/domain/platform/access/require";

const WEEK_MS = 7 * DAY_MS;

const m = alias(memberships, "m");

/**
 * Memberships of who first joined in `week`, that began and ended so many weeks after it: `ended` is null while one lasts, and is the
 * week at whose end it was gone. `first` of them were their member's first.
 */
const STAY = {
  week: sql<string>`to_char(week at time zone 'UTC', 'YYYY-MM-DD')`,
  began: sql<number>`floor(extract(epoch from began_at - week) / 604800)::integer`,
  ended: sql<number | null>`floor(extract(epoch from ended_at - week) / 604800)::integer`,
  memberships: sql<number>`count(*)::integer`,
  first: sql<number>`(count(*) filter (where is_first))::integer`,
};
type Stay = RowOf<typeof STAY>;

/**
 * $1 profile, $2 the first join week, $3 livemode. A histogram of stays: at most a few thousand rows, however many members there are. One sort
 * instead of a join with the first joinings, whose number the planner cannot guess.
 */
const STAYS = answering(
  STAY,
  (stays) => sql`
    with stay as (
      select ${m.startedAt} as began_at, ${m.canceledAt} as ended_at, row_number() over member = 1 as is_first,
        date_trunc('week', first_value(${m.startedAt}) over member, 'UTC') as week
      from ${memberships} as ${m} where ${m.profileId} = $1 and ${m.livemode} = $3::boolean
      window member as (partition by lower(${m.memberEmail}::text) collate "C" order by ${m.startedAt}))
    select ${stays} from stay where week >= $2::timestamptz group by 1, 2, 3`,
);

/** Retention of the acting creator's members by the ISO week (UTC) in which they first joined, in one query. */
export async function getCohorts(ctx: Context, { weeks }: CohortQuery): Promise<CohortRetentionView> {
  const joinWeeks = lastWeeks(ctx.now, weeks);
  const [first] = joinWeeks;
  const stays = await statement(STAYS, [requireProfile(ctx), first ?? null, ctx.livemode]);
  return { weeks, cohorts: joinWeeks.map((week) => cohort(week, stays, ctx.now)) };
}

/** The Mondays (UTC) of the last `count` ISO weeks, the present one last, as dates. */
export function lastWeeks(now: Date, count: number): string[] {
  const today = startOfDay(now);
  const monday = today.getTime() - ((today.getUTCDay() + 6) % 7) * DAY_MS;
  return Array.from({ length: count }, (_, n) => {
    const at = new Date(monday - (count - 1 - n) * WEEK_MS);
    return at.toISOString().slice(0, 10);
  });
}

/** The cohort of one join week. `retained[n]`: active at the end of the nth week after it, for the weeks that have ended. */
function cohort(week: string, stays: readonly Stay[], now: Date): CohortRetentionView["cohorts"][number] {
  const own = stays.filter((stay) => stay.week === week);
  const ended = Math.max(0, Math.floor((now.getTime() - Date.parse(week)) / WEEK_MS));
  const activeAfter = (n: number) => own.filter((stay) => stay.began <= n && (stay.ended === null || stay.ended > n));
  return {
    week,
    size: own.reduce((sum, stay) => sum + stay.first, 0),
    retained: Array.from({ length: ended }, (_, n) => activeAfter(n).reduce((sum, stay) => sum + stay.memberships, 0)),
  };
}
