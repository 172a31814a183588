import { sql } from "drizzle-orm";
import { requestHours, requestLogs } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { applyRetention } from "@/lib/core/retention";
import { idFloor } from "@/lib/core/values/ids";

const DAY_MS = 86_400_000;
/** Many rows, and the only ones that wait: up to a million of each a call. */
const LIMITS = { rows: 5_000, batches: 200 };

/** How long a request stays in the log, in days. */
export const LOG_DAYS = 30;
/** Hourly counts stay longer: they are few, and the console asks them whether a first call was ever made. */
const HOUR_DAYS = 400;

const OLD = [
  {
    what: "request_logs",
    keepMs: LOG_DAYS * DAY_MS,
    bound: (before: Date) => idFloor("log", before),
    text: sql`delete from ${requestLogs} where ${requestLogs.id} = any (array(
      select ${requestLogs.id} from ${requestLogs} where ${requestLogs.id} < $1
      order by ${requestLogs.id} limit $2::int)) returning 1`,
  },
  {
    what: "request_hours",
    keepMs: HOUR_DAYS * DAY_MS,
    bound: (before: Date) => Math.floor(before.getTime() / 1000),
    text: sql`delete from ${requestHours} where ctid = any (array(
      select ctid from ${requestHours} where ${requestHours.hour} < $1::bigint
      order by ${requestHours.hour} limit $2::int)) returning 1`,
  },
] as const;

/** Deletes requests that ended more than 30 days ago, and hourly counts older than 400 days. Answers how many it deleted. */
export function pruneRequestLogs(ctx: Context): Promise<{ request_logs: number; request_hours: number }> {
  return applyRetention(ctx, OLD, LIMITS);
}
