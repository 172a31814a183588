import { and, desc, eq, lt, sql } from "drizzle-orm";
import { type Database, prepared } from "@/db/client";
import { orders, profiles, reviews } from "@/db/schema";
import type { ReviewPageView, ReviewQuery, ReviewView } from "@/lib/contracts/network/reviews/reviews";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { idCursor, pageOf } from "@/lib/core/values/cursor";
import { ofHandle } from "@/lib/domain/people/listing/of-handle";
import { SHOWN } from "@/lib/domain/people/listing/shown";
import { listReviewsOfProduct } from "./of-product";
import { reviewColumns, standingColumns, viewReview } from "./view";

const reviewsBelow = idCursor("rev");

const columns = { ...reviewColumns, ...standingColumns };

const ratingOf = prepared("rating_of_creator", (db) =>
  db
    .select({
      profileId: profiles.id,
      rating: profiles.rating,
      reviewCount: profiles.reviewCount,
      starCounts: profiles.starCounts,
    })
    .from(profiles)
    .where(and(ofHandle(sql.placeholder("handle")), SHOWN)),
);

const reviewsOf = prepared("reviews_of_creator", (db) =>
  db
    .select(columns)
    .from(reviews)
    .innerJoin(orders, eq(orders.id, reviews.orderId))
    .where(
      and(
        eq(reviews.profileId, sql.placeholder("profileId")),
        eq(reviews.livemode, sql.placeholder("livemode")),
        lt(reviews.id, sql.placeholder("before")),
      ),
    )
    .orderBy(desc(reviews.id))
    .limit(sql.placeholder("limit")),
);

const reviewOfOrder = prepared("review_of_order", (db) =>
  db
    .select(columns)
    .from(reviews)
    .innerJoin(orders, eq(orders.id, reviews.orderId))
    .where(and(eq(reviews.orderId, sql.placeholder("orderId")), eq(reviews.livemode, sql.placeholder("livemode")))),
);

/**
 * A creator's verified-buyer reviews, newest first, with the rating and the stars of those that count; with `product_id` those of that
 * product alone, none where it is not the creator's. Throws `not_found`, `invalid_cursor`.
 */
export async function listReviews(ctx: Context, handle: string, query: Partial<ReviewQuery>): Promise<ReviewPageView> {
  const before = reviewsBelow(query.cursor);
  const limit = query.limit ?? 20;
  const [creator] = await ratingOf().execute({ handle });
  if (!creator) throw notFound(`A creator with the handle ${handle.toLowerCase()}`);
  const { product_id: productId, cursor } = query;
  if (productId) return listReviewsOfProduct(ctx, { profileId: creator.profileId, productId }, { limit, cursor });
  const of = { profileId: creator.profileId, livemode: ctx.livemode };
  const rows = await reviewsOf().execute({ ...of, before, limit: limit + 1 });
  const page = pageOf(rows, limit, (row) => [row.id], viewReview);
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = creator.starCounts;
  return Object.assign(page, {
    rating: creator.rating,
    review_count: creator.reviewCount,
    distribution: { "1": one, "2": two, "3": three, "4": four, "5": five },
  });
}

/** The review of one order, or `null`; as committed, or as the open transaction `tx` sees it. */
export async function findReviewOfOrder(ctx: Context, orderId: string, tx?: Database): Promise<ReviewView | null> {
  const [row] = await reviewOfOrder(tx).execute({ orderId, livemode: ctx.livemode });
  return row ? viewReview(row) : null;
}
