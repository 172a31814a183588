import type { Mail } from "@/lib/domain/platform/mail/message";
import type { QuoteFacts } from "./quote-facts";

/** Tells the creator: the offer was accepted. The order's own mail says what was paid. */
export function quoteAccepted(q: QuoteFacts): Mail {
  return {
    kind: "quote_accepted",
    subject: `Offer accepted and paid: ${q.offer?.title ?? "your offer"}`,
    paragraphs: [`${q.buyerName} has accepted your offer and paid it. It is an order now.`],
    action: { label: "Open the quote", path: q.creatorPath },
  };
}
