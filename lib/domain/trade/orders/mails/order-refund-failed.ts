import { formatMoney } from "@/lib/core/values/money";
import type { Mail } from "@/lib/domain/platform/mail/message";
import type { OrderFacts } from "./order-facts";

/** Tells one side: the buyer's bank did not take a refund. */
export function orderRefundFailed(o: OrderFacts, cents: number, to: "buyer" | "creator"): Mail {
  const sum = formatMoney(cents, o.currency);
  return {
    kind: "order_refund_failed",
    subject: `A refund did not arrive: ${o.title}`,
    paragraphs:
      to === "buyer"
        ? [
            `Your bank did not take the ${sum} that we sent back for ${o.title}. This happens when a card has expired or an account is closed.`,
            "The money is with us and stays yours. Answer this mail and say where it should go.",
          ]
        : [
            `The bank of ${o.buyerName} did not take the refund of ${sum} for ${o.title}.`,
            "There is nothing for you to do: we settle it with them. Your account is not charged twice.",
          ],
    action: { label: "Open the order", path: to === "buyer" ? o.buyerPath : o.creatorPath },
  };
}
