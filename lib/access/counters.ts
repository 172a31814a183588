import { sql } from "drizzle-orm";
import { database } from "@/db/client";

/** How many calls a counter allows per fixed window. `windowSeconds` divides the epoch evenly (60, 86,400). */
export type Limit = { key: string; limit: number; windowSeconds: number };

export type Standing = { allowed: boolean; limit: number; remaining: number; resetSeconds: number };

/** Calls that are settled together. `before` is what all processes had counted when they were, and so gives each its place. */
type Batch = { size: number; before?: number };

type Counter = { windowStart: number; windowSeconds: number; settled: number; pending: Batch; sending: number };

const MAX_COUNTERS = 50_000;
const FLUSH_AFTER_MS = 20;

const counters = new Map<string, Counter>();
let dirty = new Set<string>();
let flushTimer: NodeJS.Timeout | undefined;
let flushing: Promise<void> | undefined;

/**
 * Counts one call against fixed-window limits that all processes share. A process counts in memory and settles in batches: it holds
 * at most 2 % of a limit unsettled (one call at least) and waits for its place in the shared count beyond that, so the total stays
 * within 2 % per process and a burst never passes. If the database is away the local count alone decides.
 */
export async function count(limits: readonly Limit[], now: Date): Promise<Standing[]> {
  const seconds = now.getTime() / 1000;
  const standings = limits.map((limit) => ({ limit, counter: counterOf(limit, seconds) }));
  if (standings.every(({ limit, counter }) => total(counter) < limit.limit)) {
    for (const { limit, counter } of standings) {
      counter.pending.size++;
      dirty.add(limit.key);
    }
    if (standings.some(({ limit, counter }) => unsettled(counter) > Math.max(1, Math.floor(limit.limit * 0.02)))) {
      const places = standings.map(({ counter: { pending } }) => ({ batch: pending, place: pending.size }));
      await settle();
      return standings.map(({ limit, counter }, i) => {
        const { batch, place } = places[i] as (typeof places)[number];
        return standing(limit, counter, seconds, (batch.before ?? counter.settled) + place <= limit.limit);
      });
    }
    flushTimer ??= setTimeout(() => void settle(), FLUSH_AFTER_MS).unref();
    return standings.map(({ limit, counter }) => standing(limit, counter, seconds, true));
  }
  return standings.map(({ limit, counter }) => standing(limit, counter, seconds, total(counter) < limit.limit));
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

/** Settles every unsettled count in one statement. Callers during a round share the next one. */
export async function settle(): Promise<void> {
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
  const batch = [...dirty].sort().flatMap((key) => {
    const counter = counters.get(key);
    return counter && counter.pending.size > 0 ? [{ key, counter, sent: counter.pending }] : [];
  });
  dirty = new Set();
  if (batch.length === 0) return;
  const rows = batch.map(({ key, counter, sent }) => ({ k: key, w: counter.windowStart, n: sent.size }));
  for (const { counter, sent } of batch) {
    counter.sending = sent.size;
    counter.pending = { size: 0 };
  }
  try {
    const totals = await database().execute<{ key: string; count: number }>(sql`
      insert into rate_counters as c (key, window_start, count)
      select k, w, n from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t(k text, w bigint, n integer)
      on conflict (key, window_start) do update set count = c.count + excluded.count
      returning key, count`);
    const shared = new Map(totals.map((row) => [row.key, row.count]));
    for (const { key, counter } of batch) counter.settled = shared.get(key) ?? counter.settled + counter.sending;
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
  dirty.clear();
}
