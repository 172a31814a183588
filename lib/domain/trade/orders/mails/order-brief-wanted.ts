import type { Mail } from "@/lib/domain/platform/mail/message";
import type { OrderFacts } from "./order-facts";

/** Reminds the buyer: the creator waits for answers. */
export function orderBriefWanted(o: OrderFacts): Mail {
  return {
    kind: "order_brief_wanted",
    subject: `${o.creatorName} waits for your brief: ${o.title}`,
    paragraphs: [
      `${o.creatorName} needs a few answers to begin with ${o.title}.`,
      `The ${o.deliveryDays === 1 ? "day" : `${o.deliveryDays} days`} until the delivery count from when you have sent them.`,
    ],
    action: { label: "Answer the questions", path: o.buyerPath },
  };
}
