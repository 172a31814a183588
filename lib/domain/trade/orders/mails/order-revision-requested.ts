import type { Mail } from "@/lib/domain/platform/mail/message";
import type { OrderFacts } from "./order-facts";

/** Tells the creator: what the buyer wants changed. */
export function orderRevisionRequested(o: OrderFacts, note: string): Mail {
  return {
    kind: "order_revision_requested",
    subject: `Changes requested: ${o.title}`,
    paragraphs: [
      `${o.buyerName} asks for changes to ${o.title}:`,
      note,
      "Deliver again when they are done: the buyer then has 72 hours again.",
    ],
    action: { label: "Open the order", path: o.creatorPath },
  };
}
