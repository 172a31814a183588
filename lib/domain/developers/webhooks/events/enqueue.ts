import { type Transaction, wakeAfter } from "@/db/client";
import { deliveries } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { newId } from "@/lib/core/values/ids";
import { DELIVERIES_CHANNEL } from "./emit";

export type DeliveryRow = typeof deliveries.$inferSelect;

type Queued = Pick<DeliveryRow, "eventId" | "eventType" | "endpointId">;

/** Queues events that are stored already, each for one endpoint, due now and in this order. Wakes the loops after the commit. */
export async function enqueue(
  tx: Transaction,
  ctx: Context,
  trigger: "manual" | "test",
  queued: readonly Queued[],
): Promise<DeliveryRow[]> {
  const rows = queued.map(({ eventId, eventType, endpointId }) => ({
    id: newId("del", ctx.now.getTime()),
    eventId,
    eventType,
    endpointId,
    trigger,
    dueAt: ctx.now,
    livemode: ctx.livemode,
    createdAt: ctx.now,
  }));
  const written = await tx.insert(deliveries).values(rows).returning();
  wakeAfter(tx, DELIVERIES_CHANNEL);
  return written;
}
