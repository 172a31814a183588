import type Stripe from "stripe";
import { type PaymentMode, processor } from "./processor";

type Way = { of: PaymentMode; cents: number; idempotencyKey: string; metadata: Stripe.MetadataParam };

/**
 * Takes back from a creator what a payment passed on, or part of it in US cents, and gives them the platform's fee of it: a lost card
 * dispute, or a refund that their account could not bear, was paid by the platform. At most what is left of the transfer. Throws where
 * the account has too little. Source: docs.stripe.com/connect/disputes.
 */
export async function reverseTransfer(
  paymentIntent: string,
  { of, cents, idempotencyKey, metadata }: Way,
): Promise<void> {
  const intent = await processor(of).paymentIntents.retrieve(paymentIntent, { expand: ["latest_charge.transfer"] });
  const charge = intent.latest_charge as Stripe.Charge | null;
  const transfer = charge?.transfer as Stripe.Transfer | null | undefined;
  const left = transfer ? transfer.amount - transfer.amount_reversed : 0;
  if (!transfer || left <= 0) return;
  const amount = Math.min(cents, left);
  const refund_application_fee = Boolean(charge?.application_fee);
  await processor(of).transfers.createReversal(
    transfer.id,
    { amount, refund_application_fee, metadata },
    { idempotencyKey },
  );
}
