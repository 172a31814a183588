import type Stripe from "stripe";
import { carries } from "./give-back";
import { type PaymentMode, processor } from "./processor";

/** `metadata` names what it is taken back for: a transfer gives once for each. */
type Way = { of: PaymentMode; cents: number; idempotencyKey: string; metadata: Record<string, string> };

/**
 * Takes back from a creator what a payment passed on, or part of it in US cents, and gives them the platform's fee of it: a lost card
 * dispute, or a refund that their account could not bear, was paid by the platform. At most what is left of the transfer, and nothing where
 * it was taken back before: a key alone does not say so, since a worker that died may have asked for another amount, and the processor
 * forgets a key after a day. Throws where the account has too little. Source: docs.stripe.com/connect/disputes.
 */
export async function reverseTransfer(
  paymentIntent: string,
  { of, cents, idempotencyKey, metadata }: Way,
): Promise<void> {
  const intent = await processor(of).paymentIntents.retrieve(paymentIntent, { expand: ["latest_charge.transfer"] });
  const charge = intent.latest_charge as Stripe.Charge | null;
  const transfer = charge?.transfer as Stripe.Transfer | null | undefined;
  const left = transfer ? transfer.amount - transfer.amount_reversed : 0;
  if (!transfer || left <= 0 || (await wasTaken(transfer.id, of, metadata))) return;
  const amount = Math.min(cents, left);
  const refund_application_fee = Boolean(charge?.application_fee);
  await processor(of).transfers.createReversal(
    transfer.id,
    { amount, refund_application_fee, metadata },
    { idempotencyKey },
  );
}

async function wasTaken(transfer: string, of: PaymentMode, metadata: Way["metadata"]): Promise<boolean> {
  for await (const { metadata: said } of processor(of).transfers.listReversals(transfer, { limit: 100 }))
    if (carries(said, metadata)) return true;
  return false;
}
