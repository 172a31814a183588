import { type Column, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { orders } from "@/db/schema";
import { jsonObject } from "@/db/statements/statement";

/** `profiles`, or an alias of it. */
type Profiles = Record<"id" | "takesOrders" | "maxOpenOrders" | "nextFreeOn", Column>;

const o = alias(orders, "open_order");

/** The orders at which a creator works: bounded by what is open, `orders_at_work`. */
const atWork = ({ id }: Profiles) => sql`from ${orders} as ${o}
  where ${o.profileId} = ${id} and ${o.livemode} and ${o.status} in ('PAID', 'REVISION_REQUESTED')`;

/**
 * What `viewAvailability` reads of a profile, as one JSON value: in statements whose rows have a creator. The days on which the work is
 * due are read of those alone who take a number of orders, or none.
 */
export function availabilityOf(p: Profiles): SQL<AvailabilityRow> {
  const read: Record<keyof AvailabilityRow, Column | SQL> = {
    takes: p.takesOrders,
    most: p.maxOpenOrders,
    free: p.nextFreeOn,
    due: sql<string[] | null>`case when ${p.maxOpenOrders} is not null or not ${p.takesOrders} then (
      select coalesce(json_agg(work.day order by work.day), '[]'::json) from (
        select to_char(coalesce(${o.dueAt}, ${o.paidAt} + make_interval(days => ${o.deliveryDays})) at time zone 'UTC', 'YYYY-MM-DD') as day
        ${atWork(p)}) work) end`,
  };
  return jsonObject(read) as SQL<AvailabilityRow>;
}

/**
 * Whether a creator takes new orders on the day `today` (SQL of a date), as a condition: columns of the row, and for those who take a
 * number of orders one look at `orders_at_work`. For filters of searches.
 */
export function isAvailable(p: Profiles, today: SQL): SQL<boolean> {
  return sql<boolean>`((${p.takesOrders} or ${p.nextFreeOn} <= ${today})
    and (${p.maxOpenOrders} is null or (select count(*) ${atWork(p)}) < ${p.maxOpenOrders}))`;
}

export type AvailabilityRow = {
  takes: boolean;
  most: number | null;
  free: string | null;
  /** The days on which the orders at work are due, soonest first; null where nobody needs them. */
  due: string[] | null;
};
