import type { Mail } from "@/lib/domain/platform/mail/message";
import type { QuoteFacts } from "./quote-facts";

/** Tells the other side: the request or the offer was declined. */
export function quoteDeclined(q: QuoteFacts, by: "buyer" | "creator"): Mail {
  const [name, path] = by === "creator" ? [q.creatorName, q.buyerPath] : [q.buyerName, q.creatorPath];
  const what =
    by === "creator" ? "cannot make an offer" : q.offer ? "has declined your offer" : "has taken the request back";
  return {
    kind: "quote_declined",
    subject: q.offer ? `Declined: ${q.offer.title}` : `${name} ${what}`,
    paragraphs: [`${name} ${what}.`, ...(q.note ? [`They write:\n${q.note}`] : [])],
    action: { label: "Open the quote", path },
  };
}
