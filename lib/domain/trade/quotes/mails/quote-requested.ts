import type { Mail } from "@/lib/domain/platform/mail/message";
import type { QuoteFacts } from "./quote-facts";

/** Tells the creator: somebody asks for a price. */
export function quoteRequested(q: QuoteFacts): Mail {
  return {
    kind: "quote_requested",
    subject: `${q.buyerName} asks you for a quote`,
    paragraphs: [
      `They write:\n${q.brief}`,
      "Your offer starts from the nearest of your packages. Nobody is bound yet.",
    ],
    action: { label: "Make an offer", path: q.creatorPath },
  };
}
