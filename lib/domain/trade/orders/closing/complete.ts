import type { Transaction } from "@/db/client";
import type { Context } from "@/lib/core/context";
import { orderAccepted } from "../mails/order-accepted";
import { orderCompleted } from "../mails/order-completed";
import type { OrderRow } from "../move";
import { viewCompletedEvent } from "../showing/view-events";
import { announce } from "../telling/announce";

/** What follows when an order has become COMPLETED: word to both sides, unless the caller tells them more than that. */
export async function afterCompletion(
  tx: Transaction,
  ctx: Context,
  order: OrderRow,
  { mails = true }: { mails?: boolean } = {},
): Promise<void> {
  await announce(tx, ctx, order, {
    kind: "order.completed",
    data: viewCompletedEvent(order),
    diff: { accepted_by: order.acceptedBy },
    ...(mails && { toBuyer: orderCompleted, toCreator: orderAccepted }),
  });
}
