import { type Column, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { deliveries, deliveryAttempts, endpointHours, webhookEndpoints } from "@/db/schema";
import { answering, names } from "@/db/statements/statement";
import { noLatencies } from "@/lib/domain/developers/request-logs/figures/latency";

const d = alias(deliveries, "d");
const e = alias(webhookEndpoints, "e");
const h = alias(endpointHours, "h");
const a = deliveryAttempts;

const LATENCY_COUNTS = sql.raw(`${noLatencies().map((_, i) => `count(*) filter (where latency_class = ${i})`)}`);

/** The same column of the row that was to be inserted, added to the one that is there. */
const plus = (column: Column) => sql`${names(column)} = ${column} + excluded.${names(column)}`;

// One statement for the batch. A result whose lease was lost is ignored as a whole. Dead letters count from the
// endpoint's last success on; endpoints are locked in one order, so that two workers cannot block each other.
export const RECORD = answering(
  {
    id: e.id,
    count: e.consecutiveDeadLetters,
    before: sql<number>`${e.consecutiveDeadLetters} - c.dead`,
  },
  (counts) => sql`
  with result as (
    select * from unnest(
      $2::text[], $3::text[], $4::text[], $5::text[], $6::text[],
      $7::int[], $8::int[], $9::text[], $10::text[], $11::text[], $12::text[], $13::text[], $14::text[], $15::int[]
    ) with ordinality as r (
      delivery, lease, state, due, started, latency, status, error, headers, body, url, signature, own_headers,
      latency_class, position
    )
  ),
  settled as (
    update ${deliveries} as ${d} set
      ${names(d.state)} = r.state::delivery_state,
      ${names(d.attempts)} = ${d.attempts} + 1,
      ${names(d.firstAttemptAt)} = coalesce(${d.firstAttemptAt}, r.started::timestamptz),
      ${names(d.dueAt)} = coalesce(r.due::timestamptz, ${d.dueAt}),
      ${names(d.completedAt)} = case when r.due is null then r.started::timestamptz + r.latency * interval '1 ms' end,
      ${names(d.lease)} = null,
      ${names(d.leaseUntil)} = null
    from result r where ${d.id} = r.delivery and ${d.lease} = r.lease
    returning ${d.endpointId} as endpoint, ${d.attempts} as number, r.*
  ),
  attempt as (
    insert into ${deliveryAttempts} (${names(a.id, a.deliveryId, a.number, a.url, a.signature, a.sealedHeaders, a.startedAt)},
      ${names(a.latencyMs, a.status, a.error, a.responseHeaders, a.responseBody)})
    select $1::text || lpad(to_hex(position), 4, '0'), delivery, number, url, signature, decode(own_headers, 'hex'),
      started::timestamptz, latency, status, error, headers::jsonb, body
    from settled
  ),
  counted as (
    insert into ${endpointHours} as ${h}
      (${names(h.endpointId, h.hour, h.attempts, h.succeeded, h.deadLetters, h.latencyCounts)})
    select endpoint, floor(extract(epoch from started::timestamptz) / 3600)::bigint * 3600 as hour, count(*),
      count(*) filter (where state = 'SUCCEEDED'), count(*) filter (where state = 'DEAD_LETTER'),
      array[${LATENCY_COUNTS}]
    from settled group by 1, 2 order by 1, 2
    on conflict (${names(h.endpointId, h.hour)}) do update set
      ${plus(h.attempts)}, ${plus(h.succeeded)}, ${plus(h.deadLetters)},
      ${names(h.latencyCounts)} = (select array_agg(a + b order by i)
        from unnest(${h.latencyCounts}, excluded.${names(h.latencyCounts)}) with ordinality as u(a, b, i))
  ),
  tally as (
    select endpoint, bool_or(state = 'SUCCEEDED') as succeeded,
      count(*) filter (where state = 'DEAD_LETTER' and position > last_success)::int as dead
    from (
      select *,
        coalesce(max(position) filter (where state = 'SUCCEEDED') over (partition by endpoint), 0) as last_success
      from settled
    ) s
    group by endpoint
  ),
  changed as (
    select ${e.id}, t.succeeded, t.dead from ${webhookEndpoints} as ${e} join tally t on t.endpoint = ${e.id}
    where t.dead > 0 or (t.succeeded and ${e.consecutiveDeadLetters} > 0)
    order by ${e.id} for no key update of ${e}
  )
  update ${webhookEndpoints} as ${e}
  set ${names(e.consecutiveDeadLetters)} = case when c.succeeded then 0 else ${e.consecutiveDeadLetters} end + c.dead
  from changed c where ${e.id} = c.id
  returning ${counts}`,
);
