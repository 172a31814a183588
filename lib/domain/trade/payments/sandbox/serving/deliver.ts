import { createHmac } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { request } from "undici";
import { processorDatabase } from "@/db/client";
import { sandboxObjects, sandboxWebhooks as table } from "@/db/schema/payments";
import { literal } from "@/db/statements/statement";
import { queueOf } from "@/lib/domain/platform/queues/queue";
import { nextDue, settleDue } from "./due";

const e = alias(sandboxObjects, "e");
const p = alias(table, "p");
const pe = alias(sandboxObjects, "pe");

const MAX_ATTEMPTS = 10;
const LONGEST_WAIT_S = 3_600;
const TIMEOUT_MS = 10_000;
const LEASE_MS = 30_000;
const AT_ONCE = 16;

/** Sends one webhook and answers the HTTP status; throws when nobody answers. */
export type Send = (url: string, headers: Record<string, string>, body: string) => Promise<number>;
export type DeliveryOptions = { url: string; secret: string; now: Date; limit?: number; send?: Send };
export type DeliveryReport = { delivered: number; failed: number; nextDueAt: Date | null };

/** One that is not delivered yet, nor given up, holds back the later ones of its group. */
const queue = queueOf({
  table,
  key: (row) => row.seq,
  fields: { seq: table.seq, body: table.body, attempts: table.attempts },
  waiting: (row) => sql`${row.deliveredAt} is null and ${row.attempts} < ${literal(MAX_ATTEMPTS)} and not exists (
    select 1 from ${table} as ${p} join ${sandboxObjects} as ${pe} on ${pe.id} = ${p.eventId}
    where ${p.deliveredAt} is null and ${p.seq} < ${row.seq}
      and (${p.attempts} < ${literal(MAX_ATTEMPTS)} or ${p.dueAt} > $1::timestamptz)
      and ${pe.data}->>'_group' = (select ${e.data}->>'_group' from ${sandboxObjects} as ${e} where ${e.id} = ${row.eventId}))`,
  order: (row) => sql`${row.seq}`,
  database: processorDatabase,
});
type Claimed = Awaited<ReturnType<typeof queue.claim>>[number];

/**
 * Delivers the sandbox's due webhooks to our own endpoint, signed as the processor signs. First does what time brings
 * (checkouts expire). Any number of workers may call it at once: a claim is a lease of 30 s, nothing is sent inside a
 * transaction, and the events of one payment go out one after the other. A failure is repeated after 1, 4, 16 …
 * seconds, ten attempts in all.
 */
export async function deliverSandboxWebhooks(options: DeliveryOptions): Promise<DeliveryReport> {
  const { now, limit = 200 } = options;
  const started = performance.now();
  const clock = () => new Date(now.getTime() + performance.now() - started);
  await settleDue(now);
  const report: DeliveryReport = { delivered: 0, failed: 0, nextDueAt: null };
  while (report.delivered + report.failed < limit) {
    const claimed = await queue.claim(clock(), LEASE_MS, Math.min(AT_ONCE, limit - report.delivered - report.failed));
    if (claimed.length === 0) break;
    const results = await Promise.all(claimed.map((webhook) => attempt(webhook, options, clock)));
    report.delivered += results.filter(Boolean).length;
    report.failed += results.filter((ok) => !ok).length;
  }
  report.nextDueAt = await nextMoment(clock());
  return report;
}

/** `Stripe-Signature` over a body at a moment (docs.stripe.com/webhooks/signature). */
export function signSandboxWebhook(body: string, secret: string, at: Date): string {
  const t = Math.floor(at.getTime() / 1000);
  return `t=${t},v1=${createHmac("sha256", secret).update(`${t}.${body}`).digest("hex")}`;
}

async function attempt(webhook: Claimed, options: DeliveryOptions, clock: () => Date): Promise<boolean> {
  const ok = await accepted(webhook, options, clock());
  const at = clock();
  const change = ok ? { deliveredAt: at } : { dueAt: new Date(at.getTime() + waitMs(webhook.attempts)) };
  await processorDatabase()
    .update(table)
    .set(change)
    .where(eq(table.seq, Number(webhook.seq)));
  return ok;
}

async function accepted({ body }: Claimed, { url, secret, send = post }: DeliveryOptions, at: Date): Promise<boolean> {
  const headers = {
    "content-type": "application/json; charset=utf-8",
    "stripe-signature": signSandboxWebhook(body, secret, at),
    "user-agent": "Stripe/1.0 (payment sandbox)",
  };
  try {
    const status = await send(url, headers, body);
    return status >= 200 && status < 300;
  } catch {
    return false;
  }
}

async function post(url: string, headers: Record<string, string>, body: string): Promise<number> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await request(url, { method: "POST", headers, body, signal });
  await response.body.dump();
  return response.statusCode;
}

/** The wait after the nth attempt: 4^(n-1) seconds, at most an hour, none after the last. */
function waitMs(attempts: number): number {
  return attempts >= MAX_ATTEMPTS ? 0 : Math.min(4 ** (attempts - 1), LONGEST_WAIT_S) * 1000;
}

async function nextMoment(at: Date): Promise<Date | null> {
  const moments = [await queue.nextDue(at), await nextDue(at)].filter((moment) => moment !== null);
  return moments.length > 0 ? new Date(Math.min(...moments.map(Number))) : null;
}
