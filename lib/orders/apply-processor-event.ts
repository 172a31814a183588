import { eq } from "drizzle-orm";
import type Stripe from "stripe";
import type { Transaction } from "@/db/client";
import { orders, processorEvents } from "@/db/schema";
import { recordAudit } from "@/lib/audit/record";
import type { Context } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { updatePayouts } from "@/lib/profiles/payouts";
import { emit } from "@/lib/webhooks/emit";
import { type OrderRow, tryMoveOrder } from "./transitions";
import { viewOrderEvent } from "./view";

/**
 * Applies one verified processor event, once: its id is recorded in the transaction that changes rows, so a second delivery does
 * nothing, and an event that comes late or out of order finds no state to leave. Answers what it did.
 */
export async function applyProcessorEvent(
  ctx: Context,
  event: Stripe.Event,
): Promise<"applied" | "duplicate" | "ignored"> {
  return transaction(ctx, async (tx) => {
    const fresh = await tx
      .insert(processorEvents)
      .values({ id: event.id, type: event.type, receivedAt: ctx.now })
      .onConflictDoNothing()
      .returning({ id: processorEvents.id });
    if (fresh.length === 0) return "duplicate";
    switch (event.type) {
      case "checkout.session.completed":
      case "checkout.session.async_payment_succeeded":
        return (await markPaid(tx, ctx, event.data.object)) ? "applied" : "ignored";
      case "checkout.session.expired":
        return (await markExpired(tx, ctx, event.data.object.id)) ? "applied" : "ignored";
      case "account.updated":
        return (await updatePayouts(tx, event.data.object)) ? "applied" : "ignored";
      default:
        return "ignored";
    }
  });
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
  if (!paid) return false;
  await announce(tx, ctx, "order.paid", paid);
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
  await announce(tx, ctx, "checkout.expired", expired);
  return true;
}

async function announce(tx: Transaction, ctx: Context, kind: "order.paid" | "checkout.expired", order: OrderRow) {
  await recordAudit(tx, ctx, order.profileId, kind, { type: "order", id: order.id });
  await emit(tx, ctx, order.profileId, kind, viewOrderEvent(order));
}
