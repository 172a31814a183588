import { formatMoney } from "@/lib/core/values/money";
import type { Mail } from "@/lib/domain/platform/mail/message";

/** A payment that bought nothing. `reason` as it is kept with the refund. */
export type ReturnedPayment = {
  title: string;
  reason: "expired" | "second_payment" | "wrong_amount" | "gone";
  cents: number;
  currency: string;
};

const WHY: Record<ReturnedPayment["reason"], string> = {
  expired: "It came after the checkout had closed, so nothing was ordered.",
  second_payment: "You had paid already: the first payment counts, this one was too much.",
  wrong_amount: "It was not the price, so nothing was ordered.",
  gone: "It can no longer be bought, so nothing was ordered.",
};

/** Tells who paid: the money was sent back. */
export function paymentReturned({ title, reason, cents, currency }: ReturnedPayment): Mail {
  return {
    kind: "payment_returned",
    subject: `Sent back: your payment for ${title}`,
    paragraphs: [
      `${formatMoney(cents, currency)} for ${title} was sent back to your card. ${WHY[reason]}`,
      "It usually takes five to ten days until your bank shows it. There is nothing for you to do.",
    ],
  };
}
