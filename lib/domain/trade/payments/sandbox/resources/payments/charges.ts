import type { Call } from "../../call";
import type { CardSummary, Charge, Failure, PaymentIntent } from "../../objects/money";
import { randomId } from "../../random";
import { PENDING_SECONDS } from "../connect/book";

/** What is paid with this card can be paid out at once. Source: docs.stripe.com/testing#available-balance. */
const NOT_PENDING = "0077";

export type Payer = { email: string | null; name: string | null };

/** One attempt to take an intent's amount from a card, successful unless `failure` says why not. */
export function newCharge(
  call: Call,
  intent: PaymentIntent,
  card: CardSummary,
  payer: Payer,
  failure?: Failure,
): Charge {
  const paid = !failure;
  return {
    id: randomId("ch"),
    object: "charge",
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    application_fee: null,
    application_fee_amount: intent.application_fee_amount,
    balance_transaction: null,
    billing_details: payer,
    captured: paid,
    created: call.now,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    paid,
    payment_intent: intent.id,
    payment_method: randomId("pm"),
    payment_method_details: { type: "card", card },
    receipt_email: intent.receipt_email,
    receipt_url: null,
    refunded: false,
    status: paid ? "succeeded" : "failed",
    transfer_data: intent.transfer_data && { amount: null, destination: intent.transfer_data.destination },
    transfer_group: intent.transfer_group,
    ...(paid && { _available_on: call.now + (card.last4 === NOT_PENDING ? 0 : PENDING_SECONDS) }),
    _group: intent._group ?? intent.id,
  };
}
