import type { Mail } from "@/lib/domain/platform/mail/message";
import type { OrderFacts } from "./order-facts";

/** Tells the creator: the buyer asks to cancel. */
export function orderCancelAsked(o: OrderFacts, reason: string): Mail {
  return {
    kind: "order_cancel_asked",
    subject: `The buyer asks to cancel: ${o.title}`,
    paragraphs: [
      `${o.buyerName} asks to cancel the order of ${o.title}:`,
      reason,
      "Agree or decline within 48 hours. Without an answer it is canceled, and the whole payment goes back. Nothing can be delivered until you answer.",
    ],
    action: { label: "Answer", path: o.creatorPath },
  };
}
