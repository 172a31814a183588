import type { Mail } from "@/lib/domain/platform/mail/message";
import type { QuoteFacts } from "./quote-facts";

/** Tells either side: the time of the offer is over. */
export function quoteExpired(q: QuoteFacts, to: "buyer" | "creator"): Mail {
  const title = q.offer?.title ?? "An offer";
  return {
    kind: "quote_expired",
    subject: `The offer has ended: ${title}`,
    paragraphs:
      to === "buyer"
        ? [`The offer of ${q.creatorName} has ended. If you still want it, ask for a new one.`]
        : [`${q.buyerName} did not accept your offer in time.`],
    action: { label: "Open the quote", path: to === "buyer" ? q.buyerPath : q.creatorPath },
  };
}
