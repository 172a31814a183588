import type { z } from "zod";
import { webhookEndpoints } from "@/db/schema";
import type { NewWebhookEndpoint, WebhookEndpointWithSecret } from "@/lib/contracts/developers/webhooks";
import type { Context } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { mergeMetadata } from "@/lib/core/values/metadata";
import { ownerIdOf, requireAccount } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { sealHeaders } from "../custom-headers";
import { checkDestination, destinationPolicy } from "../outbound/destination";
import { sealSecret } from "../secrets";
import { newSigningSecret, secretPrefix } from "../sign";
import { requireRoom } from "./endpoint-room";
import { viewEndpoint } from "./view";

/**
 * Registers an endpoint of the acting account. The view holds the signing secret, this once. Throws `validation_error`
 * on `url` and `quota_exceeded` at the plan's number of enabled endpoints.
 */
export async function createEndpoint(
  ctx: Context,
  input: NewWebhookEndpoint,
): Promise<z.output<typeof WebhookEndpointWithSecret>> {
  const account = requireAccount(ctx);
  checkDestination(input.url, "url", destinationPolicy(ctx.local));
  return transaction(ctx, async (tx) => {
    await requireRoom(tx, ctx);
    const secret = newSigningSecret();
    const id = newId("whe", ctx.now.getTime());
    const [row] = await tx
      .insert(webhookEndpoints)
      .values({
        id,
        userId: account.userId,
        profileId: account.profileId,
        url: input.url,
        description: input.description,
        eventTypes: filterOf(input.event_types),
        sealedSecret: sealSecret(secret),
        secretPrefix: secretPrefix(secret),
        sealedHeaders: sealHeaders(input.headers ?? {}),
        metadata: mergeMetadata({}, input.metadata),
        livemode: ctx.livemode,
        createdAt: ctx.now,
        updatedAt: ctx.now,
      })
      .returning();
    if (!row) throw new Error("the endpoint was not inserted");
    await recordAudit(
      tx,
      ctx,
      ownerIdOf(account),
      "webhook_endpoint.created",
      { type: "webhook_endpoint", id },
      { url: row.url, event_types: row.eventTypes },
    );
    return { ...viewEndpoint(row), secret };
  });
}

/** The kinds that an endpoint hears of, each once; `*` swallows the others. */
export function filterOf(eventTypes: readonly string[]): string[] {
  return eventTypes.includes("*") ? ["*"] : [...new Set(eventTypes)];
}
