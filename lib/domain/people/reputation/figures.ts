import { sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { intros, orderEvents, orderRefunds, orders, products, profiles, reviews } from "@/db/schema";
import { answering, jsonList, literal } from "@/db/statements/statement";
import { INTRO_ANSWER_HOURS } from "./trust";

/** Of the requests for an introduction the last ones count, so that nobody is judged by an old flood of them for ever. */
const INTROS_COUNTED = literal(100);

const p = alias(profiles, "p");
const o = alias(orders, "o");
const e = alias(orderEvents, "e");
const r = alias(reviews, "r");
const f = alias(orderRefunds, "back");

/** What the kept figures of the creator `$1` are computed from, at the moment `$2`: live rows alone. Of the creator's own purchases nothing counts but a dispute that was lost. */
export const FIGURES = answering(
  {
    verified: p.verified,
    stars: jsonList(
      {
        rating: r.rating,
        ageDays: sql<number>`greatest(0, extract(epoch from $2::timestamptz - ${r.createdAt}) / 86400)`,
        status: o.status,
        ownPurchase: o.ownPurchase,
        closed: sql<boolean>`${o.closedAt} is not null`,
      },
      sql`${reviews} as ${r} join ${orders} as ${o} on ${o.id} = ${r.orderId} where ${r.profileId} = ${p.id} and ${r.livemode}`,
    ),
    fromPriceCents: sql<number | null>`(
      select min(${products.priceCents}) from ${products}
      where ${products.profileId} = ${p.id} and ${products.status} = 'active')`,
    closed: sql<number>`f.closed`,
    completed: sql<number>`f.completed`,
    delivered: sql<number>`f.delivered`,
    punctual: sql<number>`f.punctual`,
    lost: sql<number>`f.lost`,
    intros: sql<number>`i.intros`,
    introsAnswered: sql<number>`i.answered`,
    nextIntroDue: sql<string | null>`i.next_due`,
  },
  (figures) => sql`
    select ${figures} from ${profiles} as ${p}
    cross join lateral (select
      (count(*) filter (where answered is not null or due <= $2::timestamptz))::integer as intros,
      (count(*) filter (where answered <= due))::integer as answered,
      min(due) filter (where answered is null and due > $2::timestamptz) as next_due
      from (
        select ${intros.answeredAt} as answered, ${intros.createdAt} + make_interval(hours => ${literal(INTRO_ANSWER_HOURS)}) as due
        from ${intros} where ${intros.profileId} = ${p.id} and ${intros.livemode} order by ${intros.id} desc limit ${INTROS_COUNTED}) latest) i
    cross join lateral (select
      (count(*) filter (where ${o.closedAt} is not null and ${o.ownPurchase} is null
        and not (${o.awaitsBrief} and ${o.closedAt} >= ${o.paidAt} + interval '14 days')))::integer as closed,
      (count(*) filter (where ${o.ownPurchase} is null
        and (${o.status} = 'COMPLETED' or (${o.status} = 'DISPUTED' and ${o.closedAt} is not null))))::integer as completed,
      (count(*) filter (where ${o.deliveredAt} is not null and ${o.ownPurchase} is null))::integer as delivered,
      (count(*) filter (where ${o.ownPurchase} is null and coalesce((select min(${e.at}) from ${orderEvents} as ${e}
        where ${e.orderId} = ${o.id} and ${e.to} = 'DELIVERED'), ${o.deliveredAt})
          <= coalesce(${o.dueAt}, ${o.paidAt} + make_interval(days => ${o.deliveryDays}))))::integer as punctual,
      (count(*) filter (where ${o.disputedAt} is not null and (${o.processorDispute} = 'lost' or exists (
        select 1 from ${orderRefunds} as ${f} where ${f.orderId} = ${o.id} and ${f.livemode}
          and ${f.reason} in ('operator', 'chargeback') and ${f.createdAt} >= ${o.disputedAt}))))::integer as lost
      from ${orders} as ${o} where ${o.profileId} = ${p.id} and ${o.livemode} and ${o.paidAt} is not null) f
    where ${p.id} = $1`,
);
