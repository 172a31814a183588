import type { Transaction } from "@/db/client";
import type { Context } from "@/lib/core/context";
import { announce } from "../announce";
import { orderAccepted } from "../mails/order-accepted";
import { orderCompleted } from "../mails/order-completed";
import type { OrderRow } from "../move";
import { viewCompletedEvent } from "../view";

/** What follows when an order has become COMPLETED: word to both sides. */
export async function afterCompletion(tx: Transaction, ctx: Context, order: OrderRow): Promise<void> {
  await announce(tx, ctx, order, {
    kind: "order.completed",
    data: viewCompletedEvent(order),
    diff: { accepted_by: order.acceptedBy },
    toBuyer: orderCompleted,
    toCreator: orderAccepted,
  });
}
