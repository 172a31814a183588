import type Stripe from "stripe";
import { processor } from "@/lib/domain/trade/payments/processor";
import { netCents } from "./net";
import type { ReleaseRow } from "./release";

type Availability = { availableOn: Date; currency: string; receivedMinor: number };

/**
 * When a connected account can have what a payment passed on to it, and how much that was in the account's own currency: the balance
 * transaction of its side of the transfer says so. Source: docs.stripe.com/connect/destination-charges.
 */
export async function availabilityOf({ kind, source, account, ...row }: ReleaseRow): Promise<Availability> {
  if (kind === "balance") return { availableOn: row.createdAt, currency: "usd", receivedMinor: row.amountCents };
  const intent = await processor().paymentIntents.retrieve(source, { expand: ["latest_charge.transfer"] });
  const transfer = (intent.latest_charge as Stripe.Charge | null)?.transfer as Stripe.Transfer | null | undefined;
  const payment = transfer?.destination_payment;
  if (!payment) throw new Error(`${source} was not passed on`);
  const { balance_transaction: moved } = await processor().charges.retrieve(
    typeof payment === "string" ? payment : payment.id,
    { expand: ["balance_transaction"] },
    { stripeAccount: account },
  );
  const { available_on, currency, net } = moved as Stripe.BalanceTransaction;
  return { availableOn: new Date(available_on * 1000), currency, receivedMinor: net };
}

/** What a payout takes from the account: the cents to pay, at the rate at which the account received them. Minor units. */
export function accountAmount(row: ReleaseRow): number {
  const paid = row.paidCents ?? 0;
  const whole = netCents({ ...row, refundedCents: 0 });
  if (row.receivedMinor === null || row.receivedMinor === whole) return paid;
  return Math.floor((paid * row.receivedMinor) / Math.max(1, whole));
}
