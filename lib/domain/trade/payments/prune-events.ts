import { sql } from "drizzle-orm";
import { processorEvents } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { walkRetention } from "@/lib/core/retention-walk";
import { DAY_MS } from "@/lib/core/values/durations";

const e = processorEvents;

export const OLD_PROCESSOR_EVENTS = {
  what: "processor_events",
  // a processor sends an event again for days, and by hand for a month
  keepMs: 90 * DAY_MS,
  text: sql`
    with looked as materialized (
      select ${e.id} as key, ${e.receivedAt} < $1::timestamptz as old from ${processorEvents}
      where ${e.id} > coalesce($2::text, '') order by ${e.id} limit $3::int
    ), gone as (
      delete from ${processorEvents} where ${e.id} = any (array(select key from looked where old)) returning 1
    )
    select (select max(key) from looked) as last, (select count(*)::int from gone) as ended`,
} as const;

/** Forgets after 90 days which events of the processor were applied. Answers how many. */
export function pruneProcessorEvents(ctx: Context): Promise<{ processor_events: number }> {
  return walkRetention(ctx, [OLD_PROCESSOR_EVENTS]);
}
