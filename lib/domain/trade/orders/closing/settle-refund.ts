import type { Transaction } from "@/db/client";
import type { OrderStatus } from "@/lib/contracts/trade/orders";
import type { Context } from "@/lib/core/context";
import { announce } from "../announce";
import { orderRefunded } from "../mails/order-refunded";
import { orderReturned } from "../mails/order-returned";
import { closedAtFirst, type OrderRow, tryMoveOrder } from "../move";
import { viewCanceledEvent, viewRefundedEvent } from "../view";
import { disputeByProcessor } from "./dispute";

const ELSEWHERE = "The payment was sent back at the payment processor.";

/** An order whose refund counts only once the payment itself has been heard of. */
const UNPAID: OrderStatus[] = ["CHECKOUT_OPEN", "EXPIRED"];

/**
 * Brings an order whose whole amount was sent back to REFUNDED, step by step as the table allows: one that was refunded at the
 * processor before delivery is canceled first, one under acceptance disputed first. Answers whether it got there now.
 */
export async function settleRefund(tx: Transaction, ctx: Context, order: OrderRow): Promise<boolean> {
  if (order.refundedCents < order.amountCents || UNPAID.includes(order.status)) return false;
  if (order.status === "PAID" || order.status === "REVISION_REQUESTED") await cancelFirst(tx, ctx, order);
  if (order.status === "DELIVERED") await disputeByProcessor(tx, ctx, order.id, ELSEWHERE);
  const refunded = await tryMoveOrder(tx, ctx, order.id, {
    to: "REFUNDED",
    actor: "processor",
    set: { closedAt: closedAtFirst(ctx), acceptBy: null },
  });
  if (!refunded) return false;
  await announce(tx, ctx, refunded, {
    kind: "order.refunded",
    data: viewRefundedEvent(refunded),
    diff: { refunded_cents: refunded.refundedCents },
    toBuyer: orderRefunded,
    toCreator: orderReturned,
  });
  return true;
}

async function cancelFirst(tx: Transaction, ctx: Context, order: OrderRow): Promise<void> {
  const set = { closedAt: ctx.now, acceptBy: null };
  const canceled = await tryMoveOrder(tx, ctx, order.id, { to: "CANCELED", actor: "processor", note: ELSEWHERE, set });
  if (!canceled) return;
  await announce(tx, ctx, canceled, { kind: "order.canceled", data: viewCanceledEvent(canceled, ELSEWHERE) });
}
