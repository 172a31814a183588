import type { Mail } from "@/lib/domain/platform/mail/message";
import type { QuoteFacts } from "./quote-facts";

/** Tells the buyer: the offer is taken back. */
export function quoteWithdrawn(q: QuoteFacts): Mail {
  return {
    kind: "quote_withdrawn",
    subject: `Withdrawn: ${q.offer?.title ?? "an offer"}`,
    paragraphs: [
      `${q.creatorName} has withdrawn the offer. It cannot be accepted any more.`,
      ...(q.note ? [`They write:\n${q.note}`] : []),
    ],
    action: { label: "Open the quote", path: q.buyerPath },
  };
}
