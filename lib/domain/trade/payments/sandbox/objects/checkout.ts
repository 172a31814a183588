import type Stripe from "stripe";
import type { Price } from "./catalogue";
import type { CardSummary } from "./money";
import type { Owned, Stored, Subset, Wire } from "./stored";

export type LineItem = Wire<
  Stripe.LineItem,
  | "id"
  | "object"
  | "adjustable_quantity"
  | "amount_discount"
  | "amount_subtotal"
  | "amount_tax"
  | "amount_total"
  | "currency"
  | "metadata"
> & { description: string; price: Omit<Price, "_inline" | "_group">; quantity: number };

/** What a checkout hands on to its payment. `fee` in minor units goes to the platform, the rest to `destination`. */
export type PaymentTerms = {
  fee: number | null;
  destination: string | null;
  description: string | null;
  metadata: Record<string, string>;
  receipt_email: string | null;
  transfer_group: string | null;
};
export type SubscriptionTerms = {
  fee_percent: number | null;
  destination: string | null;
  description: string | null;
  metadata: Record<string, string>;
};

export type Session = Stored<"checkout.session"> &
  Owned &
  Wire<
    Stripe.Checkout.Session,
    | "automatic_tax"
    | "cancel_url"
    | "client_reference_id"
    | "customer"
    | "customer_creation"
    | "customer_email"
    | "expires_at"
    | "invoice"
    | "locale"
    | "payment_intent"
    | "payment_link"
    | "payment_method_types"
    | "submit_type"
    | "subscription"
    | "total_details"
    | "ui_mode"
    | "url"
  > & {
    amount_subtotal: number;
    amount_total: number;
    currency: string;
    customer_details: Subset<Stripe.Checkout.Session.CustomerDetails, "email" | "name" | "phone" | "tax_exempt"> | null;
    mode: "payment" | "subscription";
    payment_status: "paid" | "unpaid";
    status: "open" | "complete" | "expired";
    saved_payment_method_options: Subset<
      Stripe.Checkout.Session.SavedPaymentMethodOptions,
      "allow_redisplay_filters" | "payment_method_remove" | "payment_method_save"
    > | null;
    success_url: string;
    /** Absent of sessions from before it was kept. */
    custom_text?: Subset<Stripe.Checkout.Session.CustomText, "submit">;
    _lines: LineItem[];
    _payment: PaymentTerms;
    _subscription: SubscriptionTerms;
    /** The payment intent of the attempts so far; shown as `payment_intent` in payment mode only. */
    _intent: string | null;
    /** What the buyer typed before a refused attempt, never the card: so that it need not be typed again. */
    _draft: { email: string; name: string } | null;
    /** The attempt that paid, by what only the payer's browser holds: the form's, or the bank's question. */
    _paid_by: string | null;
  };

/** A payment that waits for the card holder's confirmation. Of the card only brand and last digits are kept. */
export type Challenge = Stored<"_challenge"> & {
  session: string;
  email: string;
  name: string;
  card: CardSummary;
  /** Whether the card is kept for later once it has paid. */
  save?: boolean;
  answered: boolean;
};
