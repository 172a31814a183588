import type { PaymentOutcome } from "@/lib/domain/trade/payments/sandbox/pages/hosted";

/**
 * Where a buyer goes after an attempt to pay: on to the seller, to their bank, or back to the form with what was
 * wrong.
 */
export function afterPayment(sessionId: string, outcome: PaymentOutcome): string {
  const page = `/sandbox/checkout/${encodeURIComponent(sessionId)}`;
  switch (outcome.outcome) {
    case "paid":
      return outcome.redirectTo;
    case "needs_authentication":
      return `${page}/authenticate?challenge=${encodeURIComponent(outcome.challengeId)}`;
    case "declined":
      return `${page}?error=${encodeURIComponent(outcome.code)}`;
    case "invalid":
      return `${page}?error=${outcome.fields.map((field) => field.code).join(",")}`;
    case "closed":
      return outcome.status === "complete" && outcome.redirectTo ? outcome.redirectTo : page;
  }
}
