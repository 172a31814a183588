import type Stripe from "stripe";
import { endSubscription } from "@/lib/domain/trade/payments/end-subscription";
import { type PaymentMode, processor } from "@/lib/domain/trade/payments/processor";

/** States that nothing leads out of. Source: docs.stripe.com/billing/subscriptions/overview#subscription-statuses. */
const ENDED: readonly Stripe.Subscription.Status[] = ["canceled", "incomplete_expired"];
/** So many unpaid invoices are more than one period: the tries for the first are over. */
const TOO_MANY_UNPAID = 2;

/** A membership's subscription as the processor says it now; `over`: nothing is paid for it any more. */
export type MembershipStanding = { subscription: Stripe.Subscription; over: boolean };

/**
 * Where the subscription of a membership stands: it goes on while an unpaid period is tried again. An event may come late: it is only the
 * reason to ask. What is over is ended at the processor, too, so that nothing is paid for it later:
 * so is one that its member has left in the processor's portal while a payment was due.
 */
export async function standingOf(id: string, of: PaymentMode): Promise<MembershipStanding> {
  const subscription = await processor(of).subscriptions.retrieve(id);
  const { status, cancel_at } = subscription;
  if (ENDED.includes(status)) return { subscription, over: true };
  const over = status === "unpaid" || (status === "past_due" && (cancel_at !== null || (await owesTooMuch(id, of))));
  if (over) await endSubscription(id, of);
  return { subscription, over };
}

async function owesTooMuch(subscription: string, of: PaymentMode): Promise<boolean> {
  const { data } = await processor(of).invoices.list({ subscription, status: "open", limit: TOO_MANY_UNPAID });
  return data.length >= TOO_MANY_UNPAID;
}
