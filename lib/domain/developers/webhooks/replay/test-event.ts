import { events } from "@/db/schema";
import type { TestEvent } from "@/lib/contracts/developers/event-types";
import type { DeliveryView } from "@/lib/contracts/developers/webhooks/deliveries";
import type { Context } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { ownerIdOf, requireAccount } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { lockReceiver, requireEnabled } from "../endpoints/own-endpoint";
import { enqueue } from "../events/enqueue";
import { envelopeOf } from "../events/envelope";
import { exampleData } from "../events/event-example";
import { requireHeard } from "../events/kinds-heard";
import { viewDelivery } from "../reading/delivery-view";

/**
 * Sends the example of a kind to one endpoint or listening session of the acting account, whichever kinds it listens to, signed and retried like a real
 * event. No list of events shows it. Throws `not_found`, `invalid_state_transition` for a disabled endpoint, `insufficient_scope` for a kind
 * that an app may not hear of: whatever else it does with deliveries asks for the kind, too.
 */
export async function sendTestEvent(ctx: Context, endpointId: string, input: TestEvent): Promise<DeliveryView> {
  const account = requireAccount(ctx);
  const ownerId = ownerIdOf(account);
  const kind = input.event_type;
  requireHeard(ctx, [kind]);
  return transaction(ctx, async (tx) => {
    const { status } = await lockReceiver(tx, ctx, endpointId);
    requireEnabled(status);
    const id = newId("evt", ctx.now.getTime());
    const data = kind === "ping" ? { ...exampleData(kind), endpoint_id: endpointId } : exampleData(kind);
    const payload = envelopeOf({ id, kind, createdAt: ctx.now.toISOString(), livemode: ctx.livemode, data });
    await tx
      .insert(events)
      .values({ id, ownerId, type: kind, payload, test: true, livemode: ctx.livemode, createdAt: ctx.now });
    const [row] = await enqueue(tx, ctx, "test", [{ eventId: id, eventType: kind, endpointId }]);
    if (!row) throw new Error("the test was not queued");
    const target = { type: "webhook_endpoint", id: endpointId };
    await recordAudit(tx, ctx, ownerId, "webhook_endpoint.tested", target, { event_type: kind, delivery: row.id });
    return viewDelivery({ ...row, lastAttempt: null }, ctx.now);
  });
}
