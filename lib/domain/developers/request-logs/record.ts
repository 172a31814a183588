import { statement } from "@/db/client";
import { isUnavailable } from "@/lib/core/errors";
import { logger } from "@/lib/core/log";
import { flushLater } from "@/lib/core/process/flush-later";
import { newId } from "@/lib/core/values/ids";
import { type HeldBodies, type KnownTexts, release, textsOf } from "./bodies";
import type { EndedRequest, LoggedRequest } from "./ended-request";
import { batchOf, bodyValues, type Hour, WRITE } from "./write";

/** A batch as it is written, and the counts that are left when it is. */
type Attempt = { batch: readonly LoggedRequest[]; values: Parameters<typeof statement>[1]; counted: Hour[] };

const BATCH = 2_000;
/** Of the bodies in a batch, while requests wait: characters that are redacted, and all that are sent, each text once. */
const MOST_REDACTED = 60_000;
const MOST_SENT = 250_000;
/** Different texts in a batch: the database walks over them to the one that a row names. */
const MOST_TEXTS = 500;
/** With those of an attempt 10,000. */
const MOST_WAITING = 8_000;
const FLUSH_AFTER_MS = 1_000;

let waiting: LoggedRequest[] = [];
/** Counts of rows that are written: with the last batch of a flush go those of all, each account's hour once. */
let counted: Hour[] = [];
/** What the database was away for, though it may have written it: sent again as it was, so that it is there once. */
let unsure: Attempt | undefined;
let flushing: Promise<void> | undefined;
let dropped = 0;

const flushSoon = flushLater(flushRequestLog, FLUSH_AFTER_MS);

/**
 * Notes an answered request for its account's log. On every request's path: it only keeps it; a second later, or once 2,000 wait,
 * they are written together. While the database is away 10,000 are kept: those it may have
 * written, and the newest. `held` is what `holdBodies` kept.
 */
export function recordRequest(ended: EndedRequest, held: HeldBodies | null = null): void {
  waiting.push({ id: newId("log"), ended, held });
  flushSoon();
  if (waiting.length % BATCH !== 0) return;
  if (waiting.length > MOST_WAITING) drop(BATCH);
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
  if (unsure) await write(unsure.batch, () => unsure as Attempt);
  const known: KnownTexts = new Map();
  // what comes meanwhile waits for the next: under load small batches would follow each other without an end
  for (let left = waiting.length; left > 0; ) {
    const batch = waiting.slice(0, batchLength(left, known));
    waiting = waiting.slice(batch.length);
    left = Math.min(left - batch.length, waiting.length);
    const isLast = left === 0;
    await write(batch, () => {
      const { rows, hours, bodies } = batchOf(batch, counted, known);
      const values = [JSON.stringify(rows), JSON.stringify(isLast ? hours : []), ...bodyValues(bodies)];
      return { batch, values, counted: isLast ? [] : hours };
    });
  }
}

async function write(batch: readonly LoggedRequest[], make: () => Attempt): Promise<void> {
  let attempt: Attempt | undefined;
  try {
    attempt = make();
    await statement(WRITE, attempt.values);
    counted = attempt.counted;
  } catch (error) {
    if (attempt && isUnavailable(error)) {
      unsure = attempt;
      if (waiting.length > MOST_WAITING) drop(waiting.length - MOST_WAITING);
      throw error;
    }
    dropped += batch.length;
    logger().error({ err: error, requests: batch.length }, "requests were not logged");
  }
  unsure = undefined;
  forget(batch);
}

/** How many of those `left` go together: at most `BATCH`, fewer of those with many or large bodies that are not `known`. */
function batchLength(left: number, known: KnownTexts): number {
  const texts = new Set<string>();
  let [redacted, sent] = [0, 0];
  const most = Math.min(BATCH, left);
  for (let i = 0; i < most; i++) {
    const held = waiting[i]?.held;
    for (const text of held ? textsOf(held) : []) {
      if (texts.has(text)) continue;
      texts.add(text);
      sent += text.length;
      if (!known.has(text)) redacted += text.length;
    }
    if (redacted > MOST_REDACTED || sent > MOST_SENT || texts.size > MOST_TEXTS) return i + 1;
  }
  return most;
}

function forget(requests: readonly LoggedRequest[]): void {
  for (const { held } of requests) if (held) release(held);
}

function drop(count: number): void {
  forget(waiting.slice(0, count));
  waiting = waiting.slice(count);
  dropped += count;
  logger().warn({ dropped }, "the request log cannot be written, the oldest entries are dropped");
}
