import { isNull, sql } from "drizzle-orm";
import { orderDeliveries, orders } from "@/db/schema";
import type { NewDelivery, OrderDetailView } from "@/lib/contracts/trade/orders/creator-orders";
import type { Context } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { claimFiles } from "@/lib/domain/trade/files/claim";
import { orderFor } from "../access/access";
import { orderDelivered } from "../mails/order-delivered";
import { moveOrder } from "../move";
import { historyOf } from "../showing/history";
import { viewOrderDetail } from "../showing/view";
import { viewDeliveredEvent } from "../showing/view-events";
import { announce } from "../telling/announce";

/** How long the buyer may respond to a delivery. */
export const ACCEPTANCE_MS = 72 * 3_600_000;

/**
 * Marks an order of the acting creator as delivered, for the first time or after a revision, and opens the buyer's 72 hours. Emits
 * `order.delivered`. Throws `not_found`, `invalid_state_transition`, `validation_error` (a file that is not there).
 */
export async function deliverOrder(ctx: Context, id: string, input: NewDelivery): Promise<OrderDetailView> {
  await orderFor(ctx, id, "deliver");
  return deliver(ctx, id, input);
}

/** The same, by anyone who has been let in already. */
export async function deliver(ctx: Context, id: string, input: NewDelivery): Promise<OrderDetailView> {
  return transaction(ctx, async (tx) => {
    const order = await moveOrder(tx, ctx, id, {
      to: "DELIVERED",
      actor: "creator",
      done: "delivered",
      because: "The buyer asks to cancel this order. Agree or decline first, then deliver.",
      when: isNull(orders.cancelAskedAt),
      note: (moved) => `Delivery ${moved.deliveryNumber}`,
      set: {
        deliveryNumber: sql`${orders.deliveryNumber} + 1`,
        deliveredAt: ctx.now,
        acceptBy: new Date(ctx.now.getTime() + ACCEPTANCE_MS),
        remindersSent: 0,
        cancelRestsUntil: null,
      },
    });
    const number = order.deliveryNumber;
    const [message, links] = [input.message, [...new Set(input.links)]];
    await tx.insert(orderDeliveries).values({ orderId: id, number, message, links, createdAt: ctx.now });
    await claimFiles(tx, ctx, input.file_ids ?? [], { kind: "delivery", id, part: String(number) });
    await announce(tx, ctx, order, {
      kind: "order.delivered",
      data: viewDeliveredEvent(order),
      diff: { delivery_number: number },
      toBuyer: orderDelivered,
    });
    return viewOrderDetail(order, await historyOf(id, tx));
  });
}
