import { sql } from "drizzle-orm";
import type { Dispatcher } from "undici";
import { statement } from "@/db/client";
import { callbacks } from "@/db/schema";
import { builder } from "@/db/statement";
import type { Context } from "@/lib/core/context";
import { post } from "@/lib/domain/developers/webhooks/outbound/post";
import { queueOf } from "@/lib/domain/platform/queues/queue";

/** When the five attempts of a callback are due, in seconds after the first one. */
export const CALLBACK_OFFSETS = [0, 30, 300, 1_800, 7_200] as const;

const BATCH = 20;
const TIMEOUT_MS = 15_000;
/** Longer than an attempt: a callback whose worker died is due again after it. */
const LEASE_MS = 45_000;
const LIMITS = { timeoutMs: TIMEOUT_MS, readBytes: 16 * 1024, keepBytes: 0 };

type Outcome = { status: number | null; error: string | null };

const queue = queueOf({
  table: callbacks,
  key: (row) => row.id,
  fields: {
    id: callbacks.id,
    event: callbacks.event,
    subject: callbacks.subject,
    url: callbacks.url,
    body: callbacks.body,
    attempts: callbacks.attempts,
  },
  waiting: (row) => sql`${row.state} = 'PENDING'`,
  order: (row) => sql`${row.dueAt}, ${row.id}`,
});
type Claimed = Awaited<ReturnType<typeof queue.claim>>[number];

const SETTLE = builder
  .update(callbacks)
  .set({
    state: sql`$3::callback_state`,
    dueAt: sql`$4::timestamptz`,
    responseStatus: sql`$5::smallint`,
    error: sql`$6`,
    deliveredAt: sql`case when $3 = 'DELIVERED' then $7::timestamptz end`,
  })
  .where(sql`${queue.held} and ${callbacks.state} = 'PENDING'`);

/**
 * Sends the callbacks that are due, twenty at a time, side by side. Any 2xx within 15 s is a success; a redirect is not followed. After
 * the fifth failure one is FAILED. Answers how many were tried and when the next one falls due. `dispatcher` decides what may be
 * reached.
 */
export async function deliverCallbacks(
  ctx: Context,
  dispatcher: Dispatcher,
): Promise<{ tried: number; nextDueAt: Date | null }> {
  const claimed = await queue.claim(ctx.now, LEASE_MS, BATCH);
  await Promise.all(claimed.map((callback) => attempt(ctx, dispatcher, callback)));
  return { tried: claimed.length, nextDueAt: await queue.nextDue(ctx.now) };
}

async function attempt(ctx: Context, dispatcher: Dispatcher, callback: Claimed): Promise<void> {
  const outcome = await send(dispatcher, callback);
  const delivered = outcome.status !== null && outcome.status >= 200 && outcome.status < 300;
  const [spent, next] = [CALLBACK_OFFSETS[callback.attempts - 1] ?? 0, CALLBACK_OFFSETS[callback.attempts]];
  const state = delivered ? "DELIVERED" : next === undefined ? "FAILED" : "PENDING";
  const due = new Date(ctx.now.getTime() + ((next ?? spent) - spent) * 1000).toISOString();
  await statement(SETTLE, [
    callback.id,
    callback.attempts,
    state,
    due,
    outcome.status,
    outcome.error,
    ctx.now.toISOString(),
  ]);
  if (!delivered) ctx.log.info({ callback: callback.id, status: outcome.status, state }, "callback not accepted");
}

async function send(dispatcher: Dispatcher, callback: Claimed): Promise<Outcome> {
  const headers = {
    "Content-Type": "application/json",
    "User-Agent": "Guildhall-Callbacks/1",
    "Service-Event": callback.event,
    "Service-Delivery": callback.id,
    "Service-Idempotency-Key": callback.subject,
  };
  try {
    const { status } = await post(callback.url, headers, callback.body, { dispatcher, ...LIMITS });
    return { status, error: null };
  } catch (error) {
    const text = error instanceof Error ? error.message || error.name : "unknown error";
    return { status: null, error: text.replaceAll("\0", "\uFFFD").slice(0, 300) };
  }
}
