import type { Mail } from "@/lib/domain/platform/mail/message";
import type { OrderFacts } from "./order-facts";

/** Tells the buyer: the order is closed, and a review is welcome. */
export function orderCompleted(o: OrderFacts): Mail {
  return {
    kind: "order_completed",
    subject: `Completed: ${o.title}`,
    paragraphs: [
      o.acceptedBy === "auto"
        ? `Your 72 hours to respond to ${o.creatorName}'s delivery are over: ${o.title} counts as accepted.`
        : `Your order of ${o.title} by ${o.creatorName} is completed.`,
      "You can write or change your review for 14 days. If something is wrong, you can open a dispute in that time.",
    ],
    action: { label: "Open your order", path: o.buyerPath },
  };
}
