import type { Call } from "../../call";
import { Refusal } from "../../refusal";
import { find, retrieve } from "../../store";

const MIN_TOTAL = 50;
const MAX_TOTAL = 99_999_999;
const SHORTEST = 30 * 60;
const LONGEST = 24 * 60 * 60;
/** A caller computes `expires_at` before we see it, and clocks differ a little. */
const SLACK = 10;

type Terms = {
  mode: string;
  customer?: string | undefined;
  customer_email?: string | undefined;
  payment_intent_data?: object | undefined;
  subscription_data?: object | undefined;
};

/** Refuses totals that no card payment could have; `total` in minor units. */
export function checkTotal(total: number): void {
  if (total < MIN_TOTAL) {
    const message = "The Checkout Session's total amount must be at least 50 of the currency's smallest unit.";
    throw new Refusal(message, { code: "amount_too_small", param: "line_items" });
  }
  if (total > MAX_TOTAL) {
    throw new Refusal("The Checkout Session's total amount is too large.", { code: "amount_too_large" });
  }
}

/** Refuses the data of the other mode, and two ways of naming the buyer at once. */
export async function checkTerms(call: Call, terms: Terms): Promise<void> {
  const stray = terms.mode === "payment" ? "subscription_data" : "payment_intent_data";
  if (terms[stray]) throw new Refusal(`You can not pass \`${stray}\` in \`${terms.mode}\` mode.`, { param: stray });
  if (terms.customer && terms.customer_email) {
    throw new Refusal("You may only specify one of these parameters: customer, customer_email.", { param: "customer" });
  }
  if (terms.customer) await retrieve(call, "customer", terms.customer, "customer");
}

/** The platform's fee needs a destination account and cannot exceed the total. */
export function checkFee(fee: number | undefined, destination: string | undefined, total: number): void {
  const param = "payment_intent_data[application_fee_amount]";
  if (fee === undefined) return;
  if (!destination) {
    const message = "Can only apply an application_fee_amount to a destination payment (`transfer_data[destination]`).";
    throw new Refusal(message, { param });
  }
  if (fee > total) throw new Refusal("The application fee cannot be greater than the total.", { param });
}

/** The account that is to receive the money must exist and be able to receive transfers. */
export async function checkDestination(call: Call, id: string | undefined, parent: string): Promise<void> {
  if (!id) return;
  const param = `${parent}[transfer_data][destination]`;
  const account = await find(call, "account", id);
  if (!account) throw new Refusal(`No such destination: '${id}'`, { code: "resource_missing", param });
  if (account.capabilities.transfers !== "active") {
    const message =
      "Your destination account needs to have at least one of the following capabilities enabled: " +
      "transfers, crypto_transfers, legacy_payments";
    throw new Refusal(message, { code: "insufficient_capabilities_for_transfer", param });
  }
}

/** The moment a checkout closes, in Unix seconds: 30 minutes to 24 hours from now, 24 hours by default. */
export function expiry(call: Call, sent: number | undefined): number {
  if (sent === undefined) return call.now + LONGEST;
  const param = "expires_at";
  if (sent < call.now + SHORTEST - SLACK) {
    const message = "The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.";
    throw new Refusal(message, { param });
  }
  if (sent > call.now + LONGEST + SLACK) {
    const message = "The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.";
    throw new Refusal(message, { param });
  }
  return sent;
}
