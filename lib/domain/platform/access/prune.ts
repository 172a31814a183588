import { sql } from "drizzle-orm";
import { heartbeats, idempotencyKeys, publicChanges, rateCounters } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { applyRetention } from "@/lib/core/retention";
import { ANSWERS_KEPT_MS } from "./idempotent-answers";

const HOUR = 3_600_000;

const EXPIRED = [
  {
    what: "idempotency_keys",
    keepMs: ANSWERS_KEPT_MS,
    text: sql`delete from ${idempotencyKeys} where ${idempotencyKeys.scopeHash} = any (array(
      select ${idempotencyKeys.scopeHash} from ${idempotencyKeys} where ${idempotencyKeys.createdAt} < $1::timestamptz
      order by ${idempotencyKeys.createdAt} limit $2::int)) returning 1`,
  },
  {
    what: "rate_counters",
    keepMs: 48 * HOUR,
    text: sql`delete from ${rateCounters} where ctid = any (array(
      select ctid from ${rateCounters} where ${rateCounters.windowStart} < extract(epoch from $1::timestamptz)
      order by ${rateCounters.windowStart} limit $2::int)) returning 1`,
  },
  {
    what: "heartbeats",
    keepMs: 24 * HOUR,
    text: sql`delete from ${heartbeats} where ${heartbeats.process} = any (array(
      select ${heartbeats.process} from ${heartbeats} where ${heartbeats.at} < $1::timestamptz limit $2::int)) returning 1`,
  },
  {
    what: "public_changes",
    keepMs: HOUR,
    text: sql`delete from ${publicChanges} where ctid = any (array(
      select ctid from ${publicChanges} where ${publicChanges.at} < $1::timestamptz limit $2::int)) returning 1`,
  },
] as const;

/**
 * Deletes stored answers after 24 h, rate counters of windows older than two days, signs of life of processes gone for a day, and
 * after an hour whose public pages have changed. Answers what it deleted, by table.
 */
export function pruneExpired(ctx: Context): Promise<Record<string, number>> {
  return applyRetention(ctx, EXPIRED);
}
