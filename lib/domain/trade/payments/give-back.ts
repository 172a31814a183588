import type Stripe from "stripe";
import { processor } from "./processor";

type Way = { idempotencyKey: string; reason: Stripe.RefundCreateParams.Reason; metadata?: Stripe.MetadataParam };
/** What the buyer has back: `id` is the refund's, or the dispute's that gave it back. */
export type GivenBack = { id: string; cents: number; currency: string };

/**
 * Asks the processor to send the whole of a payment back. What a destination charge passed on goes back with it: the creator's transfer
 * and the platform's fee. However often it is asked, it refunds once: by the key, and by there being nothing left. A payment that its
 * card holder disputes cannot be refunded: there the dispute is accepted, which sends it back too.
 */
export async function giveBack(paymentIntent: string, way: Way): Promise<GivenBack> {
  const intent = await processor().paymentIntents.retrieve(paymentIntent, { expand: ["latest_charge"] });
  const charge = intent.latest_charge as Stripe.Charge | null;
  const whole = { cents: intent.amount_received, currency: intent.currency };
  const id = charge?.refunded ? "refunded_before" : await sendBack(paymentIntent, charge, way);
  return { id, ...whole };
}

async function sendBack(payment_intent: string, charge: Stripe.Charge | null, way: Way): Promise<string> {
  const { idempotencyKey, ...said } = way;
  const disputed = charge?.disputed ? await acceptDispute(payment_intent) : null;
  if (disputed) return disputed;
  const passedOn = {
    reverse_transfer: Boolean(charge?.transfer),
    refund_application_fee: Boolean(charge?.application_fee),
  };
  try {
    return (await processor().refunds.create({ payment_intent, ...passedOn, ...said }, { idempotencyKey })).id;
  } catch (error) {
    if ((error as { code?: unknown }).code === "charge_already_refunded") return "refunded_before";
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
