import type { Transaction } from "@/db/client";
import type { Context } from "@/lib/core/context";
import { orderDisputeReceived } from "../mails/order-dispute-received";
import { orderDisputed } from "../mails/order-disputed";
import { type OrderRow, tryMoveOrder } from "../move";
import { viewOrderEvent } from "../showing/view-events";
import { announce } from "../telling/announce";
import { closeTipPages } from "./tips-channel";

/** What of an order ends with a dispute: its timer, a wish to cancel, and that its delivery counts as accepted. */
export const OPENED = { acceptBy: null, acceptedBy: null, cancelAskedAt: null } as const;

/** The card holder disputed the payment at the processor. Answers `null` where the order cannot be disputed. */
export async function disputeByProcessor(
  tx: Transaction,
  ctx: Context,
  orderId: string,
  note: string,
): Promise<OrderRow | null> {
  const order = await tryMoveOrder(tx, ctx, orderId, {
    to: "DISPUTED",
    actor: "processor",
    note,
    set: { ...OPENED, disputedAt: ctx.now },
  });
  if (order) await afterDispute(tx, ctx, order, "processor", note);
  return order;
}

/** What follows when an order has become DISPUTED: word to both sides. */
export async function afterDispute(
  tx: Transaction,
  ctx: Context,
  order: OrderRow,
  openedBy: "buyer" | "processor",
  reason: string,
): Promise<void> {
  closeTipPages(tx);
  await announce(tx, ctx, order, {
    kind: "order.disputed",
    data: { ...viewOrderEvent(order), opened_by: openedBy, reason },
    diff: { opened_by: openedBy },
    ...(openedBy === "buyer" ? { toBuyer: orderDisputeReceived } : {}),
    toCreator: (facts) => orderDisputed(facts, reason),
  });
}
