import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Dispatcher } from "undici";
import { statement } from "@/db/client";
import { commerceNotices } from "@/db/schema";
import { builder } from "@/db/statements/statement";
import { CAPABILITY, UCP_VERSION } from "@/lib/contracts/commerce/protocol";
import type { Context } from "@/lib/core/context";
import { env } from "@/lib/core/env";
import { signRequest } from "@/lib/domain/developers/platforms/message-signatures";
import { signingKeys } from "@/lib/domain/developers/platforms/signing-key";
import { ATTEMPT_OFFSETS } from "@/lib/domain/developers/webhooks/delivery/schedule";
import { standingOf, TOLD_AT_ONCE, TOLD_LEASE_MS, tell } from "@/lib/domain/developers/webhooks/outbound/told";
import { queueOf } from "@/lib/domain/platform/queues/queue";
import { historyOf } from "@/lib/domain/trade/orders/showing/history";
import { placedOrder } from "./order-row";
import { viewCommerceOrder } from "./order-view";

/** What platforms are to be told. */
export const notices = queueOf({
  table: commerceNotices,
  key: (row) => row.id,
  fields: {
    id: commerceNotices.id,
    orderId: commerceNotices.orderId,
    url: commerceNotices.url,
    attempts: commerceNotices.attempts,
    createdMs: sql<number>`(extract(epoch from ${commerceNotices.createdAt}) * 1000)::float8`,
  },
  waiting: (row) => sql`${row.state} = 'PENDING'`,
  order: (row) => sql`${row.dueAt}, ${row.id}`,
});
type Claimed = Awaited<ReturnType<typeof notices.claim>>[number];

const SETTLE = builder
  .update(commerceNotices)
  .set({
    state: sql`$3`,
    dueAt: sql`$4::timestamptz`,
    responseStatus: sql`$5::smallint`,
    error: sql`$6`,
  })
  .where(sql`${notices.held} and ${commerceNotices.state} = 'PENDING'`);

/**
 * Tells platforms of their orders, those that are due, side by side: each the whole order as it stands at this moment, signed. Any 2xx within
 * 15 s is a success; a redirect is not followed. Answers how many were tried and when the next falls due. `dispatcher` decides what may be
 * reached.
 */
export async function deliverNotices(
  ctx: Context,
  dispatcher: Dispatcher,
): Promise<{ tried: number; nextDueAt: Date | null }> {
  const claimed = await notices.claim(ctx.now, TOLD_LEASE_MS, TOLD_AT_ONCE);
  await Promise.all(claimed.map((notice) => attempt(ctx, dispatcher, notice)));
  return { tried: claimed.length, nextDueAt: await notices.nextDue(ctx.now) };
}

async function attempt(ctx: Context, dispatcher: Dispatcher, notice: Claimed): Promise<void> {
  const outcome = await tell(dispatcher, async () => {
    const body = await bodyOf(notice.orderId);
    return { url: notice.url, headers: headersOf(notice, body, ctx.now), body };
  });
  const { state, due } = standingOf(outcome, ATTEMPT_OFFSETS, notice, ctx.now);
  const { status, error } = outcome;
  await statement(SETTLE, [notice.id, notice.attempts, state, due, status, error]);
  if (state !== "DELIVERED") ctx.log.info({ notice: notice.id, status, state }, "a platform was not told of its order");
}

async function bodyOf(orderId: string): Promise<string> {
  const found = (await placedOrder(orderId, true)) ?? (await placedOrder(orderId, false));
  if (!found) throw new Error("the order was not placed");
  const { steps } = await historyOf(orderId);
  const capabilities = { [CAPABILITY.order]: [{ version: UCP_VERSION }] };
  const ucp = { version: UCP_VERSION, status: "success", capabilities };
  return JSON.stringify({ ucp, ...viewCommerceOrder(found, steps) });
}

/** What a platform verifies: whose message it is, of which event, and that nothing of it was changed. Source: order, "Order Event Webhook". */
function headersOf(notice: Claimed, body: string, now: Date): Record<string, string> {
  const { host, pathname, search } = new URL(notice.url);
  const headers: Record<string, string> = {
    "Content-Type": "application/json",
    "User-Agent": "Guildhall-UCP/1",
    "UCP-Agent": `profile="${env().BASE_URL}/.well-known/ucp"`,
    "Webhook-Id": uuidOf(notice.id),
    "Webhook-Timestamp": String(Math.floor(notice.createdMs / 1000)),
  };
  const header = (name: string) => Object.entries(headers).find(([one]) => one.toLowerCase() === name)?.[1] ?? null;
  const request = { method: "POST", authority: host, path: pathname, query: search, header, body };
  return { ...headers, ...signRequest(request, signingKeys()[0], now) };
}

/** The protocol wants a UUID: one that is the same for each attempt of a notice (RFC 9562, 5.8). */
function uuidOf(id: string): string {
  const bytes = createHash("sha256").update(id).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
