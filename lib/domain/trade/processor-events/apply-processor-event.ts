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

/** What an event changes, in the transaction that notes it; false when it changes nothing. */
type Verb = (tx: Transaction, ctx: Context) => Promise<boolean>;
type EventOf<K> = Extract<Stripe.Event, { type: K }>;
/** Chooses the verb of an event; it may ask the processor, before the transaction opens. */
type Table = { readonly [K in Stripe.Event["type"]]?: (event: EventOf<K>) => Verb | Promise<Verb> };

/** Which verb each type of event means. Events of plans are applied before, by their subscription. */
const VERBS: Table = {
  "checkout.session.completed": paid,
  "checkout.session.async_payment_succeeded": paid,
  "checkout.session.expired":
    ({ data }) =>
    (tx, ctx) =>
      markSessionExpired(tx, ctx, data.object.id),
  "customer.subscription.deleted":
    ({ data }) =>
    (tx, ctx) =>
      applySubscriptionEnded(tx, ctx, data.object),
  "charge.succeeded":
    ({ data }) =>
    (tx, ctx) =>
      noteCard(tx, ctx, data.object),
  "charge.refunded": ofOrder,
  "charge.dispute.created": ofOrder,
  "charge.dispute.closed": ofOrder,
  "account.updated":
    ({ data }) =>
    (tx) =>
      updatePayouts(tx, data.object),
};

function paid({
  data: { object },
}: EventOf<"checkout.session.completed" | "checkout.session.async_payment_succeeded">) {
  const apply = object.mode === "subscription" ? applyMembershipCheckout : markPaid;
  return (tx: Transaction, ctx: Context) => apply(tx, ctx, object);
}

/** The processor may have to say to which order a dispute belongs. */
async function ofOrder(event: EventOf<"charge.refunded" | "charge.dispute.created" | "charge.dispute.closed">) {
  const orderId = await orderIdOf(event.data.object);
  return async (tx: Transaction, ctx: Context) => orderId !== null && applyChargeEvent(tx, ctx, orderId, event);
}

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
  const choose = VERBS[event.type] as ((event: Stripe.Event) => Verb | Promise<Verb>) | undefined;
  const verb = await choose?.(event);
  return transaction(ctx, async (tx) => {
    if (!(await noteEvent(tx, ctx, event))) return "duplicate";
    return (await verb?.(tx, ctx)) ? "applied" : "ignored";
  });
}
