import type Stripe from "stripe";
import type { Transaction } from "@/db/client";
import type { Context } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { applyPlanEvent } from "@/lib/domain/trade/billing/subscription/apply-plan-event";
import { applySubscriptionEnded } from "@/lib/domain/trade/memberships/end";
import { applyMembershipCheckout } from "@/lib/domain/trade/memberships/start";
import { markSessionExpired } from "@/lib/domain/trade/orders/checkout/mark-expired";
import { markPaid } from "@/lib/domain/trade/orders/checkout/mark-paid";
import { noteCard } from "@/lib/domain/trade/orders/checkout/own-purchase";
import { applyChargeEvent, orderIdOf } from "@/lib/domain/trade/orders/closing/apply-charge-event";
import { noteEvent } from "@/lib/domain/trade/payments/note-event";
import { updatePayouts } from "@/lib/domain/trade/payouts/take-over-account";

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
      return markSessionExpired(tx, ctx, event.data.object.id);
    case "charge.succeeded":
      return noteCard(tx, ctx, event.data.object);
    case "charge.refunded":
    case "charge.dispute.created":
    case "charge.dispute.closed":
      return orderId !== null && applyChargeEvent(tx, ctx, orderId, event);
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
