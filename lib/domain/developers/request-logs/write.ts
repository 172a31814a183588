import { sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { requestBodies, requestHours, requestLogs, users } from "@/db/schema";
import { names } from "@/db/statements/statement";
import { redactPath } from "@/lib/core/log";
import { HOUR_MS } from "@/lib/core/values/durations";
import { type Kept, type KeptBodies, type KnownTexts, keptBodies, orderOf } from "./bodies";
import type { LoggedRequest } from "./ended-request";
import { hourClass } from "./figures/hour-class";
import { latencyClass, noLatencies } from "./figures/latency";
import { redactQuery } from "./redacting/redact-query";

const MAX_PATH = 500;
const MAX_AGENT = 200;
const MAX_MESSAGE = 500;
const MAX_PARAM = 200;

const l = requestLogs;
const b = requestBodies;
const h = alias(requestHours, "h");

/**
 * Adds rows ($1) to the log, counts ($2) to the hours and bodies ($3 to $9, as `bodyValues` has them) of the accounts that have them kept,
 * all or nothing; nothing either where all of the rows are there already, since the answer to their writing was lost. The hours come
 * sorted, so that two processes lock them in one order. Bodies are arrays: as JSON they would be read twice. A text comes once, however
 * many rows have it: they name its place.
 */
export const WRITE = sql`with logged as (
    insert into ${requestLogs} (${names(l.id, l.ownerId, l.at, l.requestId, l.method, l.path, l.query, l.operation, l.status)},
      ${names(l.errorCode, l.errorMessage, l.errorParam, l.durationMs, l.credentialKind, l.credentialId, l.ip, l.userAgent, l.orderId, l.livemode)})
    select id, owner, to_timestamp(at / 1000.0), request, method, path, query, operation, status, error, message, param, duration,
      kind, credential, ip, agent, about, livemode
    from json_to_recordset($1::text::json) as t(id text, owner text, at bigint, request text, method text, path text,
      query text, operation text, status smallint, error text, message text, param text, duration real, kind text, credential text,
      ip text, agent text, about text, livemode boolean)
    on conflict do nothing returning 1),
  bodied as (
    insert into ${requestBodies} (${names(b.id, b.request, b.requestCut, b.response, b.responseCut)})
    select t.id, ($9::text[])[t.sent], t.shortened = 1, ($9::text[])[t.answered], t.abridged = 1
    from unnest($3::text[], $4::text[], $5::integer[], $6::integer[], $7::integer[], $8::integer[])
      as t(id, account, sent, shortened, answered, abridged)
    join ${users} on ${users.id} = t.account and ${users.logsBodies}
    on conflict do nothing)
  insert into ${requestHours} as ${h}
    (${names(h.ownerId, h.hour, h.statusClass, h.requests, h.latencyCounts, h.livemode)})
  select t.owner, t.hour, t.class, t.requests, t.latencies, t.livemode
  from json_to_recordset($2::text::json)
    as t(owner text, hour bigint, class integer, requests integer, latencies integer[], livemode boolean)
  where exists (select from logged)
  order by t.owner, t.hour, t.class
  on conflict (${names(h.ownerId, h.hour, h.statusClass)}) do update set
    ${names(h.requests)} = ${h.requests} + excluded.${names(h.requests)},
    ${names(h.latencyCounts)} = (select array_agg(coalesce(a, 0) + coalesce(b, 0) order by i)
      from unnest(${h.latencyCounts}, excluded.${names(h.latencyCounts)}) with ordinality as u(a, b, i))`;

export type Hour = {
  owner: string;
  hour: number;
  class: number;
  requests: number;
  latencies: number[];
  livemode: boolean;
};

type Bodies = KeptBodies & { id: string; account: string };

/**
 * A batch as `WRITE` takes it: the rows, their bodies, and the counts per account, hour (UTC) and status class: its own, added to those
 * that were counted before it and not yet written.
 */
export function batchOf(batch: readonly LoggedRequest[], before: readonly Hour[], known: KnownTexts) {
  const hours = new Map(before.map((hour) => [keyOf(hour), { ...hour, latencies: [...hour.latencies] }]));
  const bodies: Bodies[] = [];
  const rows = batch.map((logged) => {
    const { id, held } = logged;
    count(hours, logged);
    const kept = held && keptBodies(held, known);
    if (kept) bodies.push({ id, account: held.userId, ...kept });
    return rowOf(logged, kept);
  });
  return { rows, hours: [...hours.values()], bodies };
}

/** The values `$3` to `$9` of `WRITE`. */
export function bodyValues(bodies: readonly Bodies[]) {
  const texts = [...new Set(bodies.flatMap(({ request, response }) => [request.text, response.text]))];
  const places = new Map(texts.map((text, i) => [text, i + 1]));
  const placeOf = ({ text }: Kept) => places.get(text) ?? 0;
  return [
    bodies.map(({ id }) => id),
    bodies.map(({ account }) => account),
    bodies.map(({ request }) => placeOf(request)),
    bodies.map(({ request }) => Number(request.cut)),
    bodies.map(({ response }) => placeOf(response)),
    bodies.map(({ response }) => Number(response.cut)),
    texts,
  ];
}

function rowOf({ id, ended }: LoggedRequest, kept: KeptBodies | null) {
  return {
    id,
    owner: ended.owner,
    at: ended.at.getTime(),
    request: ended.requestId,
    method: ended.method,
    path: redactPath(ended.path).slice(0, MAX_PATH),
    query: redactQuery(ended.search),
    operation: ended.operation,
    status: ended.status,
    error: ended.refused?.code ?? null,
    message: storable(ended.refused?.message, MAX_MESSAGE),
    param: storable(ended.refused?.param, MAX_PARAM),
    duration: ended.durationMs,
    kind: ended.credentialKind,
    credential: ended.credentialId,
    ip: ended.ip,
    agent: ended.userAgent?.slice(0, MAX_AGENT) ?? null,
    about: orderOf(ended.path, kept),
    livemode: ended.livemode,
  };
}

/** The beginning of a text that a caller chose, as PostgreSQL takes it: halves of a character and U+0000 would fail the whole batch. */
function storable(text: string | null | undefined, most: number): string | null {
  return text?.slice(0, most).replace(/[\0\uD800-\uDFFF]/gu, "\uFFFD") ?? null;
}

function count(hours: Map<string, Hour>, { ended: { owner, livemode, at, status, durationMs } }: LoggedRequest): void {
  const hour = (Math.floor(at.getTime() / HOUR_MS) * HOUR_MS) / 1000;
  const counted = hourClass(status, livemode);
  const key = keyOf({ owner, hour, class: counted });
  let known = hours.get(key);
  if (!known) {
    known = { owner, hour, class: counted, requests: 0, latencies: noLatencies(), livemode };
    hours.set(key, known);
  }
  known.requests++;
  const slot = latencyClass(durationMs);
  known.latencies[slot] = (known.latencies[slot] ?? 0) + 1;
}

function keyOf(hour: Pick<Hour, "owner" | "hour" | "class">): string {
  return `${hour.owner} ${hour.hour} ${hour.class}`;
}
