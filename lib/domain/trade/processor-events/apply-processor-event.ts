import type Stripe from "stripe";
import type { Transaction } from "@/db/client";
import type { Context } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { applyPlanEvent } from "@/lib/domain/trade/billing/subscription/apply-plan-event";
import { applySubscriptionEnded } from "@/lib/domain/trade/memberships/end";
import { followSubscription } from "@/lib/domain/trade/memberships/follow";
import { standingOf } from "@/lib/domain/trade/memberships/lapse";
import { applyMembershipCheckout, firstTerms } from "@/lib/domain/trade/memberships/start";
import { markSessionExpired } from "@/lib/domain/trade/orders/checkout/mark-expired";
import { markPaid } from "@/lib/domain/trade/orders/checkout/mark-paid";
import { noteCard } from "@/lib/domain/trade/orders/checkout/own-purchase";
import { applyChargeEvent, type ChargeNews, orderIdOf } from "@/lib/domain/trade/orders/closing/apply-charge-event";
import { endSubscription } from "@/lib/domain/trade/payments/end-subscription";
import { intentOf } from "@/lib/domain/trade/payments/intent-of";
import { noteEvent } from "@/lib/domain/trade/payments/note-event";
import { type PaymentMode, processor } from "@/lib/domain/trade/payments/processor";
import { noteChargedBack } from "@/lib/domain/trade/payouts/charged-back";
import { earnedByMembership } from "@/lib/domain/trade/payouts/reading/earned";
import { raiseRefunded } from "@/lib/domain/trade/payouts/release";
import { settlePayout } from "@/lib/domain/trade/payouts/settle-payout";
import { updatePayouts } from "@/lib/domain/trade/payouts/taking-over/take-over-account";
import { markTipExpired, markTipPaid, markTipRefunded } from "@/lib/domain/trade/tips/apply-tip-event";

/** What an event changes, in the transaction that notes it; false when it changes nothing. */
type Verb = (tx: Transaction, ctx: Context) => Promise<boolean>;
type EventOf<K> = Extract<Stripe.Event, { type: K }>;
/** Chooses the verb of an event; it may ask the processor that sent it, before the transaction opens. */
type Table = { readonly [K in Stripe.Event["type"]]?: (event: EventOf<K>, of: PaymentMode) => Verb | Promise<Verb> };

/** Which verb each type of event means. Events of plans are applied before, by their subscription. */
const VERBS: Table = {
  "checkout.session.completed": paid,
  "checkout.session.async_payment_succeeded": paid,
  "checkout.session.async_payment_failed": failed,
  "checkout.session.expired": unpaid,
  "customer.subscription.updated": ({ data: { object } }, of) => followed(object.id, object.metadata, of),
  "invoice.payment_failed": ({ data }, of) => {
    const { subscription, metadata } = data.object.parent?.subscription_details ?? {};
    return followed(subscription, metadata, of);
  },
  "customer.subscription.deleted":
    ({ data }) =>
    (tx, ctx) =>
      applySubscriptionEnded(tx, ctx, data.object),
  "charge.succeeded":
    ({ data }) =>
    (tx, ctx) =>
      noteCharge(tx, ctx, data.object),
  "charge.refunded": refundsOf,
  "refund.created": oneRefund,
  "refund.updated": oneRefund,
  "refund.failed": oneRefund,
  "charge.dispute.created": disputed,
  "charge.dispute.closed": disputed,
  "payout.paid": ofPayout,
  "payout.failed": ofPayout,
  "account.updated":
    ({ data }) =>
    async (tx, ctx) =>
      ctx.livemode && updatePayouts(tx, data.object),
};

async function paid(
  { data: { object } }: EventOf<"checkout.session.completed" | "checkout.session.async_payment_succeeded">,
  of: PaymentMode,
): Promise<Verb> {
  if (object.mode !== "subscription")
    return async (tx, ctx) => (await markTipPaid(tx, ctx, object)) ?? markPaid(tx, ctx, object);
  const terms = await firstTerms(object, of);
  return (tx, ctx) => applyMembershipCheckout(tx, ctx, object, terms);
}

function unpaid({ data }: EventOf<"checkout.session.expired" | "checkout.session.async_payment_failed">): Verb {
  const { id } = data.object;
  return async (tx, ctx) => (await markTipExpired(tx, ctx, id)) || markSessionExpired(tx, ctx, id);
}

/**
 * What a bank was asked for did not come. A subscription of which no membership began ends with it: the processor would ask again, and what
 * came then would be for nothing. That of a plan goes by its own events.
 */
async function failed(event: EventOf<"checkout.session.async_payment_failed">, of: PaymentMode): Promise<Verb> {
  const { metadata, subscription } = event.data.object;
  if (metadata?.membership_tier && subscription)
    await endSubscription(typeof subscription === "string" ? subscription : subscription.id, of);
  return unpaid(event);
}

/**
 * A membership follows its subscription, of which nothing more than that it changed is believed. After a payment that fails, too: at Stripe
 * an invoice is a draft for an hour, so when that of a second period fails, nothing of the subscription changes.
 */
async function followed(
  subscription: string | Stripe.Subscription | undefined,
  metadata: Stripe.Metadata | null | undefined,
  of: PaymentMode,
): Promise<Verb> {
  if (!subscription || !metadata?.membership_tier) return async () => false;
  const standing = await standingOf(typeof subscription === "string" ? subscription : subscription.id, of);
  return (tx, ctx) => followSubscription(tx, ctx, standing);
}

/** Which card it was paid with, and, of a membership, what it earned. */
async function noteCharge(tx: Transaction, ctx: Context, charge: Stripe.Charge): Promise<boolean> {
  const noted = await noteCard(tx, ctx, charge);
  return (await earnedByMembership(tx, ctx, charge)) || noted;
}

function ofPayout({ data }: EventOf<"payout.paid" | "payout.failed">) {
  return (tx: Transaction, ctx: Context) => settlePayout(tx, ctx, data.object);
}

/** The processor may have to say to which order a dispute belongs; one of a tip or a membership matters once it is lost. */
async function disputed(event: EventOf<"charge.dispute.created" | "charge.dispute.closed">, of: PaymentMode) {
  const orderId = await orderIdOf(event.data.object, of);
  if (orderId) return newsOf(orderId, event);
  return (tx: Transaction, ctx: Context) => noteChargedBack(tx, ctx, event.data.object);
}

async function oneRefund(
  { data: { object } }: EventOf<"refund.created" | "refund.updated" | "refund.failed">,
  of: PaymentMode,
) {
  return newsOf(await orderIdOf(object, of), { type: "refunds", data: { object, refunds: [object] } });
}

/** A charge says how much went back, not by which refunds: those are asked for. */
async function refundsOf({ data: { object } }: EventOf<"charge.refunded">, of: PaymentMode) {
  const orderId = await orderIdOf(object, of);
  const intent = intentOf(object);
  const sent = intent ? await processor(of).refunds.list({ payment_intent: intent, limit: 100 }) : { data: [] };
  if (orderId) return newsOf(orderId, { type: "refunds", data: { object, refunds: sent.data } });
  return async (tx: Transaction, ctx: Context) => intent !== null && noteReturned(tx, ctx, object, intent);
}

/** Notes what of a tip or a membership went back: it may be heard of before the payment itself. */
export async function noteReturned(
  tx: Transaction,
  ctx: Context,
  charge: Stripe.Charge,
  intent: string,
): Promise<boolean> {
  await earnedByMembership(tx, ctx, charge);
  await markTipRefunded(tx, ctx, charge, intent);
  await raiseRefunded(tx, intent, charge.amount_refunded);
  return true;
}

function newsOf(orderId: string | null, news: ChargeNews) {
  return async (tx: Transaction, ctx: Context) => orderId !== null && applyChargeEvent(tx, ctx, orderId, news);
}

/**
 * Applies one verified processor event, once: its id is recorded in the transaction that changes rows, so a second delivery does
 * nothing, and an event that comes late or out of order finds no state to leave. In a context of test mode it is the sandbox's next to a
 * configured processor, and touches nothing live. Answers what it did.
 */
export async function applyProcessorEvent(
  ctx: Context,
  event: Stripe.Event,
): Promise<"applied" | "duplicate" | "ignored"> {
  const ofPlan = ctx.livemode && (await applyPlanEvent(ctx, event));
  if (ofPlan) return ofPlan;
  const choose = VERBS[event.type] as ((event: Stripe.Event, of: PaymentMode) => Verb | Promise<Verb>) | undefined;
  const verb = await choose?.(event, ctx);
  return transaction(ctx, async (tx) => {
    if (!(await noteEvent(tx, ctx, event))) return "duplicate";
    return (await verb?.(tx, ctx)) ? "applied" : "ignored";
  });
}
