import type { Context } from "@/lib/core/context";
import { applyRetention } from "@/lib/core/retention";
import { ANSWERS_KEPT_MS } from "./idempotent-answers";

const HOUR = 3_600_000;

const EXPIRED = [
  {
    what: "idempotency_keys",
    keepMs: ANSWERS_KEPT_MS,
    text: `delete from idempotency_keys where scope_hash = any (array(
      select scope_hash from idempotency_keys where created_at < $1::timestamptz
      order by created_at limit $2::int)) returning 1`,
  },
  {
    what: "rate_counters",
    keepMs: 48 * HOUR,
    text: `delete from rate_counters where ctid = any (array(
      select ctid from rate_counters where window_start < extract(epoch from $1::timestamptz)
      order by window_start limit $2::int)) returning 1`,
  },
  {
    what: "heartbeats",
    keepMs: 24 * HOUR,
    text: `delete from heartbeats where process = any (array(
      select process from heartbeats where at < $1::timestamptz limit $2::int)) returning 1`,
  },
] as const;

/**
 * Deletes stored answers after 24 h, rate counters of windows older than two days, and signs of life of processes gone
 * for a day. Answers what it deleted, by table.
 */
export function pruneExpired(ctx: Context): Promise<Record<string, number>> {
  return applyRetention(ctx, EXPIRED);
}
