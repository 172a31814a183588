import { statement } from "@/db/client";
import type { Context } from "@/lib/core/context";
import { idFloor } from "@/lib/core/ids";

const DAY_MS = 86_400_000;
const BATCH = 5_000;
const MAX_BATCHES = 200;

/** How long a request stays in the log, in days. */
export const LOG_DAYS = 30;
/** Hourly counts stay longer: they are few, and the console asks them whether a first call was ever made. */
const HOUR_DAYS = 400;

const OLD_REQUESTS = `delete from request_logs where id = any (array(
    select id from request_logs where id < $1 order by id limit $2::int)) returning 1`;
const OLD_HOURS = `delete from request_hours where ctid = any (array(
    select ctid from request_hours where hour < $1::bigint order by hour limit $2::int)) returning 1`;

/**
 * Deletes requests that ended more than 30 days ago, and hourly counts older than 400 days: by index, 5,000 rows at a time so that no
 * lock is held for long, at most a million of each a call; the next call goes on. Answers how many it deleted.
 */
export async function pruneRequestLogs(ctx: Context): Promise<{ request_logs: number; request_hours: number }> {
  const before = (days: number) => new Date(ctx.now.getTime() - days * DAY_MS);
  return {
    request_logs: await inBatches(OLD_REQUESTS, idFloor("log", before(LOG_DAYS))),
    request_hours: await inBatches(OLD_HOURS, Math.floor(before(HOUR_DAYS).getTime() / 1000)),
  };
}

async function inBatches(text: string, bound: string | number): Promise<number> {
  let deleted = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const { length } = await statement(text, [bound, BATCH]);
    deleted += length;
    if (length < BATCH) break;
  }
  return deleted;
}
