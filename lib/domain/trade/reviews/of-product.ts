import { and, desc, eq, lt, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { orders, reviews } from "@/db/schema";
import type { ReviewPageView } from "@/lib/contracts/network/reviews/reviews";
import type { Context } from "@/lib/core/context";
import { idCursor, pageOf } from "@/lib/core/values/cursor";
import { reviewColumns, standingColumns, viewReview } from "./view";

const reviewsBelow = idCursor("rev");

const { placeholder } = sql;

const ofProduct = and(
  eq(reviews.productId, placeholder("productId")),
  eq(reviews.profileId, placeholder("profileId")),
  eq(reviews.livemode, placeholder("livemode")),
);

export const reviewsOfProduct = prepared("reviews_of_product", (db) =>
  db
    .select({ ...reviewColumns, ...standingColumns })
    .from(reviews)
    .innerJoin(orders, eq(orders.id, reviews.orderId))
    .where(and(ofProduct, lt(reviews.id, placeholder("before"))))
    .orderBy(desc(reviews.id))
    .limit(placeholder("limit")),
);

export const starsOfProduct = prepared("stars_of_product", (db) =>
  db
    .select({ rating: reviews.rating, n: sql<number>`count(*)::integer` })
    .from(reviews)
    .where(and(ofProduct, sql`${reviews.counted}`))
    .groupBy(reviews.rating),
);

type Query = { limit: number; cursor?: string | undefined };

/**
 * What buyers of one product of a creator wrote, newest first, with the rating and the stars of those that count. The caller has seen that
 * the creator is shown. Throws `invalid_cursor`.
 */
export async function listReviewsOfProduct(
  { livemode }: Context,
  { profileId, productId }: { profileId: string; productId: string },
  { limit, cursor }: Query,
): Promise<ReviewPageView> {
  const before = reviewsBelow(cursor);
  const [rows, stars] = await Promise.all([
    reviewsOfProduct().execute({ profileId, productId, livemode, before, limit: limit + 1 }),
    starsOfProduct().execute({ profileId, productId, livemode }),
  ]);
  const page = pageOf(rows, limit, (row) => [row.id], viewReview);
  return Object.assign(page, totalsOf(stars));
}

/** Rating and stars of a product by those of its reviews that count, `n` of each rating. */
export function totalsOf(stars: readonly Stars[]): Omit<ReviewPageView, "data" | "has_more" | "next_cursor"> {
  const given = (rating: number) => stars.find((each) => each.rating === rating)?.n ?? 0;
  const count = sumOf(stars.map(({ n }) => n));
  const sum = sumOf(stars.map(({ rating, n }) => rating * n));
  return {
    rating: count === 0 ? null : Math.round((sum / count) * 100) / 100,
    review_count: count,
    distribution: { "1": given(1), "2": given(2), "3": given(3), "4": given(4), "5": given(5) },
  };
}

type Stars = { rating: number; n: number };

const sumOf = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
