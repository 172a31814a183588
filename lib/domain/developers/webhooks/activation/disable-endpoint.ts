import { and, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { deliveries, webhookEndpoints } from "@/db/schema";
import type { WebhookEndpointView } from "@/lib/contracts/developers/webhooks/webhooks";
import type { Context } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { hideInAddresses } from "@/lib/domain/developers/request-logs/redacting/redact-query";
import { ownerIdOf } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { inState } from "../delivery-state";
import { lockReceiver } from "../endpoints/own-endpoint";
import { type EndpointRow, viewEndpoint } from "../endpoints/view";
import { emit } from "../events/emit";
import { endSession } from "../inbox/session";

export type DisabledReason = "owner" | "consecutive_dead_letters" | "access_ended";

/**
 * Disables an endpoint of the acting account; one that is disabled already is returned as it is, a listening session ends. Throws `not_found`.
 */
export async function disableEndpoint(ctx: Context, id: string): Promise<WebhookEndpointView> {
  return transaction(ctx, async (tx) => {
    const known = await lockReceiver(tx, ctx, id);
    if (known.sessionUntil) return endSession(tx, ctx, known);
    const stopped = known.status === "enabled" ? await stopEndpoint(tx, ctx, id, "owner") : undefined;
    return viewEndpoint(stopped ?? known);
  });
}

/**
 * Turns an enabled endpoint off for everyone who writes to it: what waits for it becomes SKIPPED, the owner's audit log
 * and other endpoints hear of it. Undefined when it was not enabled. What is being sent at this moment ends on its own.
 */
export async function stopEndpoint(
  tx: Transaction,
  ctx: Context,
  id: string,
  reason: DisabledReason,
): Promise<EndpointRow | undefined> {
  const [row] = await tx
    .update(webhookEndpoints)
    .set({ status: "disabled", disabledReason: reason, updatedAt: ctx.now })
    .where(and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.status, "enabled")))
    .returning();
  if (!row) return undefined;
  await tx
    .update(deliveries)
    .set({ state: "SKIPPED", completedAt: ctx.now })
    .where(and(eq(deliveries.endpointId, id), inState("PENDING", ctx.now)));
  if (row.sessionUntil) return row; // no endpoint of the account's: nobody is told
  // the worker disables endpoints of both modes
  const within = { ...ctx, livemode: row.livemode };
  await emit(tx, within, ownerIdOf(row), "webhook_endpoint.disabled", { id, url: hideInAddresses(row.url), reason });
  await recordAudit(tx, ctx, ownerIdOf(row), "webhook_endpoint.disabled", { type: "webhook_endpoint", id }, { reason });
  return row;
}
