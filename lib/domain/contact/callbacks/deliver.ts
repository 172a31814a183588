import { sql } from "drizzle-orm";
import type { Dispatcher } from "undici";
import { statement } from "@/db/client";
import { callbacks } from "@/db/schema";
import { builder } from "@/db/statements/statement";
import type { Context } from "@/lib/core/context";
import { standingOf, TOLD_AT_ONCE, TOLD_LEASE_MS, tell } from "@/lib/domain/developers/webhooks/outbound/told";
import { queueOf } from "@/lib/domain/platform/queues/queue";

/** When the five attempts of a callback are due, in seconds after the first one. */
export const CALLBACK_OFFSETS = [0, 30, 300, 1_800, 7_200] as const;

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
  const claimed = await queue.claim(ctx.now, TOLD_LEASE_MS, TOLD_AT_ONCE);
  await Promise.all(claimed.map((callback) => attempt(ctx, dispatcher, callback)));
  return { tried: claimed.length, nextDueAt: await queue.nextDue(ctx.now) };
}

async function attempt(ctx: Context, dispatcher: Dispatcher, callback: Claimed): Promise<void> {
  const { url, body } = callback;
  const outcome = await tell(dispatcher, () => ({ url, headers: headersOf(callback), body }));
  const { state, due } = standingOf(outcome, CALLBACK_OFFSETS, callback, ctx.now);
  const { status, error } = outcome;
  await statement(SETTLE, [callback.id, callback.attempts, state, due, status, error, ctx.now.toISOString()]);
  if (state !== "DELIVERED") ctx.log.info({ callback: callback.id, status, state }, "callback not accepted");
}

function headersOf({ id, event, subject }: Claimed): Record<string, string> {
  return {
    "Content-Type": "application/json",
    "User-Agent": "Guildhall-Callbacks/1",
    "Service-Event": event,
    "Service-Delivery": id,
    "Service-Idempotency-Key": subject,
  };
}
