import { z } from "zod";
import { statement } from "@/db/client";
import { idOf } from "@/lib/contracts/ids";
import type { ReviewPageView, ReviewView } from "@/lib/contracts/network/reviews";
import type { Context } from "@/lib/core/context";
import { decodeCursor, pageOf } from "@/lib/core/values/cursor";
import { inOrder } from "@/lib/core/values/in-order";
import { type ReviewRow, viewReview } from "./view";

/** Which page of whose reviews. `limit` 1..100. */
export type ReviewsAsked = { profileId: string; limit: number; cursor?: string };

const LAST = "rev_zzzz"; // above every id

const COLUMNS = `r.id, r.rating, r.title, r.body, r.buyer_name, r.product_title, r.reply_body, r.replied_at, r.created_at,
  o.status, o.own_purchase`;

const PAGES = `select a.n::integer as n, p.rating as mean, p.review_count, p.star_counts, found.*
  from unnest($1::text[], $2::text[], $3::integer[]) with ordinality a(profile_id, before, most, n)
  join profiles p on p.id = a.profile_id
  left join lateral (
    select ${COLUMNS} from reviews r join orders o on o.id = r.order_id
    where r.profile_id = a.profile_id and r.id < a.before order by r.id desc limit a.most) found on true
  order by a.n, found.id desc`;

const BY_IDS = `select ${COLUMNS} from reviews r join orders o on o.id = r.order_id where r.id = any($1::text[])`;

type Row = {
  id: string;
  rating: number;
  title: string;
  body: string;
  buyer_name: string;
  product_title: string;
  reply_body: string | null;
  replied_at: string | null;
  created_at: string;
  status: ReviewRow["status"];
  own_purchase: ReviewRow["ownPurchase"];
};
type Totals = { n: number; mean: number | null; review_count: number; star_counts: number[] };
type Found = Totals & (Row | { id: null });

/** A page of reviews for each creator asked about, newest first, with the totals; null for an unknown creator. One query. */
export async function reviewsOfCreators(
  _ctx: Context,
  asked: readonly ReviewsAsked[],
): Promise<(ReviewPageView | null)[]> {
  const before = asked.map(({ cursor }) => decodeCursor(cursor, z.tuple([idOf("rev")]))?.[0] ?? LAST);
  const params = [asked.map((a) => a.profileId), before, asked.map((a) => a.limit + 1)];
  const found = await statement<Found>(PAGES, params);
  return asked.map(({ limit }, index) => {
    const rows = found.filter((row) => row.n === index + 1);
    const totals = rows[0];
    if (!totals) return null;
    const reviews = rows.filter((row): row is Totals & Row => row.id !== null);
    const [one = 0, two = 0, three = 0, four = 0, five = 0] = totals.star_counts;
    return Object.assign(
      pageOf(reviews, limit, (row) => [row.id], view),
      {
        rating: totals.mean,
        review_count: totals.review_count,
        distribution: { "1": one, "2": two, "3": three, "4": four, "5": five },
      },
    );
  });
}

/** Reviews in the order of `ids`; null where there is none. One query. */
export async function reviewsByIds(_ctx: Context, ids: readonly string[]): Promise<(ReviewView | null)[]> {
  const rows = await statement<Row>(BY_IDS, [[...ids]]);
  return inOrder(ids, rows.map(view), (review) => review.id);
}

function view(row: Row): ReviewView {
  return viewReview({
    id: row.id,
    rating: row.rating,
    title: row.title,
    body: row.body,
    buyerName: row.buyer_name,
    productTitle: row.product_title,
    replyBody: row.reply_body,
    repliedAt: row.replied_at === null ? null : new Date(row.replied_at),
    createdAt: new Date(row.created_at),
    status: row.status,
    ownPurchase: row.own_purchase,
  });
}
