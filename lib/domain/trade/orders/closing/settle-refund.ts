import { gt } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { disputeProposals } from "@/db/schema";
import type { OrderStatus } from "@/lib/contracts/trade/orders/orders";
import type { Context } from "@/lib/core/context";
import { closeProposals } from "../close-proposals";
import { orderRefunded } from "../mails/order-refunded";
import { orderReturned } from "../mails/order-returned";
import { closedAtFirst, type OrderRow, tryMoveOrder } from "../move";
import type { RefundRow } from "../refunds/decide";
import { viewCanceledEvent, viewRefundedEvent } from "../showing/view-events";
import { announce } from "../telling/announce";
import { disputeByProcessor } from "./dispute-by-processor";
import { closeTipPages } from "./tips-channel";

/** How the payment went back, as the timeline of an order says it that was neither completed nor disputed. */
const wayBack = (reason: RefundRow["reason"]) =>
  reason === "elsewhere" ? "The payment was sent back at the payment processor." : "All of the payment was sent back.";

/** An order whose refund counts only once the payment itself has been heard of. */
const UNPAID: OrderStatus[] = ["CHECKOUT_OPEN", "EXPIRED"];

/**
 * What follows when `cents` more of an order went back, decided for this `reason`: both sides are told. An order whose whole amount did becomes REFUNDED, step by
 * step as the table allows: one that was refunded at the processor before delivery is canceled first, one under acceptance disputed
 * first. In part, the status stays. Source: docs/decisions/0031-held-money.md.
 */
export async function settleRefund(
  tx: Transaction,
  ctx: Context,
  order: OrderRow,
  { cents, reason }: Pick<RefundRow, "cents" | "reason">,
): Promise<void> {
  if (UNPAID.includes(order.status) || order.refundedCents === 0) return;
  const whole = order.refundedCents >= order.amountCents;
  // of what is left now, more cannot go back
  const left = order.amountCents - order.refundedCents;
  if (!whole) await closeProposals(tx, ctx, order, gt(disputeProposals.cents, left));
  const after = (whole ? await toRefunded(tx, ctx, order, wayBack(reason)) : null) ?? order;
  await announce(tx, ctx, after, {
    kind: "order.refunded",
    data: viewRefundedEvent(after, cents),
    diff: { refund_cents: cents, refunded_cents: after.refundedCents },
    toBuyer: (facts) => orderRefunded(facts, cents),
    toCreator: (facts) => orderReturned(facts, cents),
  });
}

async function toRefunded(tx: Transaction, ctx: Context, order: OrderRow, note: string): Promise<OrderRow | null> {
  if (order.status === "PAID" || order.status === "REVISION_REQUESTED") await cancelFirst(tx, ctx, order, note);
  if (order.status === "DELIVERED") await disputeByProcessor(tx, ctx, order.id, note);
  closeTipPages(tx);
  return tryMoveOrder(tx, ctx, order.id, {
    to: "REFUNDED",
    actor: "processor",
    set: { closedAt: closedAtFirst(ctx), acceptBy: null },
  });
}

async function cancelFirst(tx: Transaction, ctx: Context, order: OrderRow, note: string): Promise<void> {
  const set = { closedAt: ctx.now, acceptBy: null };
  const canceled = await tryMoveOrder(tx, ctx, order.id, { to: "CANCELED", actor: "processor", note, set });
  if (!canceled) return;
  await announce(tx, ctx, canceled, { kind: "order.canceled", data: viewCanceledEvent(canceled, note) });
}
