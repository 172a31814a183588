import type Stripe from "stripe";
import { endSubscription } from "@/lib/domain/trade/payments/end-subscription";
import { type PaymentMode, processor } from "@/lib/domain/trade/payments/processor";

/** States that nothing leads out of. Source: docs.stripe.com/billing/subscriptions/overview#subscription-statuses. */
const ENDED: readonly Stripe.Subscription.Status[] = ["canceled", "incomplete_expired"];
const RUNS: readonly Stripe.Subscription.Status[] = ["active", "trialing"];
/** So many unpaid invoices are more than one period: the tries for the first are over. */
const TOO_MANY_UNPAID = 2;

/**
 * The subscription of a membership, if the processor says now that it is over; null while it goes on, as it does while an unpaid period is
 * tried again, and for any other subscription. An event may come late: it is only the reason to ask. What is over is ended there, too, so
 * that nothing is paid for it later.
 */
export async function lapsed(told: Stripe.Subscription, of: PaymentMode): Promise<Stripe.Subscription | null> {
  if (!told.metadata.membership_tier || RUNS.includes(told.status)) return null;
  const subscription = await processor(of).subscriptions.retrieve(told.id);
  const { status } = subscription;
  if (ENDED.includes(status)) return subscription;
  if (status !== "unpaid" && !(status === "past_due" && (await owesTooMuch(told.id, of)))) return null;
  await endSubscription(told.id, of);
  return subscription;
}

async function owesTooMuch(subscription: string, of: PaymentMode): Promise<boolean> {
  const { data } = await processor(of).invoices.list({ subscription, status: "open", limit: TOO_MANY_UNPAID });
  return data.length >= TOO_MANY_UNPAID;
}
