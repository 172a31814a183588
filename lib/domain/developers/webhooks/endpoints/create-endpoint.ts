import { and, eq, isNull } from "drizzle-orm";
import type { z } from "zod";
import type { Transaction } from "@/db/client";
import { oauthClients, webhookEndpoints } from "@/db/schema";
import { APP_EVENT_KINDS } from "@/lib/contracts/developers/events/event-scopes";
import type { NewWebhookEndpoint, WebhookEndpointWithSecret } from "@/lib/contracts/developers/webhooks/webhooks";
import type { Context } from "@/lib/core/context";
import { invalidField } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { mergeMetadata } from "@/lib/core/values/metadata";
import { hideInAddresses } from "@/lib/domain/developers/request-logs/redacting/redact-query";
import { ownerIdOf, requireAccount } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { sealHeaders } from "../custom-headers";
import { heardKinds } from "../events/kinds-heard";
import { isApp } from "../is-app";
import { checkDestination, destinationPolicy } from "../outbound/destination";
import { sealSecret } from "../secrets";
import { newSigningSecret, secretPrefix } from "../sign";
import { requireRoom } from "./endpoint-room";
import { makerOf } from "./own-endpoint";
import { viewEndpoint } from "./view";

/**
 * Registers an endpoint of the acting account. The view holds the signing secret, this once. Throws `validation_error`
 * on `url`, or on `app_id` for what is no working app of the account's own, `insufficient_scope` for kinds that the acting app may not hear of,
 * and `quota_exceeded` at the plan's number of enabled endpoints.
 */
export async function createEndpoint(
  ctx: Context,
  input: NewWebhookEndpoint,
): Promise<z.output<typeof WebhookEndpointWithSecret>> {
  const account = requireAccount(ctx);
  checkDestination(input.url, "url", destinationPolicy(ctx.local));
  if (input.app_id) refuseOwnKinds(input.event_types);
  return transaction(ctx, async (tx) => {
    if (input.app_id) await requireApp(tx, ctx, account.userId, input.app_id);
    await requireRoom(tx, ctx);
    const secret = newSigningSecret();
    const id = newId("whe", ctx.now.getTime());
    const [row] = await tx
      .insert(webhookEndpoints)
      .values({
        id,
        userId: account.userId,
        profileId: account.profileId,
        appId: input.app_id ?? null,
        madeBy: makerOf(ctx),
        url: input.url,
        description: input.description,
        eventTypes: heardKinds(ctx, input.event_types),
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
      { url: hideInAddresses(row.url), event_types: row.eventTypes, ...(row.appId && { app_id: row.appId }) },
    );
    return { ...viewEndpoint(row), secret };
  });
}

/** Throws `validation_error` for an app that is not the account's, of the other mode, or disabled, and for whatever another app asks. */
async function requireApp(tx: Transaction, ctx: Context, userId: string, appId: string): Promise<void> {
  const { id, livemode, disabledAt } = oauthClients;
  const own = and(eq(id, appId), eq(oauthClients.userId, userId), eq(livemode, ctx.livemode), isNull(disabledAt));
  const [app] = await tx.select({ id }).from(oauthClients).where(own).for("key share");
  if (!app || isApp(ctx)) throw invalidField("app_id", "is no working app of yours in this mode");
}

/** Throws `validation_error` for kinds that no app hears of: what concerns the account alone. */
export function refuseOwnKinds(eventTypes: readonly string[]): void {
  const known: readonly string[] = APP_EVENT_KINDS;
  const own = eventTypes.find((kind) => kind !== "*" && !known.includes(kind));
  if (own) throw invalidField("event_types", `${own} is the account's own: no app hears of it`);
}
