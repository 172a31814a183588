import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { orderDeliveries, orders } from "@/db/schema";
import { requireProfile } from "@/lib/access/require";
import { recordAudit } from "@/lib/audit/record";
import type { NewDelivery, OrderDetailView } from "@/lib/contracts/creator-orders";
import type { Context } from "@/lib/core/context";
import { DomainError, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { recomputeProfile } from "@/lib/profiles/recompute";
import { emit } from "@/lib/webhooks/emit";
import { historyOf } from "./history";
import { sourcesOf, tryMoveOrder } from "./transitions";
import { viewDeliveredEvent, viewOrderDetail } from "./view";

/** How long the buyer may respond to a delivery. Source: spec part 8. */
export const ACCEPTANCE_MS = 72 * 3_600_000;

/**
 * Marks an order of the acting creator as delivered, for the first time or after a revision, and opens the buyer's 72 hours. Emits
 * `order.delivered`. Throws `not_found`, `invalid_state_transition`.
 */
export async function deliverOrder(ctx: Context, id: string, input: NewDelivery): Promise<OrderDetailView> {
  const profileId = requireProfile(ctx);
  return transaction(ctx, async (tx) => {
    const order = await tryMoveOrder(tx, ctx, id, {
      to: "DELIVERED",
      actor: "creator",
      note: (moved) => `Delivery ${moved.deliveryNumber}`,
      when: eq(orders.profileId, profileId),
      set: {
        deliveryNumber: sql`${orders.deliveryNumber} + 1`,
        deliveredAt: ctx.now,
        acceptBy: new Date(ctx.now.getTime() + ACCEPTANCE_MS),
      },
    });
    if (!order) throw await refusal(tx, profileId, id);
    const number = order.deliveryNumber;
    const [message, links] = [input.message, [...new Set(input.links)]];
    await tx.insert(orderDeliveries).values({ orderId: id, number, message, links, createdAt: ctx.now });
    await recomputeProfile(tx, profileId, ctx.now);
    await recordAudit(tx, ctx, profileId, "order.delivered", { type: "order", id }, { delivery_number: number });
    await emit(tx, ctx, profileId, "order.delivered", viewDeliveredEvent(order));
    const { steps, deliveries } = await historyOf(id, tx);
    return viewOrderDetail(order, steps, deliveries);
  });
}

async function refusal(tx: Transaction, profileId: string, id: string): Promise<DomainError> {
  const [order] = await tx
    .select({ status: orders.status })
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.profileId, profileId)));
  if (!order) return notFound("The order");
  const states = sourcesOf("DELIVERED").join(" or ");
  return new DomainError(
    "invalid_state_transition",
    `The order is ${order.status}; it can be delivered while ${states}.`,
  );
}
