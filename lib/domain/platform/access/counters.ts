import { sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { statement } from "@/db/client";
import { rateCounters } from "@/db/schema";
import { answering, names } from "@/db/statements/statement";
import { logger } from "@/lib/core/log";

/** How many calls a counter allows per fixed window. `windowSeconds` divides the epoch evenly (60, 86,400). */
export type Limit = { key: string; limit: number; windowSeconds: number };

export type Standing = { allowed: boolean; limit: number; remaining: number; resetSeconds: number };

/** The counter of an account's requests in a day (UTC), of one mode (`countedOwner`). */
export function dayCounter(owner: string): string {
  return `d:${owner}`;
}

/** Callers who wait for their place: `before` is what all processes had counted when theirs was settled. */
type Batch = { before?: number };

type Counter = {
  windowStart: number;
  windowSeconds: number;
  settled: number;
  pending: number;
  sending: number;
  /** Of those among `pending` who wait. */
  batch: Batch | undefined;
};

const MAX_COUNTERS = 200_000;
const FLUSH_AFTER_MS = 20;
/** Windows longer than this are settled soon whatever they hold: 2 % of a day's calls is too much to learn late. */
const SHORT_WINDOW_SECONDS = 60;

const c = alias(rateCounters, "c");

/**
 * Adds to many counters and answers, as one object, the totals that are not what the caller expects (`t`) because another process
 * has counted too. Sorted: two processes lock the rows that they share in one order.
 */
const ADD = answering(
  { totals: sql<Record<string, number> | null>`json_object_agg(key, count)` },
  (totals) => sql`with sent as (
      select k, w, n, t from json_to_recordset($1::text::json) as r(k text, w bigint, n integer, t integer)),
    added as (
      insert into ${rateCounters} as ${c} (${names(c.key, c.windowStart, c.count)})
      select k, w, n from sent order by k collate "C"
      on conflict (${names(c.key, c.windowStart)}) do update set ${names(c.count)} = ${c.count} + excluded.${names(c.count)}
      returning ${c.key}, ${c.count})
    select ${totals} from added join sent on k = key where count <> t`,
);

const known = new Map<string, Counter>();
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
  const counters = limits.map((limit) => counterOf(limit, seconds));
  const standings = (allowed: (limit: Limit, counter: Counter, i: number) => boolean) =>
    limits.map((limit, i) => {
      const counter = counters[i] as Counter;
      return standing(limit, counter, seconds, allowed(limit, counter, i));
    });
  if (counters.some((counter, i) => total(counter) >= (limits[i] as Limit).limit)) {
    return standings((limit, counter) => total(counter) < limit.limit);
  }
  let held = true;
  limits.forEach((limit, i) => {
    held = add(limit, counters[i] as Counter) && held;
  });
  if (held) {
    if (due.size > 0) flushTimer ??= setTimeout(() => void settleDue(), FLUSH_AFTER_MS).unref();
    return standings(() => true);
  }
  const places = counters.map((counter) => {
    counter.batch ??= {};
    return { batch: counter.batch, place: counter.pending };
  });
  await settleDue();
  return standings((limit, counter, i) => {
    const { batch, place } = places[i] as (typeof places)[number];
    return (batch.before ?? counter.settled) + place <= limit.limit;
  });
}

/** Takes calls back that `count` let through a moment ago: they are not to count after all. */
export function uncount(limits: readonly Limit[], now: Date): void {
  for (const limit of limits) {
    const counter = counterOf(limit, now.getTime() / 1000);
    // none are there when a new window has begun meanwhile
    if (total(counter) <= 0) continue;
    counter.pending--;
    due.add(limit.key);
  }
  flushTimer ??= setTimeout(() => void settleDue(), FLUSH_AFTER_MS).unref();
}

/** Counts a call in memory; false when the counter then holds more than it may. */
function add(limit: Limit, counter: Counter): boolean {
  counter.pending++;
  const holds = Math.max(1, Math.floor(limit.limit * 0.02));
  const held = counter.sending + counter.pending;
  if (held >= holds || limit.windowSeconds > SHORT_WINDOW_SECONDS) due.add(limit.key);
  return held <= holds;
}

function counterOf(limit: Limit, seconds: number): Counter {
  const { key, windowSeconds } = limit;
  const windowStart = Math.floor(seconds / windowSeconds) * windowSeconds;
  const counter = known.get(key);
  if (counter?.windowStart === windowStart) return counter;
  // not the old one emptied: a settlement of the old window may be under way
  const fresh = { windowStart, windowSeconds, settled: 0, pending: 0, sending: 0, batch: undefined };
  if (!counter && known.size >= MAX_COUNTERS) forget(seconds);
  known.set(key, fresh);
  return fresh;
}

const total = (c: Counter) => c.settled + c.sending + c.pending;

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
  for (const [key, c] of known) if (c.windowStart + c.windowSeconds <= seconds) known.delete(key);
  if (known.size < MAX_COUNTERS) return;
  let excess = MAX_COUNTERS / 2;
  for (const key of known.keys()) {
    if (excess-- <= 0) break;
    known.delete(key);
  }
}

/** Settles every unsettled count in one statement, before the process ends. */
export function settle(): Promise<void> {
  for (const [key, counter] of known) if (counter.pending !== 0) due.add(key);
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
  const settling = [...due].flatMap((key) => {
    const counter = known.get(key);
    return counter && counter.pending !== 0 ? [{ key, counter, sent: counter.pending, batch: counter.batch }] : [];
  });
  due = new Set();
  if (settling.length === 0) return;
  const rows = settling.map(({ key, counter: { windowStart, settled }, sent }) => ({
    k: key,
    w: windowStart,
    n: sent,
    t: settled + sent,
  }));
  for (const { counter, sent } of settling) {
    counter.sending = sent;
    counter.pending = 0;
    counter.batch = undefined;
  }
  try {
    const [shared] = await statement(ADD, [JSON.stringify(rows)]);
    for (const { key, counter } of settling)
      counter.settled = shared?.totals?.[key] ?? counter.settled + counter.sending;
  } catch (error) {
    logger().warn({ err: error, counters: settling.length }, "limits are counted by this process alone");
    for (const { counter } of settling) counter.settled += counter.sending;
  } finally {
    for (const { counter, sent, batch } of settling) {
      counter.sending = 0;
      if (batch) batch.before = counter.settled - sent;
    }
  }
}

/** Forgets every counter of this process. For tests. */
export function resetCounters(): void {
  known.clear();
  due.clear();
}
