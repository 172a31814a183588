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
            `The money is with us and stays yours. It is sent again, to the same card: ask your bank whether it takes refunds for it, and tell ${o.creatorName} on the order's page. If the card is gone for good, we find another way with you.`,
          ]
        : [
            `The bank of ${o.buyerName} did not take the refund of ${sum} for ${o.title}. The money is with us: your account is not charged twice.`,
            "Try it again on the order's page once the buyer's bank takes it. Where it never does, we settle it with them.",
          ],
    action: { label: "Open the order", path: to === "buyer" ? o.buyerPath : o.creatorPath },
  };
}
