import type { Mail } from "@/lib/domain/platform/mail/message";
import { offerInWords, type QuoteFacts } from "./quote-facts";

/** Tells the buyer: there is an offer. */
export function quoteOffered(q: QuoteFacts): Mail {
  return {
    kind: "quote_offered",
    subject: `An offer from ${q.creatorName}`,
    paragraphs: [`${q.creatorName} has sent you an offer.`, offerInWords(q)],
    action: { label: "Look at the offer", path: q.buyerPath },
  };
}
