import { z } from "zod";
import { idOf } from "./ids";
import { operation } from "./operation";
import { PageQuery, pageOf, Timestamp } from "./page";
import { HandleParams } from "./profiles";

export const Review = z
  .object({
    id: idOf("rev"),
    rating: z.int().min(1).max(5),
    title: z.string(),
    body: z.string(),
    buyer_name: z.string(),
    order_stage: z.string(),
    product_title: z.string(),
    reply: z.object({ body: z.string(), created_at: Timestamp }).nullable(),
    created_at: Timestamp,
  })
  .meta({ id: "Review" });

export type ReviewView = z.infer<typeof Review>;

export const StarDistribution = z.object({ "1": z.int(), "2": z.int(), "3": z.int(), "4": z.int(), "5": z.int() });

export const ReviewPage = pageOf(Review)
  .extend({ rating: z.number().nullable(), review_count: z.int(), distribution: StarDistribution })
  .meta({ id: "ReviewPage" });

export type ReviewPageView = z.infer<typeof ReviewPage>;

/** What a buyer submits. Stars 1..5; title and body may be empty. */
export const NewReview = z.strictObject({
  rating: z.coerce.number().int().min(1, "choose 1 to 5 stars").max(5, "choose 1 to 5 stars"),
  title: z.string().trim().max(120).default(""),
  body: z.string().trim().max(4000).default(""),
});

export type NewReview = z.output<typeof NewReview>;

export const listReviews = operation({
  id: "listReviews",
  method: "GET",
  path: "/v1/creators/{handle}/reviews",
  summary: "List a creator's verified-buyer reviews",
  tag: "Reviews",
  scope: "public",
  tier: "FREE",
  status: 200,
  params: HandleParams,
  query: PageQuery,
  response: ReviewPage,
  errors: ["not_found", "invalid_cursor"],
  cache: { maxAge: 15 },
});
