import type Stripe from "stripe";
import type { BalanceTransaction, Payout } from "./balance";
import type { Invoice, PortalSession, Subscription } from "./billing";
import type { Customer, Price, Product } from "./catalogue";
import type { Challenge, Session } from "./checkout";
import type { AccessLink, Account } from "./connect";
import type {
  ApplicationFee,
  Charge,
  Dispute,
  FeeRefund,
  PaymentIntent,
  PaymentMethod,
  Refund,
  Transfer,
  TransferReversal,
} from "./money";
import type { Stored, Wire } from "./stored";

export type EventObject = Stored<"event"> & { livemode: false } & Wire<
    Stripe.Event,
    "api_version" | "pending_webhooks" | "type"
  > & {
    data: { object: object; previous_attributes?: object };
    request: { id: string | null; idempotency_key: string | null };
    /** The connected account that it happened to; absent for the platform's own. */
    account?: string;
  };

/** Which object a kind names. */
export type Kinds = {
  [O in
    | Customer
    | Product
    | Price
    | Session
    | PaymentIntent
    | PaymentMethod
    | Charge
    | Transfer
    | TransferReversal
    | ApplicationFee
    | FeeRefund
    | Refund
    | Dispute
    | Account
    | AccessLink
    | Challenge
    | Subscription
    | Invoice
    | PortalSession
    | BalanceTransaction
    | Payout
    | EventObject as O["object"]]: O;
};
export type Kind = keyof Kinds;
