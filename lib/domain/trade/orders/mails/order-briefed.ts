import type { Mail } from "@/lib/domain/platform/mail/message";
import type { OrderFacts } from "./order-facts";

/** Tells the creator: the buyer has said what the work is for. */
export function orderBriefed(o: OrderFacts, changed: boolean): Mail {
  return {
    kind: "order_briefed",
    subject: `${changed ? "The brief has changed" : "The brief is here"}: ${o.title}`,
    paragraphs: [
      changed
        ? `${o.buyerName} has changed the brief of ${o.title}.`
        : `${o.buyerName} has sent the brief of ${o.title}. Everything that you asked for is answered.`,
    ],
    action: { label: "Read the brief", path: o.creatorPath },
  };
}
