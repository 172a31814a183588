import type { Mail } from "@/lib/domain/platform/mail/message";
import type { OrderFacts } from "./order-facts";

/** What the mail says of a review; `replied` is whether the creator has answered an earlier version of it. */
export type ReviewFacts = { rating: number; title: string; body: string; replied: boolean };

/** Tells the creator: the buyer has written a review, or changed it. */
export function reviewReceived(o: OrderFacts, review: ReviewFacts, changed: boolean): Mail {
  const stars = review.rating === 1 ? "1 star" : `${review.rating} stars`;
  const words = [review.title, review.body].filter(Boolean).join("\n");
  return {
    kind: changed ? "review_changed" : "review_received",
    subject: changed ? `A review was changed: ${o.title}, ${stars}` : `A review of ${o.title}: ${stars}`,
    paragraphs: [
      changed
        ? `${o.buyerName} has changed the review of ${o.title}. It gives ${stars} of 5 now.`
        : `${o.buyerName} has reviewed ${o.title} and gives ${stars} of 5.`,
      ...(words ? [words] : []),
      review.replied
        ? "Your reply is marked as one to an earlier version. You can replace it once."
        : "Everybody can read it, and you can reply to it once.",
    ],
    action: { label: "Read the review", path: `${o.creatorPath}#review` },
  };
}
