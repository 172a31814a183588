import type Stripe from "stripe";
import type { Call } from "../../call";
import type { BalanceTransaction } from "../../objects/balance";
import { randomId } from "../../random";
import { insert } from "../../store";

/** After how long a card payment can be paid out. Source: docs.stripe.com/payouts#payout-speed, the United States. */
export const PENDING_SECONDS = 2 * 24 * 3_600;

type Movement = {
  /** The connected account whose balance moves; null for the platform's. */
  account: string | null;
  /** Minor units, negative for what leaves. */
  amount: number;
  fee?: number;
  currency: string;
  type: Stripe.BalanceTransaction.Type;
  source: string;
  /** In Unix seconds; now, unless told. */
  availableOn?: number | undefined;
};

const CATEGORIES: Partial<Record<Stripe.BalanceTransaction.Type, string>> = {
  payment: "charge",
  application_fee: "platform_earning",
  application_fee_refund: "platform_earning_refund",
  transfer_refund: "transfer_reversal",
  adjustment: "dispute",
  payout_failure: "payout_reversal",
};

/** Writes one movement of a balance. A balance is the sum of its movements, available once `available_on` has passed. */
export async function book(call: Call, movement: Movement): Promise<string> {
  const { account, amount, fee = 0, currency, type, source, availableOn = call.now } = movement;
  const written: BalanceTransaction = {
    id: randomId("txn"),
    object: "balance_transaction",
    amount,
    available_on: availableOn,
    balance_type: "payments",
    created: call.now,
    currency,
    description: null,
    exchange_rate: null,
    fee,
    fee_details: fee ? [{ amount: fee, application: null, currency, description: null, type: "application_fee" }] : [],
    net: amount - fee,
    reporting_category: CATEGORIES[type] ?? type,
    source,
    status: availableOn > call.now ? "pending" : "available",
    type,
    _account: account,
  };
  await insert(call, written);
  return written.id;
}
