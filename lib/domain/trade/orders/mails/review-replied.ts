import type { Mail } from "@/lib/domain/platform/mail/message";
import type { OrderFacts } from "./order-facts";

/** Tells the buyer: the creator has replied to their review. `path` is the review's page, with the order's token. */
export function reviewReplied(o: OrderFacts, body: string, path: string): Mail {
  return {
    kind: "review_replied",
    subject: `${o.creatorName} replied to your review of ${o.title}`,
    paragraphs: [`${o.creatorName} replied in public to your review of ${o.title}:`, body],
    action: { label: "See your review", path },
  };
}
