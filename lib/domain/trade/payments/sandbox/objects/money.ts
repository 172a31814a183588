import type Stripe from "stripe";
import type { Owned, Stored, Subset, Wire } from "./stored";

/** All that is ever kept of a card. The fingerprint is null for one that no payment is taken from. */
export type CardSummary = { brand: string; last4: string; fingerprint: string | null };

/** A card that a customer keeps for later. `_does` is what paying with it does; of its number nothing is kept. */
export type PaymentMethod = Stored<"payment_method"> &
  Owned &
  Wire<Stripe.PaymentMethod, "allow_redisplay" | "type"> & {
    customer: string;
    billing_details: Subset<Stripe.PaymentMethod.BillingDetails, "email" | "name">;
    card: CardSummary;
    _does: Behaviour;
  };

/** What a card does when it is paid with. */
export type Behaviour =
  | { kind: "succeeds" }
  | { kind: "disputed" } // accepted, and disputed by its holder right after
  | { kind: "asks" } // the card holder must confirm with their bank
  | { kind: "refused"; failure: Failure; savable?: true }; // savable: it can be kept for later, when it is refused

/** Why a card was refused. */
export type Failure = { code: string; decline_code: string | null; message: string };

export type PaymentIntent = Stored<"payment_intent"> &
  Owned &
  Wire<
    Stripe.PaymentIntent,
    | "amount"
    | "amount_capturable"
    | "amount_received"
    | "application_fee_amount"
    | "canceled_at"
    | "cancellation_reason"
    | "capture_method"
    | "confirmation_method"
    | "currency"
    | "customer"
    | "description"
    | "latest_charge"
    | "next_action"
    | "on_behalf_of"
    | "payment_method"
    | "payment_method_types"
    | "receipt_email"
    | "transfer_group"
  > & {
    last_payment_error: { type: "card_error"; code: string; decline_code: string | null; message: string } | null;
    status: "requires_payment_method" | "requires_action" | "succeeded" | "canceled";
    transfer_data: { destination: string } | null;
  };

export type Charge = Stored<"charge"> &
  Owned &
  Wire<
    Stripe.Charge,
    | "amount"
    | "amount_captured"
    | "amount_refunded"
    | "application_fee"
    | "application_fee_amount"
    | "balance_transaction"
    | "captured"
    | "currency"
    | "customer"
    | "description"
    | "disputed"
    | "failure_code"
    | "failure_message"
    | "on_behalf_of"
    | "paid"
    | "payment_method"
    | "receipt_email"
    | "receipt_url"
    | "refunded"
    | "transfer_group"
  > & {
    billing_details: Subset<Stripe.Charge.BillingDetails, "email" | "name">;
    /** Null on a connected account's own side of a transfer. */
    payment_intent: string | null;
    payment_method_details: { type: "card"; card: CardSummary };
    status: "succeeded" | "failed";
    /** Absent where nothing was passed on. */
    transfer?: string;
    transfer_data: { amount: number | null; destination: string } | null;
    /** When its money can be paid out; absent of a payment that failed. */
    _available_on?: number;
    /** Its dispute was decided for the seller: it can be refunded again. */
    _dispute_won?: true;
    /** Its card has refused a refund; the next one is taken. */
    _refused_refund?: true;
    /** A connected account's own side of a transfer (`py_…`): the account that it is of. */
    _account?: string;
  };

export type Transfer = Stored<"transfer"> &
  Owned &
  Wire<
    Stripe.Transfer,
    | "amount"
    | "amount_reversed"
    | "balance_transaction"
    | "currency"
    | "description"
    | "destination_payment"
    | "reversed"
    | "source_transaction"
    | "transfer_group"
  > & { destination: string; _available_on: number };

export type TransferReversal = Stored<"transfer_reversal"> & { metadata: Record<string, string> } & Wire<
    Stripe.TransferReversal,
    "amount" | "currency" | "source_refund" | "transfer"
  >;

export type ApplicationFee = Stored<"application_fee"> & { livemode: false } & Wire<
    Stripe.ApplicationFee,
    "account" | "amount" | "amount_refunded" | "charge" | "currency" | "originating_transaction" | "refunded"
  >;

export type FeeRefund = Stored<"fee_refund"> & { metadata: Record<string, string> } & Wire<
    Stripe.FeeRefund,
    "amount" | "currency" | "fee"
  >;

export type Refund = Stored<"refund"> & { metadata: Record<string, string> } & Wire<
    Stripe.Refund,
    | "amount"
    | "balance_transaction"
    | "charge"
    | "currency"
    | "payment_intent"
    | "reason"
    | "receipt_number"
    | "status"
    | "transfer_reversal"
  > & {
    failure_reason?: string;
    /** When the buyer's bank refuses it; absent of one that is taken. */
    _fails_at?: number;
  };

export type Dispute = Stored<"dispute"> &
  Owned &
  Wire<Stripe.Dispute, "amount" | "charge" | "currency" | "is_charge_refundable" | "payment_intent" | "reason"> & {
    evidence: { uncategorized_text: string | null };
    status: "needs_response" | "won" | "lost";
  };
