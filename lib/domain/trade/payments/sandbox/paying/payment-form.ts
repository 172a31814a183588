import { z } from "zod";
import type { Behaviour, CardSummary } from "../objects/money";
import { behaviourOf, brandOf, fingerprintOf, isCardNumber } from "./cards";

/** What the payment page sends, as typed. */
export type PaymentForm = { email: string; name: string; card: string; expiry: string; cvc: string };
export type PaymentField = keyof PaymentForm;

/** Why a field is refused: the code travels in the page's address, the message stands next to the field. */
export const FIELD_ERRORS = {
  email_invalid: { field: "email", message: "Enter an email address, such as you@example.com." },
  name_missing: { field: "name", message: "Enter the name on the card." },
  card_missing: { field: "card", message: "Enter a card number." },
  card_invalid: { field: "card", message: "This card number is not valid. Check the digits." },
  expiry_invalid: { field: "expiry", message: "Enter the expiry date as month and year, such as 04 / 30." },
  expiry_past: { field: "expiry", message: "This card has expired." },
  cvc_invalid: { field: "cvc", message: "Enter the security code of three or four digits." },
} as const satisfies Record<string, { field: PaymentField; message: string }>;

export type FieldErrorCode = keyof typeof FIELD_ERRORS;
export type FieldError = { code: FieldErrorCode; field: PaymentField; message: string };

/** A payment that can be tried. The number itself is gone: only what is to happen and what may be kept of it. */
export type ReadyPayment = {
  email: string;
  name: string;
  card: CardSummary;
  behaviour: Behaviour;
  /** The payer wants it to be kept for later. */
  save?: boolean;
};

/** Checks a payment form at a moment. Answers either the payment or every field that is wrong. */
export function readPaymentForm(form: PaymentForm, now: Date): { ready: ReadyPayment } | { errors: FieldError[] } {
  const digits = form.card.replace(/[\s-]/g, "");
  const brand = brandOf(digits);
  const codes = [
    z.email().max(320).safeParse(form.email.trim()).success ? null : ("email_invalid" as const),
    form.name.trim() ? null : ("name_missing" as const),
    cardError(digits),
    expiryError(form.expiry, now),
    (brand === "amex" ? /^\d{4}$/ : /^\d{3}$/).test(form.cvc.trim()) ? null : ("cvc_invalid" as const),
  ].filter((code) => code !== null);
  if (codes.length > 0) return { errors: codes.map((code) => ({ code, ...FIELD_ERRORS[code] })) };
  const card = { brand, last4: digits.slice(-4), fingerprint: fingerprintOf(digits) };
  return {
    ready: { email: form.email.trim(), name: form.name.trim().slice(0, 200), card, behaviour: behaviourOf(digits) },
  };
}

function cardError(digits: string): FieldErrorCode | null {
  if (digits === "") return "card_missing";
  return isCardNumber(digits) ? null : "card_invalid";
}

/** A card is good to the end of its month, in the time zone that reaches it last. */
function expiryError(expiry: string, now: Date): FieldErrorCode | null {
  const [, month = "", year = ""] = /^\s*(\d{1,2})\s*[/-]?\s*(\d{2}|\d{4})\s*$/.exec(expiry) ?? [];
  const number = Number(month);
  if (number < 1 || number > 12) return "expiry_invalid";
  const end = Date.UTC(year.length === 2 ? 2000 + Number(year) : Number(year), number, 1, 12);
  return end > now.getTime() ? null : "expiry_past";
}
