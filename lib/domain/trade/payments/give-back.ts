import type Stripe from "stripe";
import { type PaymentMode, processor } from "./processor";

type Way = {
  /** Whose payment it is. */
  of: PaymentMode;
  /** US cents; all that is left, unless told. */
  cents?: number;
  /** False where the creator's transfer and the platform's fee were taken back before. */
  passedOn?: boolean;
  idempotencyKey: string;
  reason: Stripe.RefundCreateParams.Reason;
  metadata?: Stripe.MetadataParam;
};
/**
 * What the buyer has back: `id` is the refund's, or the dispute's that gave it back (`byDispute`), which leaves the creator what was passed
 * on; null where nothing was left.
 */
export type GivenBack = { id: string | null; cents: number; currency: string; byDispute: boolean };

/**
 * Asks the processor to send a payment back, or part of it. What a destination charge passed on goes back with it, in proportion: the
 * creator's transfer and the platform's fee. However often it is asked, it refunds once: by the key. A payment that its card holder
 * disputes cannot be refunded: there the dispute is accepted, which sends all of it back.
 */
export async function giveBack(paymentIntent: string, way: Way): Promise<GivenBack> {
  const intent = await processor(way.of).paymentIntents.retrieve(paymentIntent, { expand: ["latest_charge"] });
  const charge = intent.latest_charge as Stripe.Charge | null;
  const left = intent.amount_received - (charge?.amount_refunded ?? 0);
  const { currency } = intent;
  const nothing = { id: null, cents: intent.amount_received, currency, byDispute: false };
  if (left <= 0) return nothing;
  const sent = await sendBack(paymentIntent, charge, left, way);
  return { ...nothing, cents: way.cents ?? intent.amount_received, ...sent };
}

/**
 * The refund of a payment that carries these metadata, where a try whose answer was lost has made one: a key says so for a day only, and
 * not where something else was refused in between.
 */
export async function givenBefore(
  payment_intent: string,
  of: PaymentMode,
  metadata: Record<string, string>,
): Promise<GivenBack | undefined> {
  for await (const { id, amount, currency, metadata: said } of processor(of).refunds.list({
    payment_intent,
    limit: 100,
  }))
    if (carries(said, metadata)) return { id, cents: amount, currency, byDispute: false };
  return undefined;
}

/** Whether what the processor says of an object has all of these metadata. */
export function carries(said: Stripe.Metadata | null, metadata: Record<string, string>): boolean {
  return Object.entries(metadata).every(([name, value]) => said?.[name] === value);
}

/** Whether the processor refused because an account has too little. Source: docs.stripe.com/error-codes#balance-insufficient. */
export function lacksFunds(error: unknown): boolean {
  return (error as { code?: unknown }).code === "balance_insufficient";
}

type Bearing<T> = {
  /** Whether the creator's account had too little before. */
  owes: boolean;
  /** Asks for the refund, with the creator's part of it or without, under a key for each. */
  send: (passedOn: boolean) => Promise<T>;
  /** Notes that the creator's part is taken back apart. */
  owe: () => Promise<unknown>;
};

/**
 * The creator's part is taken back with the refund. Where their account has too little the buyer does not wait: the refund goes from the
 * platform's own, and the creator's part is taken back apart, from what they earn next.
 */
export async function giveBackAtOnce<T>({ owes, send, owe }: Bearing<T>): Promise<T> {
  if (owes) return send(false);
  try {
    return await send(true);
  } catch (error) {
    if (!lacksFunds(error)) throw error;
    await owe();
    return send(false);
  }
}

type Sent = { id: string; cents?: number; byDispute: boolean };

async function sendBack(
  payment_intent: string,
  charge: Stripe.Charge | null,
  left: number,
  way: Way,
): Promise<Sent | null> {
  const { of, idempotencyKey, cents, passedOn = true, ...said } = way;
  const disputed = charge?.disputed && (cents ?? left) >= left ? await acceptDispute(payment_intent, of) : null;
  if (disputed) return { id: disputed, byDispute: true };
  const both = {
    reverse_transfer: passedOn && Boolean(charge?.transfer),
    refund_application_fee: passedOn && Boolean(charge?.application_fee),
  };
  const create = async (amount: { amount?: number }, key: string) => {
    const { id, amount: sent } = await processor(of).refunds.create(
      { payment_intent, ...amount, ...both, ...said },
      { idempotencyKey: key },
    );
    return { id, cents: sent, byDispute: false };
  };
  try {
    return await create(cents === undefined ? {} : { amount: cents }, idempotencyKey);
  } catch (error) {
    const { code, param } = error as { code?: unknown; param?: unknown };
    if (code === "charge_already_refunded") return null;
    // somebody else has sent a part back since: what is left goes
    if (param === "amount" && cents !== undefined) return create({}, `${idempotencyKey}:rest`);
    throw error;
  }
}

/** Null where the payment can be refunded: its bank only asks, or has decided against the card holder. */
async function acceptDispute(payment_intent: string, of: PaymentMode): Promise<string | null> {
  const [dispute] = (await processor(of).disputes.list({ payment_intent, limit: 1 })).data;
  if (!dispute || dispute.is_charge_refundable || dispute.status === "won") return null;
  if (dispute.status !== "lost") await processor(of).disputes.close(dispute.id);
  return dispute.id;
}
