import { NOT_AUTHENTICATED, TEST_CARDS, TEST_MODE_LIVE_CARD } from "./cards";
import { FIELD_ERRORS, type FieldErrorCode, type PaymentField } from "./payment-form";

/**
 * What a payment page says after a refused attempt: next to fields, and above the form where the card itself was
 * refused.
 */
export type PaymentErrors = { fields: Partial<Record<PaymentField, string>>; notice: string | null };

/** The messages of the error codes in a payment page's address. Codes that nobody knows say nothing. */
export function paymentErrors(codes: readonly string[]): PaymentErrors {
  const errors: PaymentErrors = { fields: {}, notice: null };
  for (const code of codes) {
    if (Object.hasOwn(FIELD_ERRORS, code)) {
      const { field, message } = FIELD_ERRORS[code as FieldErrorCode];
      errors.fields[field] = message;
    } else {
      errors.notice ??= refusalMessage(code);
    }
  }
  return errors;
}

function refusalMessage(code: string): string | null {
  const refusals = TEST_CARDS.map((card) => card.behaviour).concat(TEST_MODE_LIVE_CARD);
  for (const refusal of refusals) {
    if (refusal.kind === "refused" && refusal.failure.decline_code === code) return refusal.failure.message;
  }
  return code === NOT_AUTHENTICATED.code ? NOT_AUTHENTICATED.message : null;
}
