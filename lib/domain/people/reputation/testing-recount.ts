import { sql } from "drizzle-orm";
import { statement } from "@/db/client";
import { orderEvents, orderRefunds, orders, profiles, reviews } from "@/db/schema";
import { answering, jsonList } from "@/db/statements/statement";
import { isCounted } from "./counted";
import { type Weighed, weighed } from "./trust";

/** What is kept of a creator's orders and reviews, as each row of their history says it. For tests: it reads them all. */
export type Recount = {
  starCounts: number[];
  reviews: Weighed;
  closed: number;
  completed: number;
  delivered: number;
  punctual: number;
  lost: number;
  earned: { orders: number; cents: number };
};

const HISTORY = answering(
  {
    stars: jsonList(
      {
        rating: reviews.rating,
        ageDays: sql<number>`greatest(0, extract(epoch from $2::timestamptz - ${reviews.createdAt}) / 86400)`,
        status: orders.status,
        ownPurchase: orders.ownPurchase,
        closed: sql<boolean>`${orders.closedAt} is not null`,
      },
      sql`${reviews} join ${orders} on ${orders.id} = ${reviews.orderId} where ${reviews.profileId} = ${profiles.id} and ${reviews.livemode}`,
    ),
    closed: sql<number>`f.closed`,
    completed: sql<number>`f.completed`,
    delivered: sql<number>`f.delivered`,
    punctual: sql<number>`f.punctual`,
    lost: sql<number>`f.lost`,
    earned: sql<Recount["earned"]>`(
      select json_build_object('orders', count(*), 'cents', coalesce(sum(${orders.amountCents} - ${orders.refundedCents}), 0))
      from ${orders} where ${orders.profileId} = ${profiles.id} and ${orders.livemode} and ${orders.status} = 'COMPLETED' and ${orders.ownPurchase} is null)`,
  },
  (figures) => sql`
    select ${figures} from ${profiles}
    cross join lateral (select
      (count(*) filter (where ${orders.closedAt} is not null and ${orders.ownPurchase} is null
        and not (${orders.awaitsBrief} and ${orders.closedAt} >= ${orders.paidAt} + interval '14 days')))::integer as closed,
      (count(*) filter (where ${orders.ownPurchase} is null
        and (${orders.status} = 'COMPLETED' or (${orders.status} = 'DISPUTED' and ${orders.closedAt} is not null))))::integer as completed,
      (count(*) filter (where ${orders.deliveredAt} is not null and ${orders.ownPurchase} is null))::integer as delivered,
      (count(*) filter (where ${orders.ownPurchase} is null and coalesce((select min(${orderEvents.at}) from ${orderEvents}
        where ${orderEvents.orderId} = ${orders.id} and ${orderEvents.to} = 'DELIVERED'), ${orders.deliveredAt})
          <= coalesce(${orders.dueAt}, ${orders.paidAt} + make_interval(days => ${orders.deliveryDays}))))::integer as punctual,
      (count(*) filter (where ${orders.disputedAt} is not null and (${orders.processorDispute} = 'lost' or exists (
        select 1 from ${orderRefunds} where ${orderRefunds.orderId} = ${orders.id} and ${orderRefunds.livemode}
          and ${orderRefunds.reason} in ('operator', 'chargeback') and ${orderRefunds.createdAt} >= ${orders.disputedAt}))))::integer as lost
      from ${orders} where ${orders.profileId} = ${profiles.id} and ${orders.livemode} and ${orders.paidAt} is not null) f
    where ${profiles.id} = $1`,
);

/** Of one creator at a moment. */
export async function recount(profileId: string, now: Date): Promise<Recount> {
  const [row] = await statement(HISTORY, [profileId, now.toISOString()]);
  if (!row) throw new Error(`there is no ${profileId}`);
  const { stars, ...sums } = row;
  const rated = stars.filter(isCounted);
  // an order that was completed and is disputed now changes nothing before that is decided
  const trusted = stars.filter((s) =>
    isCounted(s.status === "DISPUTED" && s.closed ? { ...s, status: "COMPLETED" } : s),
  );
  return {
    ...sums,
    starCounts: [1, 2, 3, 4, 5].map((n) => rated.filter(({ rating }) => rating === n).length),
    reviews: weighed(trusted),
  };
}
