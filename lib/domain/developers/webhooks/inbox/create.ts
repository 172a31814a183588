import { and, desc, eq, getTableColumns, isNull } from "drizzle-orm";
import type { z } from "zod";
import { webhookEndpoints, webhookInboxes } from "@/db/schema";
import type { NewWebhookInbox } from "@/lib/contracts/developers/webhooks/webhook-inboxes";
import type { WebhookEndpointView, WebhookEndpointWithSecret } from "@/lib/contracts/developers/webhooks/webhooks";
import type { Context } from "@/lib/core/context";
import { randomToken, sha256 } from "@/lib/core/seal";
import { transaction } from "@/lib/core/transaction";
import { createEndpoint } from "../endpoints/create-endpoint";
import { ofAccount } from "../endpoints/own-endpoint";
import { viewEndpoint } from "../endpoints/view";
import { inboxUrl } from "../inbox-url";
import { openSession } from "./session";

/**
 * An endpoint of the acting account that this service receives itself, or a listening session. The view holds the signing secret,
 * this once. Throws `quota_exceeded`: it takes a place like any other.
 */
export async function createInbox(
  ctx: Context,
  { session, ...input }: NewWebhookInbox,
): Promise<z.output<typeof WebhookEndpointWithSecret>> {
  if (session) return openSession(ctx, input);
  return transaction(ctx, async (tx, inner) => {
    const token = randomToken(24);
    const endpoint = await createEndpoint(inner, { ...input, url: inboxUrl(token) });
    await tx.insert(webhookInboxes).values({ endpointId: endpoint.id, tokenHash: sha256(token), createdAt: ctx.now });
    return endpoint;
  });
}

/**
 * An endpoint of the acting account that this service receives itself: a place to see deliveries without a server. The newest that is
 * enabled, else a new one. Throws `quota_exceeded`: it takes a place like any other.
 */
export async function openInbox(ctx: Context): Promise<WebhookEndpointView> {
  return transaction(ctx, async (tx, inner) => {
    const [known] = await tx
      .select(getTableColumns(webhookEndpoints))
      .from(webhookEndpoints)
      .innerJoin(webhookInboxes, eq(webhookInboxes.endpointId, webhookEndpoints.id))
      .where(and(ofAccount(ctx), eq(webhookEndpoints.status, "enabled"), isNull(webhookEndpoints.sessionUntil)))
      .orderBy(desc(webhookEndpoints.id))
      .limit(1);
    if (known) return viewEndpoint(known);
    const { secret: _, ...endpoint } = await createInbox(inner, {
      description: "Built-in inbox",
      event_types: ["*"],
      session: false,
    });
    return endpoint;
  });
}
