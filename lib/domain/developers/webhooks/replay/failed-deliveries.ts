import { type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { deliveries } from "@/db/schema";
import { type Fields, listOf, literal } from "@/db/statements/statement";
import { d } from "../delivery-state";

const n = alias(deliveries, "n");

/**
 * SQL of the deliveries of endpoint $1 after id $2 that were created from $3 to before $4 and failed, at most $5, in the order of
 * their ids (`id` is one of `fields`); without tests, and without events that have arrived or are on their way by another delivery:
 * what was recovered once stays failed, and would take the place of what was not. Each state walks its own stretch of the index.
 */
export function failedDeliveries(fields: { id: typeof d.id } & Fields): SQL {
  const of = (state: string) => sql`
    (select ${listOf(fields)} from ${deliveries} as ${d}
     where ${d.endpointId} = $1 and ${d.state} = ${literal(state)} and ${d.id} > $2::text
       and ${d.createdAt} >= $3::timestamptz and ${d.createdAt} < $4::timestamptz and ${d.trigger} <> 'test'
       and not exists (
         select from ${deliveries} as ${n} where ${n.eventId} = ${d.eventId} and ${n.endpointId} = $1
         and ${n.state} in ('PENDING', 'ATTEMPTING', 'SUCCEEDED'))
     order by ${d.id} limit $5::int)`;
  return sql`select * from (${of("DEAD_LETTER")} union all ${of("SKIPPED")}) both_states order by id limit $5::int`;
}
