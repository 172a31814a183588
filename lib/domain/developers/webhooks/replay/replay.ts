import { and, eq, inArray } from "drizzle-orm";
import { deliveries, events, webhookEndpoints } from "@/db/schema";
import type { DeliveryView } from "@/lib/contracts/developers/webhooks/deliveries";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { ownerIdOf, requireAccount } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { ofAccount, requireEnabled } from "../endpoints/own-endpoint";
import { enqueue } from "../events/enqueue";
import { requireHeard } from "../events/kinds-heard";
import { viewDelivery } from "../reading/delivery-view";

/**
 * Sends the events of deliveries once more, whatever became of them: new deliveries in the order of `ids`, with the same body and
 * idempotency key. All or none. Throws `not_found`, also once an event is gone, `insufficient_scope` for kinds that the actor may not hear of, or `invalid_state_transition` while an endpoint of theirs is disabled.
 */
export async function replayDeliveries(ctx: Context, ids: readonly string[]): Promise<DeliveryView[]> {
  const account = requireAccount(ctx);
  const wanted = [...new Set(ids)];
  return transaction(ctx, async (tx) => {
    const rows = await tx
      .select({
        id: deliveries.id,
        eventId: deliveries.eventId,
        eventType: deliveries.eventType,
        endpointId: deliveries.endpointId,
        status: webhookEndpoints.status,
      })
      .from(deliveries)
      .innerJoin(events, eq(events.id, deliveries.eventId))
      .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, deliveries.endpointId))
      .where(and(inArray(deliveries.id, wanted), ofAccount(ctx)));
    const known = new Map(rows.map((row) => [row.id, row]));
    const originals = wanted.flatMap((id) => known.get(id) ?? []);
    if (originals.length < wanted.length) throw notFound(wanted.length > 1 ? "One of the deliveries" : "The delivery");
    requireHeard(
      ctx,
      originals.map(({ eventType }) => eventType),
    );
    for (const { status } of originals) requireEnabled(status);
    const written = await enqueue(tx, ctx, "manual", originals);
    for (const [i, { id }] of originals.entries()) {
      const diff = { replayed_as: written[i]?.id, event: written[i]?.eventId };
      await recordAudit(
        tx,
        ctx,
        ownerIdOf(account),
        "webhook_delivery.replayed",
        { type: "webhook_delivery", id },
        diff,
      );
    }
    return written.map((row) => viewDelivery({ ...row, lastAttempt: null }, ctx.now));
  });
}

/** The same for one delivery. */
export async function replayDelivery(ctx: Context, id: string): Promise<DeliveryView> {
  const [view] = await replayDeliveries(ctx, [id]);
  if (!view) throw notFound("The delivery");
  return view;
}
