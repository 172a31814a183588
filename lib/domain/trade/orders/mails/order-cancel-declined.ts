import type { Mail } from "@/lib/domain/platform/mail/message";
import type { OrderFacts } from "./order-facts";

/** Tells the buyer: the creator declined to cancel. */
export function orderCancelDeclined(o: OrderFacts, reason: string): Mail {
  return {
    kind: "order_cancel_declined",
    subject: `Not canceled: ${o.title}`,
    paragraphs: [
      `${o.creatorName} goes on with your order of ${o.title} and gives this reason:`,
      reason,
      "You can open a dispute if you do not agree.",
    ],
    action: { label: "Open your order", path: o.buyerPath },
  };
}
