import { statement } from "@/db/client";

/** How many calls a counter allows per fixed window. `windowSeconds` divides the epoch evenly (60, 86,400). */
export type Limit = { key: string; limit: number; windowSeconds: number };

export type Standing = { allowed: boolean; limit: number; remaining: number; resetSeconds: number };

/** The counter of a creator's requests in a day (UTC). */
export function dayCounter(profileId: string): string {
  return `d:${profileId}`;
}

/** Calls that are settled together. `before` is what all processes had counted when they were, and so gives each its place. */
type Batch = { size: number; before?: number };

type Counter = { windowStart: number; windowSeconds: number; settled: number; pending: Batch; sending: number };

const MAX_COUNTERS = 50_000;
const FLUSH_AFTER_MS = 20;
/** Windows longer than this are settled soon whatever they hold: 2 % of a day's calls is too much to learn late. */
const SHORT_WINDOW_SECONDS = 60;

/** Adds to many counters and answers their totals as one object: a row for each would cost more than the adding. */
const ADD = `with added as (
    insert into rate_counters as c (key, window_start, count)
    select k, w, n from json_to_recordset($1::text::json) as t(k text, w bigint, n integer)
    on conflict (key, window_start) do update set count = c.count + excluded.count
    returning key, count)
  select json_object_agg(key, count) as totals from added`;

const counters = new Map<string, Counter>();
let due = new Set<string>();
let flushTimer: NodeJS.Timeout | undefined;
let flushing: Promise<void> | undefined;

/**
 * Counts one call against fixed-window limits that all processes share. A process counts in memory and settles in batches: it holds
 * at most 2 % of a limit unsettled (one call at least), settles soon once it holds as much, and waits for its place in the shared
 * count beyond that. So the total stays within 2 % per process, a burst never passes, and an address that calls once or twice costs
 * no write. If the database is away the local count alone decides.
 */
export async function count(limits: readonly Limit[], now: Date): Promise<Standing[]> {
  const seconds = now.getTime() / 1000;
  const counted = limits.map((limit) => ({ limit, counter: counterOf(limit, seconds) }));
  if (counted.some(({ limit, counter }) => total(counter) >= limit.limit)) {
    return counted.map(({ limit, counter }) => standing(limit, counter, seconds, total(counter) < limit.limit));
  }
  let held = true;
  for (const { limit, counter } of counted) {
    counter.pending.size++;
    const holds = Math.max(1, Math.floor(limit.limit * 0.02));
    if (unsettled(counter) >= holds || limit.windowSeconds > SHORT_WINDOW_SECONDS) due.add(limit.key);
    held &&= unsettled(counter) <= holds;
  }
  if (held) {
    if (due.size > 0) flushTimer ??= setTimeout(() => void settleDue(), FLUSH_AFTER_MS).unref();
    return counted.map(({ limit, counter }) => standing(limit, counter, seconds, true));
  }
  const places = counted.map(({ counter: { pending } }) => ({ batch: pending, place: pending.size }));
  await settleDue();
  return counted.map(({ limit, counter }, i) => {
    const { batch, place } = places[i] as (typeof places)[number];
    return standing(limit, counter, seconds, (batch.before ?? counter.settled) + place <= limit.limit);
  });
}

function counterOf(limit: Limit, seconds: number): Counter {
  const windowStart = Math.floor(seconds / limit.windowSeconds) * limit.windowSeconds;
  let counter = counters.get(limit.key);
  if (!counter || counter.windowStart !== windowStart) {
    counter = { windowStart, windowSeconds: limit.windowSeconds, settled: 0, pending: { size: 0 }, sending: 0 };
    if (counters.size >= MAX_COUNTERS) forget(seconds);
    counters.set(limit.key, counter);
  }
  return counter;
}

const total = (c: Counter) => c.settled + c.sending + c.pending.size;
const unsettled = (c: Counter) => c.sending + c.pending.size;

function standing(limit: Limit, counter: Counter, seconds: number, allowed: boolean): Standing {
  return {
    allowed,
    limit: limit.limit,
    remaining: Math.max(0, limit.limit - total(counter)),
    resetSeconds: Math.max(1, Math.ceil(counter.windowStart + counter.windowSeconds - seconds)),
  };
}

/** Drops counters of windows that are over; if all are live, the oldest half: they only lose what is unsettled. */
function forget(seconds: number): void {
  for (const [key, c] of counters) if (c.windowStart + c.windowSeconds <= seconds) counters.delete(key);
  if (counters.size < MAX_COUNTERS) return;
  let excess = MAX_COUNTERS / 2;
  for (const key of counters.keys()) {
    if (excess-- <= 0) break;
    counters.delete(key);
  }
}

/** Settles every unsettled count in one statement, before the process ends. */
export function settle(): Promise<void> {
  for (const [key, counter] of counters) if (counter.pending.size > 0) due.add(key);
  return settleDue();
}

/** Settles the counts that are due in one statement. Callers during a round share the next one. */
async function settleDue(): Promise<void> {
  clearTimeout(flushTimer);
  flushTimer = undefined;
  if (flushing) await flushing;
  if (flushing) return flushing;
  flushing = flush().finally(() => {
    flushing = undefined;
  });
  return flushing;
}

async function flush(): Promise<void> {
  const batch = [...due].sort().flatMap((key) => {
    const counter = counters.get(key);
    return counter && counter.pending.size > 0 ? [{ key, counter, sent: counter.pending }] : [];
  });
  due = new Set();
  if (batch.length === 0) return;
  const rows = batch.map(({ key, counter, sent }) => ({ k: key, w: counter.windowStart, n: sent.size }));
  for (const { counter, sent } of batch) {
    counter.sending = sent.size;
    counter.pending = { size: 0 };
  }
  try {
    const [shared] = await statement<{ totals: Record<string, number> }>(ADD, [JSON.stringify(rows)]);
    for (const { key, counter } of batch) {
      counter.settled = shared?.totals[key] ?? counter.settled + counter.sending;
    }
  } catch {
    for (const { counter } of batch) counter.settled += counter.sending;
  } finally {
    for (const { counter, sent } of batch) {
      counter.sending = 0;
      sent.before = counter.settled - sent.size;
    }
  }
}

/** Forgets every counter of this process. For tests. */
export function resetCounters(): void {
  counters.clear();
  due.clear();
}
