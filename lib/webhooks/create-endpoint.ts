import { and, count, eq } from "drizzle-orm";
import type { z } from "zod";
import type { Transaction } from "@/db/client";
import { profiles, webhookEndpoints } from "@/db/schema";
import { requireProfile } from "@/lib/access/require";
import { recordAudit } from "@/lib/audit/record";
import { TIERS } from "@/lib/contracts/tiers";
import type { NewWebhookEndpoint, WebhookEndpointWithSecret } from "@/lib/contracts/webhooks";
import type { Context } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { transaction } from "@/lib/core/transaction";
import { checkDestination } from "./destination";
import { sealSecret } from "./secrets";
import { newSigningSecret, secretPrefix } from "./sign";
import { viewEndpoint } from "./view";

/**
 * Registers an endpoint of the acting creator. The view holds the signing secret, this once. Throws `validation_error`
 * on `url` and `quota_exceeded` at the plan's number of enabled endpoints.
 */
export async function createEndpoint(
  ctx: Context,
  input: NewWebhookEndpoint,
): Promise<z.output<typeof WebhookEndpointWithSecret>> {
  const profileId = requireProfile(ctx);
  checkDestination(input.url);
  return transaction(ctx, async (tx) => {
    await requireRoom(tx, profileId);
    const secret = newSigningSecret();
    const id = newId("whe", ctx.now.getTime());
    const eventTypes = input.event_types.includes("*") ? ["*"] : [...new Set(input.event_types)];
    const [row] = await tx
      .insert(webhookEndpoints)
      .values({
        id,
        profileId,
        url: input.url,
        description: input.description,
        eventTypes,
        sealedSecret: sealSecret(secret),
        secretPrefix: secretPrefix(secret),
        createdAt: ctx.now,
        updatedAt: ctx.now,
      })
      .returning();
    if (!row) throw new Error("the endpoint was not inserted");
    await recordAudit(
      tx,
      ctx,
      profileId,
      "webhook_endpoint.created",
      { type: "webhook_endpoint", id },
      {
        url: row.url,
        event_types: row.eventTypes,
      },
    );
    return { ...viewEndpoint(row), secret };
  });
}

/** Locks the profile, so that two requests at once cannot both take the last place. Disabled endpoints take none. */
async function requireRoom(tx: Transaction, profileId: string): Promise<void> {
  const [owner] = await tx
    .select({ tier: profiles.tier })
    .from(profiles)
    .where(eq(profiles.id, profileId))
    .for("update");
  const cap = TIERS[owner?.tier ?? "FREE"].webhookEndpoints;
  const [enabled] = await tx
    .select({ count: count() })
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.profileId, profileId), eq(webhookEndpoints.status, "enabled")));
  if (enabled && enabled.count < cap) return;
  throw new DomainError(
    "quota_exceeded",
    `Your plan includes ${cap} enabled webhook endpoints. Disable one, or choose a larger plan.`,
    { upgrade_url: "/developers/billing" },
  );
}
