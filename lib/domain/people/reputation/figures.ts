import { type Column, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { intros, orderRefunds, orders, products, profiles, reputationSums, WEIGHED_AT } from "@/db/schema";
import { answering, literal } from "@/db/statements/statement";
import { HALF_LIFE_DAYS, INTRO_ANSWER_HOURS } from "./trust";

/** Of the requests for an introduction the last ones count, so that nobody is judged by an old flood of them for ever. */
const INTROS_COUNTED = literal(100);

const p = alias(profiles, "p");
const o = alias(orders, "o");
const s = alias(reputationSums, "s");
const f = alias(orderRefunds, "back");

/** What a weight as it is kept has come to at the moment `$2`: all of them halve alike. */
const weighed = (kept: Column) => sql<number>`(coalesce(${kept}, 0)::double precision
  * power(0.5::double precision, extract(epoch from $2::timestamptz - ${literal(WEIGHED_AT)}::timestamptz)::double precision / ${literal(HALF_LIFE_DAYS * 86_400)}))`;
const orNone = (sum: Column) => sql<number>`coalesce(${sum}, 0)`;

/**
 * What the kept figures of the creator `$1` are computed from, at the moment `$2`: live rows alone, by the sums that are kept of orders and
 * reviews. Read one by one are disputed orders alone, of which nobody has many. Of the creator's own purchases nothing counts but a dispute that was lost.
 */
export const FIGURES = answering(
  {
    verified: p.verified,
    starCounts: sql<
      number[]
    >`array[${sql.join([s.stars1, s.stars2, s.stars3, s.stars4, s.stars5].map(orNone), sql`, `)}]`,
    reviewCount: orNone(s.weighed),
    weight: weighed(s.weight),
    weightedStars: weighed(s.weightedStars),
    fromPriceCents: sql<number | null>`(
      select min(${products.priceCents}) from ${products}
      where ${products.profileId} = ${p.id} and ${products.status} = 'active')`,
    closed: orNone(s.closed),
    completed: orNone(s.completed),
    delivered: orNone(s.delivered),
    punctual: orNone(s.punctual),
    lost: sql<number>`f.lost`,
    intros: sql<number>`i.intros`,
    introsAnswered: sql<number>`i.answered`,
    nextIntroDue: sql<string | null>`i.next_due`,
  },
  (figures) => sql`
    select ${figures} from ${profiles} as ${p}
    left join ${reputationSums} as ${s} on ${s.profileId} = ${p.id}
    cross join lateral (select
      (count(*) filter (where answered is not null or due <= $2::timestamptz))::integer as intros,
      (count(*) filter (where answered <= due))::integer as answered,
      min(due) filter (where answered is null and due > $2::timestamptz) as next_due
      from (
        select ${intros.answeredAt} as answered, ${intros.createdAt} + make_interval(hours => ${literal(INTRO_ANSWER_HOURS)}) as due
        from ${intros} where ${intros.profileId} = ${p.id} and ${intros.livemode} order by ${intros.id} desc limit ${INTROS_COUNTED}) latest) i
    cross join lateral (select count(*)::integer as lost
      from ${orders} as ${o} where ${o.profileId} = ${p.id} and ${o.disputedAt} is not null and ${o.livemode} and ${o.paidAt} is not null
      and (${o.processorDispute} = 'lost' or exists (
        select 1 from ${orderRefunds} as ${f} where ${f.orderId} = ${o.id} and ${f.livemode}
          and ${f.reason} in ('operator', 'chargeback') and ${f.createdAt} >= ${o.disputedAt}))) f
    where ${p.id} = $1`,
);
