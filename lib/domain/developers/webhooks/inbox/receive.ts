import { and, eq, lt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { inboxMessages, webhookEndpoints, webhookInboxes } from "@/db/schema";
import { verifyWebhook, WebhookVerificationError } from "@/lib/clients/sdk/index";
import type { Context } from "@/lib/core/context";
import { DomainError, notFound } from "@/lib/core/errors";
import { sha256 } from "@/lib/core/seal";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { count } from "@/lib/domain/platform/access/counters";
import { openSecret } from "../secrets";

/** How many deliveries an inbox keeps, the newest. */
export const INBOX_KEEPS = 50;
/** And how many it takes in a minute; what is refused is retried. */
const PER_MINUTE = 300;

const k = alias(inboxMessages, "k");

/**
 * Takes a delivery into the inbox of a token, as a good receiver would: it verifies the signature over the raw body and notes whether
 * it knows the event. Throws `not_found`, `invalid_request` when no signature fits, `rate_limit_exceeded`.
 */
export async function receiveDelivery(
  ctx: Context,
  token: string,
  headers: Record<string, string>,
  rawBody: string,
): Promise<{ received: true; repeated: boolean }> {
  const tokenHash = sha256(token);
  const [inbox] = await ctx.db
    .select({
      endpointId: webhookInboxes.endpointId,
      secret: webhookEndpoints.sealedSecret,
    })
    .from(webhookInboxes)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookInboxes.endpointId))
    .where(eq(webhookInboxes.tokenHash, tokenHash));
  if (!inbox) throw notFound("The inbox");
  await limit(inbox.endpointId, ctx.now);
  const event = await verify(rawBody, headers, openSecret(inbox.secret), ctx.now);
  const { endpointId } = inbox;
  return transaction(ctx, async (tx) => {
    const same = and(eq(inboxMessages.endpointId, endpointId), eq(inboxMessages.eventId, event.id));
    const [before] = await tx.select({ id: inboxMessages.id }).from(inboxMessages).where(same).limit(1);
    await tx.insert(inboxMessages).values({
      id: newId("inb", ctx.now.getTime()),
      endpointId,
      deliveryId: headers["service-delivery"] ?? "",
      eventId: event.id,
      eventType: event.type,
      repeated: before !== undefined,
      headers,
      body: rawBody,
      receivedAt: ctx.now,
    });
    const oldestKept = sql`(
      select ${k.id} from ${inboxMessages} as ${k} where ${k.endpointId} = ${endpointId}
      order by ${k.id} desc offset ${INBOX_KEEPS - 1} limit 1)`;
    await tx
      .delete(inboxMessages)
      .where(and(eq(inboxMessages.endpointId, endpointId), lt(inboxMessages.id, oldestKept)));
    return { received: true, repeated: before !== undefined };
  });
}

async function verify(rawBody: string, headers: Record<string, string>, secret: string, now: Date) {
  try {
    return await verifyWebhook(rawBody, headers, secret, { now: now.getTime() });
  } catch (error) {
    if (error instanceof WebhookVerificationError) throw new DomainError("invalid_request", error.message);
    throw error;
  }
}

async function limit(endpointId: string, now: Date): Promise<void> {
  const [standing] = await count([{ key: `inbox:${endpointId}`, limit: PER_MINUTE, windowSeconds: 60 }], now);
  if (!standing || standing.allowed) return;
  throw new DomainError(
    "rate_limit_exceeded",
    `This inbox takes ${PER_MINUTE} deliveries a minute.`,
    {},
    { "retry-after": String(standing.resetSeconds) },
  );
}
