import type Stripe from "stripe";
import { intentOf } from "./intent-of";
import { type PaymentMode, processor } from "./processor";

/**
 * Whether a checkout that is complete and not paid will not be: what the buyer's bank was asked for has failed, or was given up. While the
 * bank may still pay, which takes days, it is false. Source: docs.stripe.com/payments/paymentintents/lifecycle.
 */
export async function cameToNothing(session: Stripe.Checkout.Session, of: PaymentMode): Promise<boolean> {
  const intent = session.status === "complete" && session.payment_status === "unpaid" ? intentOf(session) : null;
  if (!intent) return false;
  const { status } = await processor(of).paymentIntents.retrieve(intent);
  return status === "requires_payment_method" || status === "canceled";
}
