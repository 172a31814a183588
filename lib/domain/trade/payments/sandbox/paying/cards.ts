import { sha256 } from "@/lib/core/seal";
import type { Behaviour, Failure } from "../objects/money";

type TestCard = { number: string; does: string; behaviour: Behaviour };

/** The numbers that the sandbox knows. Source: docs.stripe.com/testing. */
export const TEST_CARDS: TestCard[] = [
  { number: "4242424242424242", does: "is accepted", behaviour: { kind: "succeeds" } },
  { number: "5555555555554444", does: "is accepted (Mastercard)", behaviour: { kind: "succeeds" } },
  { number: "4000002500003155", does: "asks you to confirm with your bank", behaviour: { kind: "asks" } },
  {
    number: "4000000000000077",
    does: "is accepted, and its money is available at once",
    behaviour: { kind: "succeeds" },
  },
  {
    number: "4000000000005126",
    does: "is accepted, and refuses its first refund after a minute",
    behaviour: { kind: "succeeds" },
  },
  {
    number: "4000000000000259",
    does: "is accepted, then disputed as fraudulent",
    behaviour: { kind: "disputed" },
  },
  { number: "4000000000000002", does: "is declined", behaviour: refused("generic_decline", "Your card was declined.") },
  {
    number: "4000000000009995",
    does: "is declined for insufficient funds",
    behaviour: refused("insufficient_funds", "Your card has insufficient funds."),
  },
  {
    number: "4000000000000341",
    does: "can be saved for later, and is declined when it is charged",
    behaviour: { ...refused("generic_decline", "Your card was declined."), savable: true },
  },
];

/** Any other valid number may be somebody's real card, which must not be used here. */
export const TEST_MODE_LIVE_CARD = refused(
  "test_mode_live_card",
  "Your card was declined. This is a sandbox: pay with one of the test cards, never with a real one.",
);

/** The refusal after a card holder did not confirm the payment. */
export const NOT_AUTHENTICATED: Failure = {
  code: "payment_intent_authentication_failure",
  decline_code: null,
  message: "The payment was not confirmed with the bank. Try again or use another card.",
};

/** What paying with this number does; `digits` has passed `isCardNumber`. */
export function behaviourOf(digits: string): Behaviour {
  return TEST_CARDS.find((card) => card.number === digits)?.behaviour ?? TEST_MODE_LIVE_CARD;
}

/**
 * What tells a card from others without its number: 16 letters and digits, the same each time. Null for a number that is not a test
 * card's, of which nothing is kept. Source: docs.stripe.com/api/charges/object.
 */
export function fingerprintOf(digits: string): string | null {
  if (!TEST_CARDS.some((card) => card.number === digits)) return null;
  return sha256(`sandbox card ${digits}`).toString("base64url").replace(/[-_]/g, "").slice(0, 16);
}

/** True for 12 to 19 digits whose check digit is right (Luhn, ISO/IEC 7812-1). */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits.charAt(digits.length - 1 - i));
    sum += i % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0);
  }
  return sum % 10 === 0;
}

/** The scheme by the number's first digits. */
export function brandOf(digits: string): string {
  if (digits.startsWith("4")) return "visa";
  if (/^(5[1-5]|2[2-7])/.test(digits)) return "mastercard";
  if (/^3[47]/.test(digits)) return "amex";
  if (/^6(011|5)/.test(digits)) return "discover";
  return "unknown";
}

function refused(code: string, message: string): Extract<Behaviour, { kind: "refused" }> {
  return { kind: "refused", failure: { code: "card_declined", decline_code: code, message } };
}
