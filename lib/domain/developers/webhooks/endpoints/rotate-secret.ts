import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import { webhookEndpoints } from "@/db/schema";
import type { WebhookEndpointWithSecret } from "@/lib/contracts/developers/webhooks/webhooks";
import type { Context } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { DAY_MS } from "@/lib/core/values/durations";
import { hideInAddresses } from "@/lib/domain/developers/request-logs/redacting/redact-query";
import { ownerIdOf, requireAccount } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { emit } from "../events/emit";
import { sealSecret } from "../secrets";
import { newSigningSecret, secretPrefix } from "../sign";
import { lockEndpoint, requireMade } from "./own-endpoint";
import { viewEndpoint } from "./view";

/** How long deliveries carry a former secret's signature too. */
export const ROTATION_OVERLAP_MS = DAY_MS;

/**
 * Gives an endpoint of the acting account a new signing secret; the view holds it, this once. The two before it sign too, each for 24
 * hours after it was replaced: only a third rotation within a day ends one early. Emits `webhook_endpoint.secret_rotated`. Throws `not_found`,
 * `insufficient_scope` for an app and an endpoint that it did not make: with its secret it could make up events.
 */
export async function rotateSecret(ctx: Context, id: string): Promise<z.output<typeof WebhookEndpointWithSecret>> {
  const account = requireAccount(ctx);
  return transaction(ctx, async (tx) => {
    const known = await lockEndpoint(tx, ctx, id);
    requireMade(ctx, known);
    const secret = newSigningSecret();
    const until = new Date(ctx.now.getTime() + ROTATION_OVERLAP_MS);
    const [row] = await tx
      .update(webhookEndpoints)
      .set({
        sealedSecret: sealSecret(secret),
        secretPrefix: secretPrefix(secret),
        previousSealedSecret: known.sealedSecret,
        previousSecretUntil: until,
        // the claim looks at its time: one that is over may stay
        olderSealedSecret: known.previousSealedSecret,
        olderSecretUntil: known.previousSecretUntil,
        updatedAt: ctx.now,
      })
      .where(and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.livemode, ctx.livemode)))
      .returning();
    if (!row) throw new Error("the endpoint was not changed");
    const told = { secret_prefix: row.secretPrefix, previous_secret_until: until.toISOString() };
    await recordAudit(
      tx,
      ctx,
      ownerIdOf(account),
      "webhook_endpoint.secret_rotated",
      { type: "webhook_endpoint", id },
      {
        from: known.secretPrefix,
        to: row.secretPrefix,
      },
    );
    await emit(tx, ctx, ownerIdOf(account), "webhook_endpoint.secret_rotated", {
      id,
      url: hideInAddresses(row.url),
      ...told,
    });
    return { ...viewEndpoint(row), secret };
  });
}
