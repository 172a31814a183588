import { sql } from "drizzle-orm";
import { requestBodies, requestHours, requestLogs } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { applyRetention } from "@/lib/core/retention";
import { idFloor } from "@/lib/core/values/ids";

const DAY_MS = 86_400_000;
/** Many rows, and the only ones that wait: up to a million of each a call. */
const LIMITS = { rows: 5_000, batches: 200 };

/** How long a request stays in the log, in days. */
export const LOG_DAYS = 30;
/** How long its bodies stay, in days. */
export const BODY_DAYS = 7;
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
    what: "request_bodies",
    keepMs: BODY_DAYS * DAY_MS,
    bound: (before: Date) => idFloor("log", before),
    text: sql`delete from ${requestBodies} where ${requestBodies.id} = any (array(
      select ${requestBodies.id} from ${requestBodies} where ${requestBodies.id} < $1
      order by ${requestBodies.id} limit $2::int)) returning 1`,
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

/**
 * Deletes requests that ended more than 30 days ago, bodies after 7 days, and hourly counts older than 400 days. Answers how many it
 * deleted of each.
 */
export function pruneRequestLogs(
  ctx: Context,
): Promise<Record<"request_logs" | "request_bodies" | "request_hours", number>> {
  return applyRetention(ctx, OLD, LIMITS);
}
