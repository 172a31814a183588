import { sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import {
  briefMatches,
  disputeProposals,
  intros,
  orders,
  posts,
  products,
  profiles,
  quotes,
  reviews,
} from "@/db/schema";
import { answering, type JsonOf, jsonObject, type RowOf } from "@/db/statements/statement";

const p = alias(profiles, "p");
const d = alias(orders, "d");
const agreed = alias(disputeProposals, "agreed");

/** An order at work, its columns those of `d`. */
const ORDER = {
  id: d.id,
  title: d.productTitle,
  buyer: d.buyerName,
  status: d.status,
  amount_cents: d.amountCents,
  awaits_brief: sql<boolean>`${d.status} = 'PAID' and ${d.awaitsBrief}`,
  due_at: sql<string | null>`d.due`,
  canceling: sql<boolean>`${d.cancelAskedAt} is not null`,
};

const OPEN = sql`${d.status} in ('PAID', 'REVISION_REQUESTED')`;

/**
 * When an order is due, as `dueAt` (trade/orders) and `lateSince` (canceling) say it: none while the buyer has not answered or in a
 * dispute, and for changes only the date that both sides agreed on after the last delivery.
 */
const DUE = sql`case ${orders.status}
  when 'PAID' then coalesce(${orders.dueAt},
    case when not ${orders.awaitsBrief} then ${orders.paidAt} + make_interval(days => ${orders.deliveryDays}) end)
  when 'REVISION_REQUESTED' then (
    select ${agreed.dueAt} from ${disputeProposals} as ${agreed}
    where ${agreed.orderId} = ${orders.id} and ${agreed.livemode} = $4 and ${agreed.kind} = 'deliver_again'
      and ${agreed.status} = 'ACCEPTED' and (${orders.deliveredAt} is null or ${agreed.decidedAt} > ${orders.deliveredAt})
    order by ${agreed.decidedAt} desc limit 1)
  end`;

/** What is most urgent: by the date, or since when it waits; what waits for the buyer's answers comes last. */
const URGENCY = sql`case when not (${orders.status} = 'PAID' and ${orders.awaitsBrief}) then ${orders.updatedAt} end`;

/**
 * $1 profile, $2 now, $3 how many, $4 `livemode`. Each count is bounded by what is open: `orders_at_work`, `intros_status`, `quotes_asked`,
 * `posts_profile`, `reviews_profile`.
 */
export const TODAY = answering(
  {
    has_profile: sql<boolean>`${p.tagline} <> '' and ${p.bio} <> '' and ${p.categories} <> '{}'`,
    has_payouts: p.payoutsEnabled,
    discoverable: p.mcpDiscoverable,
    has_product: sql<boolean>`exists (
      select from ${products} where ${products.profileId} = ${p.id} and ${products.status} = 'active')`,
    has_sold: sql<boolean>`exists (
      select from ${orders} where ${orders.profileId} = ${p.id} and ${orders.livemode} = $4 and ${orders.paidAt} is not null)`,
    intros_waiting: sql<number>`(
      select count(*) from ${intros}
      where ${intros.profileId} = ${p.id} and ${intros.livemode} = $4 and ${intros.status} = 'PENDING')::integer`,
    briefs_waiting: sql<number>`(
      select count(*) from ${briefMatches}
      where ${briefMatches.profileId} = ${p.id} and ${briefMatches.livemode} = $4 and ${briefMatches.status} = 'PENDING')::integer`,
    quotes_waiting: sql<number>`(
      select count(*) from ${quotes}
      where ${quotes.profileId} = ${p.id} and ${quotes.livemode} = $4 and ${quotes.status} = 'REQUESTED')::integer`,
    drafts: sql<number>`(
      select count(*) from ${posts} where ${posts.profileId} = ${p.id} and ${posts.status} = 'draft')::integer`,
    reviews_unanswered: sql<number>`(
      select count(*) from ${reviews}
      where ${reviews.profileId} = ${p.id} and ${reviews.livemode} = $4
        and (${reviews.repliedAt} is null or ${reviews.repliedAt} < ${reviews.changedAt})
        and ${reviews.createdAt} > $2::timestamptz - interval '30 days')::integer`,
    disputes: sql<number>`due.disputes`,
    orders_due: sql<number>`due.orders_due`,
    orders_late: sql<number>`due.orders_late`,
    orders: sql<JsonOf<typeof ORDER>[]>`due.orders`,
  },
  (today) => sql`
    select ${today} from ${profiles} as ${p}
    cross join lateral (
      select coalesce(sum((${d.status} = 'DISPUTED')::integer), 0)::integer as disputes,
        coalesce(sum((${OPEN})::integer), 0)::integer as orders_due,
        coalesce(sum((${OPEN} and d.due < $2::timestamptz)::integer), 0)::integer as orders_late,
        coalesce(json_agg(${jsonObject(ORDER)} order by d.n) filter (where d.n <= $3::integer), '[]'::json) as orders
      from (
        select o.*, row_number() over (order by coalesce(o.due, o.waits), o.id) as n
        from (
          select ${orders.id}, ${orders.productTitle}, ${orders.buyerName}, ${orders.status}, ${orders.amountCents}, ${orders.cancelAskedAt},
            ${orders.awaitsBrief}, ${DUE} as due, ${URGENCY} as waits from ${orders}
          where ${orders.profileId} = ${p.id} and ${orders.livemode} = $4
            and ${orders.status} in ('PAID', 'REVISION_REQUESTED', 'DISPUTED')) o) ${d}) due
    where ${p.id} = $1`,
);

/** What waits for a creator, as it answers. */
export type TodayRow = RowOf<typeof TODAY>;
