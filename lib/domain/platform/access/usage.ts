import { and, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { prepared, statement } from "@/db/client";
import { profiles, usageMonths, users } from "@/db/schema";
import { answering, names } from "@/db/statements/statement";
import { flushLater } from "@/lib/core/process/flush-later";

type Usage = { month: string; used: number; pending: number };

const usage = new Map<string, Usage>();
const SETTLE_SHARE = 0.0005;
const MAX_REMEMBERED = 50_000;

const usedInMonth = prepared("usage_of_month", (db) =>
  db
    .select({ requests: usageMonths.requests })
    .from(usageMonths)
    .where(and(eq(usageMonths.ownerId, sql.placeholder("owner")), eq(usageMonths.month, sql.placeholder("month")))),
);

let month = { name: "", from: 0, until: 0 };

/** The calendar month of a moment, in UTC, as `2026-11`. */
export function monthOf(now: Date): string {
  const at = now.getTime();
  if (at < month.from || at >= month.until) {
    const from = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1);
    month = { name: now.toISOString().slice(0, 7), from, until: nextMonth(now).getTime() };
  }
  return month.name;
}

/** The first moment of the next calendar month, UTC. */
export function nextMonth(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
}

/** Requests of an account (`ownerIdOf`) this month, counted by every process, and by this one up to now. */
export async function requestsUsed(owner: string, now: Date): Promise<number> {
  const known = await usageOf(owner, now);
  return known.used + known.pending;
}

/**
 * Counts one request against the monthly quota and answers whether it was within it. Counts are settled to `usage_months` in
 * batches, sooner where the quota is small, so that a crash loses at most 0.05 % of it.
 */
export async function countRequest(owner: string, limit: number, now: Date): Promise<boolean> {
  const known = await usageOf(owner, now);
  if (known.used + known.pending >= limit) return false;
  known.pending++;
  if (known.pending > Math.max(1, limit * SETTLE_SHARE)) void settleUsage().catch(() => {});
  else settleSoon();
  return true;
}

async function usageOf(owner: string, now: Date): Promise<Usage> {
  const month = monthOf(now);
  let known = usage.get(owner);
  if (known?.month !== month) {
    const [row] = await usedInMonth().execute({ owner, month });
    const fresh = usage.get(owner);
    if (fresh?.month === month) return fresh;
    known = { month, used: row?.requests ?? 0, pending: 0 };
    usage.set(owner, known);
  }
  return known;
}

const settleSoon = flushLater(settleUsage, 2_000);
let settling: Promise<void> | undefined;

/**
 * Writes what this process has counted up to now and reads back the shared totals, in one statement. Callers during a round share
 * the next one. Throws when the database is away; the counts stay for the next round.
 */
export async function settleUsage(): Promise<void> {
  if (settling) await settling.catch(() => {});
  settling ??= flush().finally(() => {
    settling = undefined;
  });
  return settling;
}

const m = alias(usageMonths, "m");
const ADD = answering(
  { owner: m.ownerId, month: m.month, requests: m.requests },
  (totals) => sql`
    insert into ${usageMonths} as ${m} (${names(m.ownerId, m.month, m.requests)})
    select id, month, n from jsonb_to_recordset($1::jsonb) as t(id text, month text, n bigint)
    where exists (select from ${profiles} where ${profiles.id} = t.id) or exists (select from ${users} where ${users.id} = t.id)
    on conflict (${names(m.ownerId, m.month)}) do update set
      ${names(m.requests)} = ${m.requests} + excluded.${names(m.requests)}
    returning ${totals}`,
);

async function flush(): Promise<void> {
  if (usage.size > MAX_REMEMBERED) for (const [id, u] of usage) if (u.pending === 0) usage.delete(id);
  const batch = [...usage].filter(([, u]) => u.pending > 0);
  if (batch.length === 0) return;
  const rows = batch.map(([id, u]) => ({ id, month: u.month, n: u.pending }));
  for (const [, u] of batch) {
    u.used += u.pending;
    u.pending = 0;
  }
  try {
    const totals = await statement(ADD, [JSON.stringify(rows)]);
    for (const row of totals) {
      const known = usage.get(row.owner);
      if (known?.month === row.month) known.used = Number(row.requests);
    }
  } catch (error) {
    for (const [index, [, u]] of batch.entries()) {
      const taken = rows[index];
      if (taken?.month !== u.month) continue;
      u.used -= taken.n;
      u.pending += taken.n;
    }
    throw error;
  }
}
