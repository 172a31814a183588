import { randomUUID } from "node:crypto";
import { type Column, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { LOOP_DEADLINE_SECONDS, statement } from "@/db/client";
import { deliveries, events, oauthGrants, webhookEndpoints } from "@/db/schema";
import { answering, names, type RowOf } from "@/db/statements/statement";
import { d, UNLEASED, WAITING } from "../delivery-state";
import { accountOf, g, hears } from "../events/app-grants";
import { forApp } from "../events/envelope";
import { bodiesWithoutWithheld } from "../events/withheld";

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
 * `taken` counts the rows that were due, also those that turned out to be of a disabled endpoint, or of an app that was shut out, and are SKIPPED now.
 */
export type Claim = { deliveries: ClaimedDelivery[]; taken: number; last: string };

const e = alias(webhookEndpoints, "e");
const v = alias(events, "v");

/** A secret that was replaced, until its time is over. */
const stillGood = (until: Column, secret: Column) =>
  sql<Buffer | null>`case when ${until} > $1::timestamptz then ${secret} end`;

/**
 * Whether a delivery may be sent now: at an app's endpoint only while whose event it is has let the app in, so that what waited when they
 * ended it is not sent. Nor is what has outlived its event.
 */
const OPEN = sql`(${e.status} = 'enabled' and ${v.id} is not null and (${e.appId} is null or ${d.trigger} = 'test' or exists (
  select from ${oauthGrants} as ${g} where ${g.clientId} = ${e.appId} and ${g.userId} = ${accountOf(sql`${v.ownerId}`)}
    and ${hears(sql`${d.eventType}`, sql`$1::timestamptz`)})))`;

// `walk` visits each endpoint that has work, once around from the one after $5, by one index probe each: a backlog of
// one endpoint costs the others nothing, and everyone's turn comes. It is evaluated only as far as `picked` asks. What is
// leased stays in the index and is stepped over: of an endpoint it is never more than its few places at each process.
export const CLAIM = answering(
  {
    turn: sql<number>`picked.turn::int`,
    id: d.id,
    lease: d.lease,
    eventId: d.eventId,
    attempts: d.attempts,
    endpointId: d.endpointId,
    type: v.type,
    payload: v.payload,
    creator: sql<string | null>`case when ${e.appId} is not null then ${v.ownerId} end`,
    url: e.url,
    secret: e.sealedSecret,
    previousSecret: stillGood(e.previousSecretUntil, e.previousSealedSecret),
    olderSecret: stillGood(e.olderSecretUntil, e.olderSealedSecret),
    sealedHeaders: e.sealedHeaders,
    firstAttemptMs: sql<number | null>`(extract(epoch from ${d.firstAttemptAt}) * 1000)::float8`,
  },
  (claimed) => sql`
    with recursive walk (endpoint, due, wrapped) as (
      select $5::text, null::timestamptz, false
      union all
      select next.* from walk cross join lateral (
        (select ${d.endpointId}, ${d.dueAt}, walk.wrapped from ${deliveries} as ${d}
         where ${WAITING} and ${d.endpointId} > walk.endpoint and (not walk.wrapped or ${d.endpointId} <= $5)
         order by ${d.endpointId}, ${d.dueAt} limit 1)
        union all
        (select ${d.endpointId}, ${d.dueAt}, true from ${deliveries} as ${d}
         where ${WAITING} and not walk.wrapped and ${d.endpointId} <= $5
         order by ${d.endpointId}, ${d.dueAt} limit 1)
        limit 1
      ) next
    ),
    ready as (
      select endpoint, $4::int - coalesce(($6::jsonb ->> endpoint)::int, 0) as room
      from walk where due <= $1::timestamptz and $4::int > coalesce(($6::jsonb ->> endpoint)::int, 0)
    ),
    picked as materialized (
      select due.*, row_number() over () as turn
      from ready cross join lateral (
        select ${d.id}, ${d.eventId} as event from ${deliveries} as ${d}
        where ${d.endpointId} = ready.endpoint and ${WAITING} and ${d.dueAt} <= $1::timestamptz and ${UNLEASED}
        order by ${d.dueAt}, ${d.id} limit ready.room for no key update skip locked
      ) due
      limit $2::int
    )
    update ${deliveries} as ${d} set
      ${names(d.state)} = case when ${OPEN} then ${d.state} else 'SKIPPED' end,
      ${names(d.lease)} = case when ${OPEN} then $7 end,
      ${names(d.leaseUntil)} = case when ${OPEN} then $3::timestamptz end,
      ${names(d.completedAt)} = case when not ${OPEN} then $1::timestamptz end
    from picked left join ${events} as ${v} on ${v.id} = picked.event, ${webhookEndpoints} as ${e}
    where ${d.id} = picked.id and ${e.id} = ${d.endpointId}
    returning ${claimed}`,
);
type Row = RowOf<typeof CLAIM>;

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
  const rows = await statement(CLAIM, params, LOOP_DEADLINE_SECONDS);
  rows.sort((a, b) => a.turn - b.turn);
  const told = await bodiesWithoutWithheld(rows);
  return {
    deliveries: told.flatMap((row) => (row.lease === null ? [] : [claimed(row, row.lease)])),
    taken: rows.length,
    last: rows.at(-1)?.endpointId ?? after,
  };
}

function claimed(row: Row, lease: string): ClaimedDelivery {
  const { turn: _turn, secret, previousSecret, olderSecret, firstAttemptMs, payload, creator, ...delivery } = row;
  return {
    ...delivery,
    payload: creator === null ? payload : forApp(payload, creator),
    lease,
    firstAttemptAt: firstAttemptMs === null ? null : new Date(firstAttemptMs),
    secrets: [secret, previousSecret, olderSecret].filter((one) => one !== null),
  };
}

export const NEXT_DUE = answering(
  { dueMs: sql<number | null>`(extract(epoch from min(free.due)) * 1000)::float8` },
  (next) => sql`
    with recursive walk (endpoint, due) as (
      (select ${d.endpointId}, ${d.dueAt} from ${deliveries} as ${d} where ${WAITING}
       order by ${d.endpointId}, ${d.dueAt} limit 1)
      union all
      select next.* from walk cross join lateral (
        select ${d.endpointId}, ${d.dueAt} from ${deliveries} as ${d} where ${WAITING} and ${d.endpointId} > walk.endpoint
        order by ${d.endpointId}, ${d.dueAt} limit 1
      ) next
    )
    select ${next}
    from walk cross join lateral (
      select ${d.dueAt} as due from ${deliveries} as ${d} where ${d.endpointId} = walk.endpoint and ${WAITING} and ${UNLEASED}
      order by ${d.dueAt} limit 1
    ) free
    where walk.endpoint <> all ($2::text[])`,
);

/**
 * When the next delivery that nobody has claimed falls due at an endpoint that has room; null when there is none. A lease that lapses
 * with its worker is no news: the next look finds it.
 */
export async function nextDelivery(now: Date, fullEndpoints: string[]): Promise<Date | null> {
  const params = [now.toISOString(), fullEndpoints];
  const [row] = await statement(NEXT_DUE, params, LOOP_DEADLINE_SECONDS);
  return typeof row?.dueMs === "number" ? new Date(row.dueMs) : null;
}
