import { and, eq, lt, lte, min, type SQL, sql } from "drizzle-orm";
import { sandboxWebhooks, sandboxObjects as table } from "@/db/schema/payments";
import type { Call } from "../call";
import { emit } from "../events";
import { mutate, reading } from "../mutate";
import { collectDue, endSubscription, renew } from "../resources/billing/subscriptions";
import { expireSession } from "../resources/checkout/sessions";
import { arrive } from "../resources/connect/payouts";
import { failRefund } from "../resources/payments/refunds";
import { findLocked, retrieve } from "../store";
import { forgetKeys } from "./idempotency";

const BATCH = 50;
/** Periods of one subscription in one sweep: what a sweep that comes later still leaves, the next one does. */
const MOST_PERIODS = 60;
const DELIVERED_KEPT_MS = 3 * 24 * 60 * 60_000;

// What time alone changes: an open checkout closes, a paid period ends.
const OPEN = and(eq(table.object, "checkout.session"), sql`${table.data} @> '{"status":"open"}'`);
const ACTIVE = and(eq(table.object, "subscription"), sql`${table.data} @> '{"status":"active"}'`);
const UNPAID = and(eq(table.object, "subscription"), sql`${table.data} @> '{"status":"past_due"}'`);
const LEFT = and(UNPAID, sql`${table.data} @> '{"_retry_at":null}'`);
const TRAVELLING = and(eq(table.object, "payout"), sql`${table.data} @> '{"status":"pending"}'`);
const REFUSED = and(eq(table.object, "refund"), sql`${table.data} ? '_fails_at'`);
const EXPIRES = sql<number>`(${table.data}->>'expires_at')::bigint`;
const PERIOD_END = sql<number>`(${table.data}->>'_period_end')::bigint`;
const RETRY_AT = sql<number>`(${table.data}->>'_retry_at')::bigint`;
const ARRIVES = sql<number>`(${table.data}->>'arrival_date')::bigint`;
const FAILS = sql<number>`(${table.data}->>'_fails_at')::bigint`;

/**
 * Does what has fallen due by `now`: expires checkouts, renews or ends subscriptions, tries unpaid ones again, forgets old idempotency keys and
 * webhooks delivered three days ago. Each object changes in a transaction of its own; several workers may run this at
 * once.
 */
export async function settleDue(now: Date): Promise<void> {
  for (const id of await dueIds(now, OPEN, EXPIRES)) {
    await mutate(now, async (call) => {
      const session = await findLocked(call, "checkout.session", id);
      if (session) await expireSession(call, session);
    });
  }
  for (const id of await dueIds(now, ACTIVE, PERIOD_END)) {
    await turnPeriods(now, id);
  }
  for (const id of await dueIds(now, UNPAID, RETRY_AT)) {
    await mutate(now, (call) => tryAgain(call, id));
  }
  for (const id of await dueIds(now, LEFT, PERIOD_END)) await turnPeriods(now, id);
  for (const id of await dueIds(now, TRAVELLING, ARRIVES)) await mutate(now, (call) => arrive(call, id));
  for (const id of await dueIds(now, REFUSED, FAILS)) await mutate(now, (call) => failRefund(call, id));
  await mutate(now, async (call) => {
    await forgetKeys(call);
    const horizon = new Date(now.getTime() - DELIVERED_KEPT_MS);
    await call.db.delete(sandboxWebhooks).where(lt(sandboxWebhooks.deliveredAt, horizon));
  });
}

/** When `settleDue` next has something to do, or null. */
export async function nextDue(now: Date): Promise<Date | null> {
  const { db } = reading(now);
  const first = async (which: SQL | undefined, moment: SQL<number>) => {
    const [row] = await db
      .select({ at: min(moment) })
      .from(table)
      .where(which);
    return row?.at ?? null;
  };
  const moments = [
    await first(OPEN, EXPIRES),
    await first(ACTIVE, PERIOD_END),
    await first(UNPAID, RETRY_AT),
    await first(LEFT, PERIOD_END),
    await first(TRAVELLING, ARRIVES),
    await first(REFUSED, FAILS),
  ];
  const known = moments.filter((at) => at !== null).map(Number);
  return known.length > 0 ? new Date(Math.min(...known) * 1000) : null;
}

async function dueIds(now: Date, which: SQL | undefined, moment: SQL<number>): Promise<string[]> {
  const call = reading(now);
  const rows = await call.db
    .select({ id: table.id })
    .from(table)
    .where(and(which, lte(moment, call.now)))
    .orderBy(table.seq)
    .limit(BATCH);
  return rows.map((row) => row.id);
}

/** Each period that has ended is renewed and billed, one after the other, until one is not paid or the subscription ends. */
async function turnPeriods(now: Date, id: string): Promise<void> {
  for (let turned = 0; turned < MOST_PERIODS; turned++)
    if (!(await mutate(now, (call) => turnPeriod(call, id)))) return;
}

/** False where nothing is left to turn. */
async function turnPeriod(call: Call, id: string): Promise<boolean> {
  const sub = await findLocked(call, "subscription", id);
  const turns = sub?.status === "active" || (sub?.status === "past_due" && !sub._retry_at);
  if (!sub || !turns || sub._period_end > call.now) return false;
  if (sub.cancel_at_period_end) {
    await endSubscription(call, sub);
    return false;
  }
  const { email, name } = await retrieve(call, "customer", sub.customer);
  const renewed = await renew(call, sub, { email, name });
  const { items, latest_invoice, status } = sub;
  emit(call, "customer.subscription.updated", renewed, { items, latest_invoice, status });
  return renewed._period_end <= call.now;
}

async function tryAgain(call: Call, id: string): Promise<void> {
  const sub = await findLocked(call, "subscription", id);
  if (sub?.status !== "past_due" || !sub._retry_at || sub._retry_at > call.now) return;
  await collectDue(call, sub, await retrieve(call, "customer", sub.customer));
}
