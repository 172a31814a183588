import { formatMoney } from "@/lib/core/values/money";
import type { Mail } from "@/lib/domain/platform/mail/message";
import type { OrderFacts } from "./order-facts";

/** Tells the buyer: the money was sent back. */
export function orderRefunded(o: OrderFacts, cents: number): Mail {
  return {
    kind: "order_refunded",
    subject: `Refunded: ${o.title}`,
    paragraphs: [
      `${formatMoney(cents, o.currency)} for ${o.title} was sent back to your card${cents < o.amountCents ? ", part of what you paid" : ""}.`,
      "It usually takes five to ten days until your bank shows it.",
    ],
    action: { label: "Open your order", path: o.buyerPath },
  };
}
