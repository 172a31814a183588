import { sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { memberships, orders, profiles, reviews, viewDays } from "@/db/schema";
import { answering, type RowOf } from "@/db/statements/statement";
import { netSum } from "@/lib/domain/trade/payouts/net";

const p = alias(profiles, "p");
const o = alias(orders, "o");
const v = alias(viewDays, "v");

const FIGURES = {
  rating: p.rating,
  profile_views: sql<number>`views.profile_views`,
  post_views: sql<number>`views.post_views`,
  orders_paid: sql<number>`paid.orders_paid`,
  gross_cents: sql<number>`paid.gross_cents`,
  fees_cents: sql<number>`paid.fees_cents`,
  refunded_cents: sql<number>`paid.refunded_cents`,
  net_cents: sql<number>`paid.net_cents`,
  orders_completed: sql<number>`completed.orders_completed`,
  members: sql<number>`members.members`,
  reviews: sql<number>`written.reviews`,
};

/** The figures; `net_cents` is what stays with the creator. */
export type OverviewRow = RowOf<typeof FIGURES>;

/**
 * $1 profile, $2 and $3 the range, half open, $4 and $5 its first and last day, $6 livemode; views are of the page, which both modes
 * share, and the rating counts live reviews alone. Sums as float8: exact up to 2^53
 * cents.
 */
export const OVERVIEW = answering(
  FIGURES,
  (figures) => sql`
    select ${figures} from ${profiles} as ${p}
    cross join lateral (
      select coalesce(sum(${v.views}) filter (where ${v.kind} = 'profile'), 0)::float8 as profile_views,
        coalesce(sum(${v.views}) filter (where ${v.kind} = 'post'), 0)::float8 as post_views
      from ${viewDays} as ${v} where ${v.profileId} = ${p.id} and ${v.day} between $4::date and $5::date) views
    cross join lateral (
      select count(*)::integer as orders_paid,
        coalesce(sum(${o.amountCents}), 0)::float8 as gross_cents,
        coalesce(sum(${o.feeCents}), 0)::float8 as fees_cents,
        coalesce(sum(${o.refundedCents}), 0)::float8 as refunded_cents,
        ${netSum(o)}::float8 as net_cents
      from ${orders} as ${o}
      where ${o.profileId} = ${p.id} and ${o.livemode} = $6::boolean and ${o.paidAt} >= $2::timestamptz and ${o.paidAt} < $3::timestamptz) paid
    cross join lateral (
      select count(*)::integer as orders_completed from ${orders} as ${o}
      where ${o.profileId} = ${p.id} and ${o.livemode} = $6::boolean and ${o.status} = 'COMPLETED'
        and ${o.closedAt} >= $2::timestamptz and ${o.closedAt} < $3::timestamptz) completed
    cross join lateral (
      select count(*)::integer as members from ${memberships}
      where ${memberships.profileId} = ${p.id} and ${memberships.livemode} = $6::boolean and ${memberships.status} = 'ACTIVE') members
    cross join lateral (
      select count(*)::integer as reviews from ${reviews}
      where ${reviews.profileId} = ${p.id} and ${reviews.livemode} = $6::boolean
        and ${reviews.createdAt} >= $2::timestamptz and ${reviews.createdAt} < $3::timestamptz) written
    where ${p.id} = $1`,
);
