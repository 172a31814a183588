import type { Call } from "../../call";
import { emit } from "../../events";
import type { PaymentTerms } from "../../objects/checkout";
import type { CardSummary, Charge, Failure, PaymentIntent } from "../../objects/money";
import { randomId } from "../../random";
import { insert, lock, save } from "../../store";
import { book } from "../connect/book";
import { passOn } from "../connect/transfers";
import { newCharge, type Payer } from "./charges";

type Due = { amount: number; currency: string; customer: string | null; terms: PaymentTerms; group: string };

/** A new intent to take `amount` minor units, before any card was tried. */
export async function beginIntent(
  call: Call,
  { amount, currency, customer, terms, group }: Due,
): Promise<PaymentIntent> {
  const intent: PaymentIntent = {
    id: randomId("pi"),
    object: "payment_intent",
    amount,
    amount_capturable: 0,
    amount_received: 0,
    application_fee_amount: terms.fee,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: "automatic_async",
    confirmation_method: "automatic",
    created: call.now,
    currency,
    customer,
    description: terms.description,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: terms.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_types: ["card"],
    receipt_email: terms.receipt_email,
    status: "requires_payment_method",
    transfer_data: terms.destination ? { destination: terms.destination } : null,
    transfer_group: terms.transfer_group,
    _group: group,
  };
  await insert(call, intent);
  emit(call, "payment_intent.created", intent);
  return intent;
}

/** Takes the intent's amount from the card and passes it on. The caller holds the intent's row, or has just made it. */
export async function settle(call: Call, intent: PaymentIntent, card: CardSummary, payer: Payer): Promise<Charge> {
  const charge = await passOn(call, await credit(call, newCharge(call, intent, card, payer)));
  const paid: PaymentIntent = {
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: charge.payment_method,
    status: "succeeded",
  };
  await insert(call, charge);
  await save(call, paid);
  emit(call, "charge.succeeded", charge);
  emit(call, "payment_intent.succeeded", paid);
  return charge;
}

/** Adds what was paid to the platform's balance. */
async function credit(call: Call, charge: Charge): Promise<Charge> {
  const { amount, currency, id: source, _available_on: availableOn } = charge;
  const movement = { account: null, amount, currency, type: "charge", source, availableOn } as const;
  return { ...charge, balance_transaction: await book(call, movement) };
}

/** Records that the card was refused; the intent waits for another one. */
export async function decline(
  call: Call,
  intent: PaymentIntent,
  card: CardSummary,
  payer: Payer,
  failure: Failure,
): Promise<void> {
  const charge = newCharge(call, intent, card, payer, failure);
  const refused: PaymentIntent = {
    ...intent,
    last_payment_error: { type: "card_error", ...failure },
    latest_charge: charge.id,
    next_action: null,
    status: "requires_payment_method",
  };
  await insert(call, charge);
  await save(call, refused);
  emit(call, "charge.failed", charge);
  emit(call, "payment_intent.payment_failed", refused);
}

/** Notes that the card holder has to confirm the payment with their bank first. */
export async function requireAction(call: Call, intent: PaymentIntent): Promise<void> {
  const waiting: PaymentIntent = { ...intent, status: "requires_action", next_action: { type: "use_stripe_sdk" } };
  await save(call, waiting);
  emit(call, "payment_intent.requires_action", waiting);
}

/** Gives up an intent whose checkout closed unpaid. */
export async function cancelIntent(call: Call, id: string): Promise<void> {
  const intent = await lock(call, "payment_intent", id);
  if (intent.status === "succeeded") return;
  const canceled: PaymentIntent = {
    ...intent,
    canceled_at: call.now,
    cancellation_reason: "automatic",
    next_action: null,
    status: "canceled",
  };
  await save(call, canceled);
  emit(call, "payment_intent.canceled", canceled);
}
