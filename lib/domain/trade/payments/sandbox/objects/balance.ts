import type Stripe from "stripe";
import type { Owned, Stored, Wire } from "./stored";

/** One movement of somebody's balance. `_account` is the connected account's, null the platform's own. */
export type BalanceTransaction = Stored<"balance_transaction"> &
  Wire<
    Stripe.BalanceTransaction,
    | "amount"
    | "available_on"
    | "balance_type"
    | "currency"
    | "description"
    | "exchange_rate"
    | "fee"
    | "fee_details"
    | "net"
    | "reporting_category"
    | "source"
    | "status"
    | "type"
  > & { _account: string | null };

export type Payout = Stored<"payout"> &
  Owned &
  Wire<
    Stripe.Payout,
    | "amount"
    | "arrival_date"
    | "automatic"
    | "balance_transaction"
    | "currency"
    | "description"
    | "destination"
    | "failure_balance_transaction"
    | "failure_code"
    | "failure_message"
    | "method"
    | "original_payout"
    | "reconciliation_status"
    | "reversed_by"
    | "source_type"
    | "statement_descriptor"
    | "type"
  > & { status: "pending" | "in_transit" | "paid" | "failed"; _account: string };
