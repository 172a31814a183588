import { type orders, reviews } from "@/db/schema";
import type { ReviewView } from "@/lib/contracts/reviews";

/** The columns of a review that its view needs, beside the state of its order. */
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
};

export type ReviewRow = Pick<
  typeof reviews.$inferSelect,
  "id" | "rating" | "title" | "body" | "buyerName" | "productTitle" | "replyBody" | "repliedAt" | "createdAt"
> & { orderStage: (typeof orders.$inferSelect)["status"] };

export function viewReview(row: ReviewRow): ReviewView {
  return {
    id: row.id,
    rating: row.rating,
    title: row.title,
    body: row.body,
    buyer_name: row.buyerName,
    order_stage: row.orderStage,
    product_title: row.productTitle,
    reply: row.replyBody && row.repliedAt ? { body: row.replyBody, created_at: row.repliedAt.toISOString() } : null,
    created_at: row.createdAt.toISOString(),
  };
}
