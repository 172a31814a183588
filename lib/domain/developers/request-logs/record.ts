import { statement } from "@/db/client";
import { isUnavailable } from "@/lib/core/errors";
import { logger } from "@/lib/core/log";
import { flushLater } from "@/lib/core/process/flush-later";
import { newId } from "@/lib/core/values/ids";
import type { EndedRequest, LoggedRequest } from "./ended-request";
import { batchOf, WRITE } from "./write";

/** Large: the hours of an account are settled once per batch. */
const BATCH = 2_000;
const MOST_KEPT = 10_000;
const FLUSH_AFTER_MS = 1_000;

let waiting: LoggedRequest[] = [];
let flushing: Promise<void> | undefined;
let dropped = 0;

const flushSoon = flushLater(flushRequestLog, FLUSH_AFTER_MS);

/**
 * Notes an answered request for its account's log. On every request's path: it only puts it by; a second later, or once 2,000 wait,
 * they are written together. While the database is away 10,000 are kept, the newest.
 */
export function recordRequest(ended: EndedRequest): void {
  waiting.push({ id: newId("log"), ended });
  flushSoon();
  if (waiting.length % BATCH !== 0) return;
  if (waiting.length > MOST_KEPT) drop(BATCH);
  flushRequestLog().catch(() => {});
}

/** Writes everything that waits, 2,000 at a time. Throws when the database is away; what waits then goes on waiting. */
export async function flushRequestLog(): Promise<void> {
  if (flushing) await flushing.catch(() => {});
  flushing ??= flush().finally(() => {
    flushing = undefined;
  });
  return flushing;
}

/** How many requests this process could not keep while the database was away, since it started. */
export function droppedRequests(): number {
  return dropped;
}

async function flush(): Promise<void> {
  while (waiting.length > 0) {
    const batch = waiting.slice(0, BATCH);
    waiting = waiting.slice(BATCH);
    try {
      const { rows, hours } = batchOf(batch);
      await statement(WRITE, [JSON.stringify(rows), JSON.stringify(hours)]);
    } catch (error) {
      if (!isUnavailable(error)) {
        dropped += batch.length;
        logger().error({ err: error, requests: batch.length }, "requests were not logged");
        continue;
      }
      waiting = [...batch, ...waiting];
      if (waiting.length > MOST_KEPT) drop(waiting.length - MOST_KEPT);
      throw error;
    }
  }
}

function drop(count: number): void {
  waiting = waiting.slice(count);
  dropped += count;
  logger().warn({ dropped }, "the request log cannot be written, the oldest entries are dropped");
}
