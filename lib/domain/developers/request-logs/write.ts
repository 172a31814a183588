import type { LoggedRequest } from "./ended-request";
import { latencyClass, noLatencies } from "./latency";
import { redactQuery } from "./redact-query";

const HOUR_MS = 3_600_000;
const MAX_PATH = 500;
const MAX_AGENT = 200;

/**
 * Adds rows ($1) to the log and counts ($2) to the hours, both or neither. The hours
 * come sorted, so that two processes lock them in one order.
 */
export const WRITE = `with logged as (
    insert into request_logs (id, profile_id, at, request_id, method, path, query, operation, status, error_code, duration_ms,
      credential_kind, credential_id, ip, user_agent, livemode)
    select id, profile_id, to_timestamp(at / 1000.0), request_id, method, path, query, operation, status, error_code, duration_ms,
      credential_kind, credential_id, ip, user_agent, livemode
    from json_to_recordset($1::text::json) as t(id text, profile_id text, at bigint, request_id text, method text, path text,
      query text, operation text, status smallint, error_code text, duration_ms real, credential_kind text, credential_id text,
      ip text, user_agent text, livemode boolean))
  insert into request_hours as h (profile_id, hour, status_class, requests, latency_counts, livemode)
  select t.profile_id, t.hour, t.status_class, t.requests, t.latency_counts, t.livemode
  from json_to_recordset($2::text::json)
    as t(profile_id text, hour bigint, status_class integer, requests integer, latency_counts integer[],
      livemode boolean)
  order by t.profile_id, t.hour, t.status_class
  on conflict (profile_id, hour, status_class) do update set requests = h.requests + excluded.requests,
    latency_counts = (select array_agg(coalesce(a, 0) + coalesce(b, 0) order by i)
      from unnest(h.latency_counts, excluded.latency_counts) with ordinality as u(a, b, i))`;

type Hour = {
  profile_id: string;
  hour: number;
  status_class: number;
  requests: number;
  latency_counts: number[];
  livemode: boolean;
};

/** A batch as `WRITE` takes it: the rows, and their counts per account, hour (UTC) and status class. */
export function batchOf(batch: readonly LoggedRequest[]) {
  const hours = new Map<string, Hour>();
  const rows = batch.map((logged) => {
    count(hours, logged);
    return rowOf(logged);
  });
  return { rows, hours: [...hours.values()] };
}

function rowOf({ id, ended }: LoggedRequest) {
  return {
    id,
    profile_id: ended.owner,
    at: ended.at.getTime(),
    request_id: ended.requestId,
    method: ended.method,
    path: ended.path.slice(0, MAX_PATH),
    query: redactQuery(ended.search),
    operation: ended.operation,
    status: ended.status,
    error_code: ended.errorCode,
    duration_ms: ended.durationMs,
    credential_kind: ended.credentialKind,
    credential_id: ended.credentialId,
    ip: ended.ip,
    user_agent: ended.userAgent?.slice(0, MAX_AGENT) ?? null,
    livemode: ended.livemode,
  };
}

function count(hours: Map<string, Hour>, { ended: { owner, livemode, at, status, durationMs } }: LoggedRequest): void {
  const hour = (Math.floor(at.getTime() / HOUR_MS) * HOUR_MS) / 1000;
  const status_class = Math.floor(status / 100);
  const key = `${owner} ${hour} ${status_class} ${livemode}`;
  let known = hours.get(key);
  if (!known) {
    known = { profile_id: owner, hour, status_class, requests: 0, latency_counts: noLatencies(), livemode };
    hours.set(key, known);
  }
  known.requests++;
  const slot = latencyClass(durationMs);
  known.latency_counts[slot] = (known.latency_counts[slot] ?? 0) + 1;
}
