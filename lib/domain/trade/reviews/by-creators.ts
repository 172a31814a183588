import { sql } from "drizzle-orm";
import { statement } from "@/db/client";
import { orders, profiles, reviews } from "@/db/schema";
import { answering, listOf, type RowOf } from "@/db/statements/statement";
import type { ReviewPageView, ReviewView } from "@/lib/contracts/network/reviews/reviews";
import type { Context } from "@/lib/core/context";
import { idCursor, pageOf } from "@/lib/core/values/cursor";
import { inOrder } from "@/lib/core/values/in-order";
import { SHOWN } from "@/lib/domain/people/listing/shown";
import { totalsOf } from "./of-product";
import { reviewColumns, standingColumns, viewReview } from "./view";

const reviewsBelow = idCursor("rev");

/** Which page of whose reviews, of one product or of all. `limit` 1..100. */
export type ReviewsAsked = { profileId: string; productId?: string; limit: number; cursor?: string };

const REVIEW = { ...reviewColumns, ...standingColumns };
const WITH_ORDERS = sql`${reviews} join ${orders} on ${orders.id} = ${reviews.orderId}`;

const BY_IDS = answering(
  REVIEW,
  (review) =>
    sql`select ${review} from ${WITH_ORDERS} join ${profiles} on ${profiles.id} = ${reviews.profileId}
      where ${reviews.id} = any($1::text[]) and ${reviews.livemode} = $2::boolean and ${SHOWN}`,
);
type Row = RowOf<typeof BY_IDS>;

const TOTALS = {
  n: sql<number>`asked.n::integer`,
  mean: profiles.rating,
  reviewCount: profiles.reviewCount,
  starCounts: profiles.starCounts,
};
type Totals = RowOf<typeof TOTALS>;
type Found = Totals & (Row | { id: null });

const PAGES = answering(
  TOTALS,
  (totals) => sql`select ${totals}, found.*
    from unnest($1::text[], $2::text[], $3::integer[], $5::text[]) with ordinality asked(creator, before, most, product, n)
    join ${profiles} on ${profiles.id} = asked.creator and ${SHOWN}
    left join lateral (
      select ${listOf(REVIEW)} from ${WITH_ORDERS}
      where ${reviews.profileId} = asked.creator and ${reviews.livemode} = $4::boolean and ${reviews.id} < asked.before
        and (asked.product is null or ${reviews.productId} = asked.product)
      order by ${reviews.id} desc limit asked.most) found on true
    order by asked.n, found.id desc`,
);

const STARS = {
  asked: sql<number>`asked.n::integer`,
  rating: reviews.rating,
  n: sql<number>`count(*)::integer`,
};

const STARS_OF_PRODUCTS = answering(
  STARS,
  (stars) => sql`select ${stars}
    from unnest($1::text[], $2::text[]) with ordinality asked(creator, product, n)
    join ${reviews} on ${reviews.productId} = asked.product and ${reviews.profileId} = asked.creator
      and ${reviews.livemode} = $3::boolean and ${reviews.counted}
    group by asked.n, ${reviews.rating}`,
);

/**
 * A page of reviews for each creator asked about, newest first, with the totals; null for an unknown creator. One query, and one more
 * where products are named.
 */
export async function reviewsOfCreators(
  ctx: Context,
  asked: readonly ReviewsAsked[],
): Promise<(ReviewPageView | null)[]> {
  const before = asked.map(({ cursor }) => reviewsBelow(cursor));
  const [creators, products] = [asked.map((a) => a.profileId), asked.map((a) => a.productId ?? null)];
  const params = [creators, before, asked.map((a) => a.limit + 1), ctx.livemode, products];
  const [found, stars] = await Promise.all([
    statement<Found>(PAGES, params),
    products.some(Boolean) ? statement(STARS_OF_PRODUCTS, [creators, products, ctx.livemode]) : [],
  ]);
  return asked.map(({ limit, productId }, index) => {
    const rows = found.filter((row) => row.n === index + 1);
    const totals = rows[0];
    if (!totals) return null;
    const reviews = rows.filter((row): row is Totals & Row => row.id !== null);
    const page = pageOf(reviews, limit, (row) => [row.id], view);
    if (productId) return Object.assign(page, totalsOf(stars.filter((each) => each.asked === index + 1)));
    const [one = 0, two = 0, three = 0, four = 0, five = 0] = totals.starCounts;
    return Object.assign(page, {
      rating: totals.mean,
      review_count: totals.reviewCount,
      distribution: { "1": one, "2": two, "3": three, "4": four, "5": five },
    });
  });
}

/** Reviews in the order of `ids`; null where there is none. One query. */
export async function reviewsByIds(ctx: Context, ids: readonly string[]): Promise<(ReviewView | null)[]> {
  const rows = await statement(BY_IDS, [[...ids], ctx.livemode]);
  return inOrder(ids, rows.map(view), (review) => review.id);
}

function view({ repliedAt, createdAt, changedAt, ...row }: Row): ReviewView {
  return viewReview({
    ...row,
    repliedAt: repliedAt === null ? null : new Date(repliedAt),
    createdAt: new Date(createdAt),
    changedAt: changedAt === null ? null : new Date(changedAt),
  });
}
