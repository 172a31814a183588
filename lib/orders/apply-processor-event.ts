import { eq } from "drizzle-orm";
import type Stripe from "stripe";
import type { Transaction } from "@/db/client";
import { orders } from "@/db/schema";
import { applyPlanEvent } from "@/lib/billing/apply-plan-event";
import type { Context } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { orderPaid } from "@/lib/mail/letters/order-paid";
import { orderSold } from "@/lib/mail/letters/order-sold";
import { applySubscriptionEnded } from "@/lib/memberships/end";
import { applyMembershipCheckout } from "@/lib/memberships/start";
import { noteEvent } from "@/lib/payments/note-event";
import { updatePayouts } from "@/lib/profiles/payouts";
import { announce } from "./announce";
import { applyDisputeClosed, applyDisputeOpened, applyRefund, catchUp, orderIdOf } from "./apply-charge-event";
import { type OrderRow, tryMoveOrder } from "./move";
import { viewOrderEvent } from "./view";

/**
 * Applies one verified processor event, once: its id is recorded in the transaction that changes rows, so a second delivery does
 * nothing, and an event that comes late or out of order finds no state to leave. Answers what it did.
 */
export async function applyProcessorEvent(
  ctx: Context,
  event: Stripe.Event,
): Promise<"applied" | "duplicate" | "ignored"> {
  const ofPlan = await applyPlanEvent(ctx, event);
  if (ofPlan) return ofPlan;
  const orderId = await orderOfCharge(event);
  return transaction(ctx, async (tx) => {
    if (!(await noteEvent(tx, ctx, event))) return "duplicate";
    return (await apply(tx, ctx, event, orderId)) ? "applied" : "ignored";
  });
}

async function apply(tx: Transaction, ctx: Context, event: Stripe.Event, orderId: string | null): Promise<boolean> {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
      if (event.data.object.mode === "subscription") return applyMembershipCheckout(tx, ctx, event.data.object);
      return markPaid(tx, ctx, event.data.object);
    case "customer.subscription.deleted":
      return applySubscriptionEnded(tx, ctx, event.data.object);
    case "checkout.session.expired":
      return markExpired(tx, ctx, event.data.object.id);
    case "charge.refunded":
      return orderId !== null && applyRefund(tx, ctx, orderId, event.data.object);
    case "charge.dispute.created":
      return orderId !== null && applyDisputeOpened(tx, ctx, orderId, event.data.object);
    case "charge.dispute.closed":
      return orderId !== null && applyDisputeClosed(tx, ctx, orderId, event.data.object);
    case "account.updated":
      return updatePayouts(tx, event.data.object);
    default:
      return false;
  }
}

/** Asked before the transaction opens: the processor may have to say to which order a dispute belongs. */
async function orderOfCharge(event: Stripe.Event): Promise<string | null> {
  switch (event.type) {
    case "charge.refunded":
    case "charge.dispute.created":
    case "charge.dispute.closed":
      return orderIdOf(event.data.object);
    default:
      return null;
  }
}

async function markPaid(tx: Transaction, ctx: Context, session: Stripe.Checkout.Session): Promise<boolean> {
  const order = await orderOf(tx, session);
  if (!order || session.payment_status !== "paid") return false;
  if (session.amount_total !== order.amountCents || session.currency !== order.currency) {
    ctx.log.error({ order: order.id, request_id: ctx.requestId }, "paid amount differs from the order: not applied");
    return false;
  }
  const buyer = session.customer_details;
  const intent = session.payment_intent;
  const paid = await tryMoveOrder(tx, ctx, order.id, {
    to: "PAID",
    actor: "processor",
    set: {
      checkoutSessionId: session.id,
      paidAt: ctx.now,
      buyerEmail: buyer?.email ?? null,
      buyerName: buyer?.name ?? null,
      paymentIntentId: typeof intent === "string" ? intent : (intent?.id ?? null),
    },
  });
  if (!paid) {
    if (order.status === "EXPIRED")
      ctx.log.error({ order: order.id }, "paid after it had expired: send the money back");
    return false;
  }
  const data = viewOrderEvent(paid);
  await announce(tx, ctx, paid, { kind: "order.paid", data, toBuyer: orderPaid, toCreator: orderSold });
  await catchUp(tx, ctx, paid);
  return true;
}

/** The order that a session was opened for: named in its metadata, and bound to no other session. */
async function orderOf(tx: Transaction, session: Stripe.Checkout.Session): Promise<OrderRow | undefined> {
  const id = session.metadata?.order_id;
  if (!id) return undefined;
  const [order] = await tx.select().from(orders).where(eq(orders.id, id));
  return order?.checkoutSessionId && order.checkoutSessionId !== session.id ? undefined : order;
}

/** Marks an order whose session has expired. Also called by the worker for sessions the processor no longer has open. */
export async function markExpired(tx: Transaction, ctx: Context, sessionId: string): Promise<boolean> {
  const [order] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.checkoutSessionId, sessionId));
  const expired = order ? await tryMoveOrder(tx, ctx, order.id, { to: "EXPIRED", actor: "processor" }) : null;
  if (!expired) return false;
  await announce(tx, ctx, expired, { kind: "checkout.expired", data: viewOrderEvent(expired) });
  return true;
}
