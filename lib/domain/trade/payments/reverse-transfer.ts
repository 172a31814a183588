import type Stripe from "stripe";
import { carries } from "./give-back";
import { type PaymentMode, processor } from "./processor";

/** `metadata` names what it is taken back for: a transfer gives once for each. */
type Way = { of: PaymentMode; cents: number; idempotencyKey: string; metadata: Record<string, string> };

/**
 * Takes back from a creator what a payment passed on, or part of it in US cents, and gives them the platform's fee of it: a lost card
 * dispute, or a refund that their account could not bear, was paid by the platform. At most what is left of the transfer, and nothing where
 * it was taken back before: a key alone does not say so, since a worker that died may have asked for another amount, and the processor
 * forgets a key after a day. Answers what was taken for it, in US cents, now or before. Throws where the account has too little. Source:
 * docs.stripe.com/connect/disputes.
 */
export async function reverseTransfer(
  paymentIntent: string,
  { of, cents, idempotencyKey, metadata }: Way,
): Promise<number> {
  const intent = await processor(of).paymentIntents.retrieve(paymentIntent, { expand: ["latest_charge.transfer"] });
  const charge = intent.latest_charge as Stripe.Charge | null;
  const transfer = charge?.transfer as Stripe.Transfer | null | undefined;
  if (!transfer) return 0;
  const before = await takenFor(transfer.id, of, metadata);
  const left = transfer.amount - transfer.amount_reversed;
  if (before !== null || left <= 0) return before ?? 0;
  const amount = Math.min(cents, left);
  const refund_application_fee = Boolean(charge?.application_fee);
  await processor(of).transfers.createReversal(
    transfer.id,
    { amount, refund_application_fee, metadata },
    { idempotencyKey },
  );
  return amount;
}

/** What was taken back for the same before; null where nothing was. */
async function takenFor(transfer: string, of: PaymentMode, metadata: Way["metadata"]): Promise<number | null> {
  for await (const { amount, metadata: said } of processor(of).transfers.listReversals(transfer, { limit: 100 }))
    if (carries(said, metadata)) return amount;
  return null;
}
