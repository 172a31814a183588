import { sql } from "drizzle-orm";
import { requestHours } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { applyRetention } from "@/lib/core/retention";
import { DAY_MS } from "@/lib/core/values/durations";

const LIMITS = { rows: 5_000, batches: 200 };
/** Hourly counts stay longer than the log: they are few, and the console asks them whether a first call was ever made. */
const HOUR_DAYS = 400;

const OLD = [
  {
    what: "request_hours",
    keepMs: HOUR_DAYS * DAY_MS,
    bound: (before: Date) => Math.floor(before.getTime() / 1000),
    text: sql`delete from ${requestHours} where ctid = any (array(
      select ctid from ${requestHours} where ${requestHours.hour} < $1::bigint
      order by ${requestHours.hour} limit $2::int)) returning 1`,
  },
] as const;

/** Deletes hourly counts of requests that are older than 400 days. Answers how many. The log itself goes by its partitions. */
export function pruneRequestHours(ctx: Context): Promise<Record<"request_hours", number>> {
  return applyRetention(ctx, OLD, LIMITS);
}
