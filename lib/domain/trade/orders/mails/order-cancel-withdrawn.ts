import type { Mail } from "@/lib/domain/platform/mail/message";
import type { OrderFacts } from "./order-facts";

/** Tells the creator: the buyer no longer asks to cancel. */
export function orderCancelWithdrawn(o: OrderFacts): Mail {
  return {
    kind: "order_cancel_withdrawn",
    subject: `The order goes on: ${o.title}`,
    paragraphs: ["The buyer no longer asks to cancel this order. You can deliver it."],
    action: { label: "Open the order", path: o.creatorPath },
  };
}
