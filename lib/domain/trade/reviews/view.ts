import { orders, reviews } from "@/db/schema";
import type { ReviewView } from "@/lib/contracts/network/reviews/reviews";
import { isCounted, type Standing } from "@/lib/domain/people/reputation/counted";

/** The columns of a review that its view needs, besides those of its order. */
export const reviewColumns = {
  id: reviews.id,
  rating: reviews.rating,
  title: reviews.title,
  body: reviews.body,
  buyerName: reviews.buyerName,
  productTitle: reviews.productTitle,
  replyBody: reviews.replyBody,
  repliedAt: reviews.repliedAt,
  createdAt: reviews.createdAt,
  changedAt: reviews.changedAt,
  hiddenAt: reviews.hiddenAt,
};

/** What its view needs of its order. */
export const standingColumns = { status: orders.status, ownPurchase: orders.ownPurchase };

export type ReviewRow = Pick<
  typeof reviews.$inferSelect,
  | "id"
  | "rating"
  | "title"
  | "body"
  | "buyerName"
  | "productTitle"
  | "replyBody"
  | "repliedAt"
  | "createdAt"
  | "changedAt"
> & { hiddenAt: Date | string | null } & Standing;

export function viewReview(row: ReviewRow): ReviewView {
  return {
    id: row.id,
    rating: row.rating,
    // the stars stay: they are of a paid order
    title: row.hiddenAt ? "" : row.title,
    body: row.hiddenAt ? "An operator has taken the words of this review down." : row.body,
    buyer_name: row.buyerName,
    order_stage: row.status,
    counted: isCounted(row),
    product_title: row.productTitle,
    reply: viewReply(row),
    created_at: row.createdAt.toISOString(),
    changed_at: row.changedAt?.toISOString() ?? null,
  };
}

function viewReply({ replyBody: body, repliedAt, changedAt }: ReviewRow): ReviewView["reply"] {
  if (!body || !repliedAt) return null;
  return { body, created_at: repliedAt.toISOString(), outdated: changedAt !== null && repliedAt < changedAt };
}
