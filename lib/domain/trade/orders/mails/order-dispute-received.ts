import type { Mail } from "@/lib/domain/platform/mail/message";
import type { OrderFacts } from "./order-facts";

/** Tells the buyer: we have their dispute. */
export function orderDisputeReceived(o: OrderFacts): Mail {
  return {
    kind: "order_dispute_received",
    subject: `We are looking into it: ${o.title}`,
    paragraphs: [
      `The dispute about ${o.title} by ${o.creatorName} has been recorded.`,
      "Nothing is accepted meanwhile. We hear both sides and then complete or refund the order.",
    ],
    action: { label: "Open your order", path: o.buyerPath },
  };
}
