import { statement } from "@/db/client";
import type { Context } from "@/lib/core/context";

const BATCH = 1_000;
const MAX_BATCHES = 50;
const HOUR = 3_600_000;

// Each statement deletes at most $2 rows that are older than $1, so that no lock is held for long.
const EXPIRED = [
  {
    table: "idempotency_keys",
    keepMs: 24 * HOUR,
    text: `delete from idempotency_keys where scope_hash = any (array(
      select scope_hash from idempotency_keys where created_at < $1::timestamptz
      order by created_at limit $2::int)) returning 1`,
  },
  {
    table: "rate_counters",
    keepMs: 48 * HOUR,
    text: `delete from rate_counters where ctid = any (array(
      select ctid from rate_counters where window_start < extract(epoch from $1::timestamptz)
      order by window_start limit $2::int)) returning 1`,
  },
  {
    table: "heartbeats",
    keepMs: 24 * HOUR,
    text: `delete from heartbeats where process = any (array(
      select process from heartbeats where at < $1::timestamptz limit $2::int)) returning 1`,
  },
] as const;

/**
 * Deletes stored answers after 24 h, rate counters of windows older than two days, and signs of life of processes gone
 * for a day. Works in batches of 1,000 rows, at most 50 a table and call; the next call goes on. Answers what it
 * deleted, by table.
 */
export async function pruneExpired(ctx: Context): Promise<Record<string, number>> {
  const deleted: Record<string, number> = {};
  for (const { table, keepMs, text } of EXPIRED) {
    const before = new Date(ctx.now.getTime() - keepMs).toISOString();
    let rows = 0;
    for (let batch = 0; batch < MAX_BATCHES; batch++) {
      const { length } = await statement(text, [before, BATCH]);
      rows += length;
      if (length < BATCH) break;
    }
    deleted[table] = rows;
  }
  return deleted;
}
