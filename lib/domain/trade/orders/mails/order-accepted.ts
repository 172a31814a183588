import type { Mail } from "@/lib/domain/platform/mail/message";
import type { OrderFacts } from "./order-facts";

/** Tells the creator: the work is accepted. */
export function orderAccepted(o: OrderFacts): Mail {
  return {
    kind: "order_accepted",
    subject: `Work accepted: ${o.title}`,
    paragraphs: [
      o.acceptedBy === "auto"
        ? `${o.title} counts as accepted: the 72 hours in which ${o.buyerName} could respond are over.`
        : o.acceptedBy === "buyer"
          ? `${o.buyerName} has accepted ${o.title}.`
          : `The card dispute about ${o.title} was decided in your favour.`,
      "The order is completed.",
    ],
    action: { label: "Open the order", path: o.creatorPath },
  };
}
