import type Stripe from "stripe";
import { processor } from "./processor";

type Way = {
  /** US cents; all that is left, unless told. */
  cents?: number;
  /** False where the creator's transfer and the platform's fee were taken back before. */
  passedOn?: boolean;
  idempotencyKey: string;
  reason: Stripe.RefundCreateParams.Reason;
  metadata?: Stripe.MetadataParam;
};
/** What the buyer has back: `id` is the refund's, or the dispute's that gave it back; null where nothing was left. */
export type GivenBack = { id: string | null; cents: number; currency: string };

/**
 * Asks the processor to send a payment back, or part of it. What a destination charge passed on goes back with it, in proportion: the
 * creator's transfer and the platform's fee. However often it is asked, it refunds once: by the key. A payment that its card holder
 * disputes cannot be refunded: there the dispute is accepted, which sends all of it back.
 */
export async function giveBack(paymentIntent: string, way: Way): Promise<GivenBack> {
  const intent = await processor().paymentIntents.retrieve(paymentIntent, { expand: ["latest_charge"] });
  const charge = intent.latest_charge as Stripe.Charge | null;
  const left = intent.amount_received - (charge?.amount_refunded ?? 0);
  const { currency } = intent;
  if (left <= 0) return { id: null, cents: intent.amount_received, currency };
  const id = await sendBack(paymentIntent, charge, left, way);
  return { id, cents: way.cents ?? intent.amount_received, currency };
}

async function sendBack(payment_intent: string, charge: Stripe.Charge | null, left: number, way: Way) {
  const { idempotencyKey, cents, passedOn = true, ...said } = way;
  const disputed = charge?.disputed && (cents ?? left) >= left ? await acceptDispute(payment_intent) : null;
  if (disputed) return disputed;
  const both = {
    reverse_transfer: passedOn && Boolean(charge?.transfer),
    refund_application_fee: passedOn && Boolean(charge?.application_fee),
  };
  const amount = cents === undefined ? {} : { amount: cents };
  try {
    return (await processor().refunds.create({ payment_intent, ...amount, ...both, ...said }, { idempotencyKey })).id;
  } catch (error) {
    if ((error as { code?: unknown }).code === "charge_already_refunded") return null;
    throw error;
  }
}

/** Null where the payment can be refunded: its bank only asks, or has decided against the card holder. */
async function acceptDispute(payment_intent: string): Promise<string | null> {
  const [dispute] = (await processor().disputes.list({ payment_intent, limit: 1 })).data;
  if (!dispute || dispute.is_charge_refundable || dispute.status === "won") return null;
  if (dispute.status !== "lost") await processor().disputes.close(dispute.id);
  return dispute.id;
}
