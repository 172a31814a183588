import { formatMoney } from "@/lib/core/values/money";
import type { Mail } from "@/lib/domain/platform/mail/message";
import type { OrderFacts } from "./order-facts";

/** Tells the creator: the order was refunded. */
export function orderReturned(o: OrderFacts, cents: number): Mail {
  return {
    kind: "order_returned",
    subject: `Refunded: ${o.title}`,
    paragraphs: [
      `${formatMoney(cents, o.currency)} was sent back to ${o.buyerName} for ${o.title}.`,
      cents < o.amountCents
        ? "The same part of the platform's fee was returned to you."
        : "The transfer to your account was taken back, and the platform's fee was returned to you.",
    ],
    action: { label: "Open the order", path: o.creatorPath },
  };
}
