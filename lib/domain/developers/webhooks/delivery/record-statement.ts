import { noLatencies } from "@/lib/domain/developers/request-logs/latency";

const LATENCY_COUNTS = noLatencies().map((_, i) => `count(*) filter (where latency_class = ${i})`);

// One statement for the batch. A result whose lease was lost is ignored as a whole. Dead letters count from the
// endpoint's last success on; endpoints are locked in one order, so that two workers cannot block each other.
export const RECORD = `
  with result as (
    select * from unnest(
      $2::text[], $3::text[], $4::text[], $5::text[], $6::text[],
      $7::int[], $8::int[], $9::text[], $10::text[], $11::text[], $12::text[], $13::text[], $14::text[], $15::int[]
    ) with ordinality as r (
      delivery_id, lease, state, due_at, started_at, latency_ms, status, error, headers, body, url, signature, sealed_headers,
      latency_class, position
    )
  ),
  settled as (
    update deliveries d set
      state = r.state::delivery_state,
      attempts = d.attempts + 1,
      first_attempt_at = coalesce(d.first_attempt_at, r.started_at::timestamptz),
      due_at = coalesce(r.due_at::timestamptz, d.due_at),
      completed_at = case when r.due_at is null then r.started_at::timestamptz + r.latency_ms * interval '1 ms' end,
      lease = null,
      lease_until = null
    from result r where d.id = r.delivery_id and d.lease = r.lease
    returning d.endpoint_id, d.attempts, r.*
  ),
  attempt as (
    insert into delivery_attempts
      (id, delivery_id, number, url, signature, sealed_headers, started_at, latency_ms, status, error, response_headers,
        response_body)
    select $1::text || lpad(to_hex(position), 4, '0'), delivery_id, attempts, url, signature, decode(sealed_headers, 'hex'),
      started_at::timestamptz, latency_ms, status, error, headers::jsonb, body
    from settled
  ),
  counted as (
    insert into endpoint_hours as h (endpoint_id, hour, attempts, succeeded, dead_letters, latency_counts)
    select endpoint_id, floor(extract(epoch from started_at::timestamptz) / 3600)::bigint * 3600 as hour, count(*),
      count(*) filter (where state = 'SUCCEEDED'), count(*) filter (where state = 'DEAD_LETTER'),
      array[${LATENCY_COUNTS}]
    from settled group by 1, 2 order by 1, 2
    on conflict (endpoint_id, hour) do update set
      attempts = h.attempts + excluded.attempts,
      succeeded = h.succeeded + excluded.succeeded,
      dead_letters = h.dead_letters + excluded.dead_letters,
      latency_counts = (select array_agg(a + b order by i)
        from unnest(h.latency_counts, excluded.latency_counts) with ordinality as u(a, b, i))
  ),
  tally as (
    select endpoint_id, bool_or(state = 'SUCCEEDED') as succeeded,
      count(*) filter (where state = 'DEAD_LETTER' and position > last_success)::int as dead
    from (
      select *,
        coalesce(max(position) filter (where state = 'SUCCEEDED') over (partition by endpoint_id), 0) as last_success
      from settled
    ) s
    group by endpoint_id
  ),
  changed as (
    select e.id, t.succeeded, t.dead from webhook_endpoints e join tally t on t.endpoint_id = e.id
    where t.dead > 0 or (t.succeeded and e.consecutive_dead_letters > 0)
    order by e.id for no key update of e
  )
  update webhook_endpoints e
  set consecutive_dead_letters = case when c.succeeded then 0 else e.consecutive_dead_letters end + c.dead
  from changed c where e.id = c.id
  returning e.id, e.consecutive_dead_letters as count, e.consecutive_dead_letters - c.dead as before`;
