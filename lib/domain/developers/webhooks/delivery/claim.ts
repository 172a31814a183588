import { randomUUID } from "node:crypto";
import { LOOP_DEADLINE_SECONDS, statement } from "@/db/client";
import { UNLEASED, WAITING } from "../delivery-state";

/** A delivery that this process alone may attempt until its lease ends. `secrets` and the owner's headers are sealed. */
export type ClaimedDelivery = {
  id: string;
  lease: string;
  eventId: string;
  type: string;
  payload: string;
  attempts: number;
  firstAttemptAt: Date | null;
  endpointId: string;
  url: string;
  secrets: Buffer[];
  sealedHeaders: Buffer | null;
};

export type ClaimOptions = {
  now: Date;
  leaseMs: number;
  limit: number;
  /** The most deliveries that one endpoint may have at this process at once. */
  perEndpoint: number;
  /** How many it has now, by endpoint id. */
  held: ReadonlyMap<string, number>;
  /** The endpoint that the claim before ended at (`last`); "" at first. */
  after: string;
};

/**
 * `taken` counts the rows that were due, also those that turned out to be of a disabled endpoint and are SKIPPED now.
 */
export type Claim = { deliveries: ClaimedDelivery[]; taken: number; last: string };

// `walk` visits each endpoint that has work, once around from the one after $5, by one index probe each: a backlog of
// one endpoint costs the others nothing, and everyone's turn comes. It is evaluated only as far as `picked` asks. What is
// leased stays in the index and is stepped over: of an endpoint it is never more than its few places at each process.
export const CLAIM = `
  with recursive walk (endpoint_id, due_at, wrapped) as (
    select $5::text, null::timestamptz, false
    union all
    select next.* from walk cross join lateral (
      (select d.endpoint_id, d.due_at, walk.wrapped from deliveries d
       where ${WAITING} and d.endpoint_id > walk.endpoint_id and (not walk.wrapped or d.endpoint_id <= $5)
       order by d.endpoint_id, d.due_at limit 1)
      union all
      (select d.endpoint_id, d.due_at, true from deliveries d
       where ${WAITING} and not walk.wrapped and d.endpoint_id <= $5
       order by d.endpoint_id, d.due_at limit 1)
      limit 1
    ) next
  ),
  ready as (
    select endpoint_id, $4::int - coalesce(($6::jsonb ->> endpoint_id)::int, 0) as room
    from walk where due_at <= $1::timestamptz and $4::int > coalesce(($6::jsonb ->> endpoint_id)::int, 0)
  ),
  picked as materialized (
    select id, row_number() over () as turn
    from ready cross join lateral (
      select d.id from deliveries d
      where d.endpoint_id = ready.endpoint_id and ${WAITING} and d.due_at <= $1::timestamptz and ${UNLEASED}
      order by d.due_at, d.id limit ready.room for no key update skip locked
    ) due
    limit $2::int
  )
  update deliveries d set
    state = case e.status when 'enabled' then d.state else 'SKIPPED' end,
    lease = case e.status when 'enabled' then $7 end,
    lease_until = case e.status when 'enabled' then $3::timestamptz end,
    completed_at = case e.status when 'disabled' then $1::timestamptz end
  from picked, webhook_endpoints e, events v
  where d.id = picked.id and e.id = d.endpoint_id and v.id = d.event_id
  returning picked.turn::int, d.id, d.lease, d.event_id, d.attempts, d.endpoint_id,
    v.type, v.payload, e.url, e.sealed_secret, e.sealed_headers,
    case when e.previous_secret_until > $1::timestamptz then e.previous_sealed_secret end as previous_sealed_secret,
    case when e.older_secret_until > $1::timestamptz then e.older_sealed_secret end as older_sealed_secret,
    (extract(epoch from d.first_attempt_at) * 1000)::float8 as first_attempt_ms`;

type Row = {
  turn: number;
  id: string;
  lease: string | null;
  event_id: string;
  attempts: number;
  endpoint_id: string;
  type: string;
  payload: string;
  url: string;
  sealed_secret: Buffer;
  previous_sealed_secret: Buffer | null;
  older_sealed_secret: Buffer | null;
  sealed_headers: Buffer | null;
  first_attempt_ms: number | null;
};

/**
 * Claims up to `limit` deliveries that are due, or whose lease has lapsed with a worker that died. No two callers get
 * the same row; each endpoint gets at most its room and all take turns. They are ATTEMPTING until the lease ends or a
 * result is recorded.
 */
export async function claimDeliveries(options: ClaimOptions): Promise<Claim> {
  const { now, leaseMs, limit, perEndpoint, held, after } = options;
  const leaseEnds = new Date(now.getTime() + leaseMs).toISOString();
  const heldJson = JSON.stringify(Object.fromEntries(held));
  const params = [now.toISOString(), limit, leaseEnds, perEndpoint, after, heldJson, randomUUID()];
  const rows = await statement<Row>(CLAIM, params, LOOP_DEADLINE_SECONDS);
  rows.sort((a, b) => a.turn - b.turn);
  return {
    deliveries: rows.flatMap((row) => (row.lease === null ? [] : [claimed(row, row.lease)])),
    taken: rows.length,
    last: rows.at(-1)?.endpoint_id ?? after,
  };
}

function claimed(row: Row, lease: string): ClaimedDelivery {
  return {
    id: row.id,
    lease,
    eventId: row.event_id,
    type: row.type,
    payload: row.payload,
    attempts: row.attempts,
    firstAttemptAt: row.first_attempt_ms === null ? null : new Date(row.first_attempt_ms),
    endpointId: row.endpoint_id,
    url: row.url,
    secrets: [row.sealed_secret, row.previous_sealed_secret, row.older_sealed_secret].filter((one) => one !== null),
    sealedHeaders: row.sealed_headers,
  };
}

export const NEXT_DUE = `
  with recursive walk (endpoint_id, due_at) as (
    (select d.endpoint_id, d.due_at from deliveries d where ${WAITING} order by d.endpoint_id, d.due_at limit 1)
    union all
    select next.* from walk cross join lateral (
      select d.endpoint_id, d.due_at from deliveries d where ${WAITING} and d.endpoint_id > walk.endpoint_id
      order by d.endpoint_id, d.due_at limit 1
    ) next
  )
  select (extract(epoch from min(free.due_at)) * 1000)::float8 as due_ms
  from walk cross join lateral (
    select d.due_at from deliveries d where d.endpoint_id = walk.endpoint_id and ${WAITING} and ${UNLEASED}
    order by d.due_at limit 1
  ) free
  where walk.endpoint_id <> all ($2::text[])`;

/**
 * When the next delivery that nobody has claimed falls due at an endpoint that has room; null when there is none. A lease that lapses
 * with its worker is no news: the next look finds it.
 */
export async function nextDelivery(now: Date, fullEndpoints: string[]): Promise<Date | null> {
  const params = [now.toISOString(), fullEndpoints];
  const [row] = await statement<{ due_ms: number | null }>(NEXT_DUE, params, LOOP_DEADLINE_SECONDS);
  return typeof row?.due_ms === "number" ? new Date(row.due_ms) : null;
}
