import type Stripe from "stripe";
import type { LineItem } from "./checkout";
import type { CardSummary, Failure } from "./money";
import type { List, Owned, Stored, Wire } from "./stored";

export type SubscriptionItem = {
  id: string;
  object: "subscription_item";
  created: number;
  current_period_start: number;
  current_period_end: number;
  metadata: Record<string, string>;
  price: LineItem["price"];
  quantity: number;
  subscription: string;
};

/** What the processor's billing settings do with a subscription that no try has paid. Source: docs.stripe.com/billing/subscriptions/overview. */
export type AfterRetries = "cancel" | "mark_unpaid" | "leave_past_due";

export type Subscription = Stored<"subscription"> &
  Owned &
  Wire<
    Stripe.Subscription,
    | "application_fee_percent"
    | "billing_cycle_anchor"
    | "cancel_at"
    | "cancel_at_period_end"
    | "canceled_at"
    | "collection_method"
    | "currency"
    | "description"
    | "ended_at"
    | "latest_invoice"
    | "start_date"
    | "trial_end"
  > & {
    customer: string;
    items: List<SubscriptionItem>;
    status: "active" | "past_due" | "unpaid" | "canceled";
    transfer_data: { destination: string } | null;
    _card: CardSummary;
    /** Why charging its card fails; absent when it does not. */
    _refuses?: Failure | null;
    /** When the unpaid invoice is tried again, and how often it was. */
    _retry_at?: number | null;
    _retries?: number;
    /** What follows the last try: it is canceled unless told. */
    _after_retries?: AfterRetries;
    /** When the period that is paid for ends; a sweep then renews or ends the subscription. */
    _period_end: number;
  };

export type Invoice = Stored<"invoice"> &
  Owned &
  Wire<
    Stripe.Invoice,
    | "amount_due"
    | "amount_paid"
    | "amount_remaining"
    | "attempt_count"
    | "attempted"
    | "billing_reason"
    | "collection_method"
    | "currency"
    | "customer"
    | "customer_email"
    | "hosted_invoice_url"
    | "invoice_pdf"
    | "next_payment_attempt"
    | "number"
    | "period_end"
    | "period_start"
    | "status"
    | "subtotal"
    | "total"
  > & {
    parent: { type: "subscription_details"; subscription_details: { subscription: string; metadata: object } };
    payments: List<object>;
    _intent: string;
  };

/** A visit to the customer portal; its id is the token in its address. */
export type PortalSession = Stored<"billing_portal.session"> &
  Wire<
    Stripe.BillingPortal.Session,
    "configuration" | "customer" | "flow" | "livemode" | "locale" | "on_behalf_of" | "return_url" | "url"
  > & { _expires_at: number };
