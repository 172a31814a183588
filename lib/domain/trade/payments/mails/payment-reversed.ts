import { formatMoney } from "@/lib/core/values/money";
import type { Mail } from "@/lib/domain/platform/mail/message";
import type { ReturnedPayment } from "./payment-returned";

const WHY: Record<ReturnedPayment["reason"], string> = {
  expired: "It came after the checkout had closed, so it is no order.",
  second_payment: "It had been paid already: the first payment counts.",
  wrong_amount: "It was not the price, so it is no order.",
  gone: "The account that it belongs to was deleted.",
};

/** Tells the creator: a payment for something of theirs was sent back. */
export function paymentReversed({ title, reason, cents, currency }: ReturnedPayment): Mail {
  return {
    kind: "payment_reversed",
    subject: `Sent back: a payment for ${title}`,
    paragraphs: [
      `A payment of ${formatMoney(cents, currency)} for ${title} was sent back to the buyer. ${WHY[reason]}`,
      "The transfer to your account was taken back, and the platform's fee was returned to you. There is nothing for you to do.",
    ],
    action: { label: "Open your orders", path: "/studio/orders" },
  };
}
