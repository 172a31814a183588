import { randomUUID } from "node:crypto";
import { LOOP_DEADLINE_SECONDS, statement } from "@/db/client";
import type { RunActor, RunBrief, RunInput } from "@/db/schema";

/** A run that this worker alone may work on until its lease ends. Costs in USDC atomic units. */
export type RunClaim = {
  id: string;
  lease: string;
  profileId: string;
  agentId: string;
  input: RunInput;
  brief: RunBrief;
  actor: RunActor;
  requestId: string;
  costAtomic: number;
  startedAt: Date;
  claims: number;
  /** The end of the lease, as long as it is not renewed. */
  until: Date;
};

// Waiting runs fall due when they are made, runs under way when their lease ends: a worker that died has none.
const CLAIM = `
  update agent_runs r set status = 'RUNNING', lease = $3, due_at = $2::timestamptz, claims = r.claims + 1,
    started_at = coalesce(r.started_at, $1::timestamptz)
  from (
    select id from agent_runs where status in ('QUEUED', 'RUNNING') and due_at <= $1::timestamptz
    order by due_at, id limit $4::int for update skip locked
  ) due
  where r.id = due.id
  returning r.id, r.lease, r.profile_id, r.agent_id, r.input, r.brief, r.actor, r.request_id, r.cost_atomic::float8,
    r.claims, (extract(epoch from r.started_at) * 1000)::float8 as started_ms`;

type Row = {
  id: string;
  lease: string;
  profile_id: string;
  agent_id: string;
  input: RunInput;
  brief: RunBrief;
  actor: RunActor;
  request_id: string;
  cost_atomic: number;
  claims: number;
  started_ms: number;
};

/** Claims up to `limit` runs that wait, or whose worker died. No two callers get the same one. */
export async function claimRuns(now: Date, leaseMs: number, limit: number): Promise<RunClaim[]> {
  const until = new Date(now.getTime() + leaseMs);
  const params = [now.toISOString(), until.toISOString(), randomUUID(), limit];
  const rows = await statement<Row>(CLAIM, params, LOOP_DEADLINE_SECONDS);
  return rows.map((row) => ({
    id: row.id,
    lease: row.lease,
    profileId: row.profile_id,
    agentId: row.agent_id,
    input: row.input,
    brief: row.brief,
    actor: row.actor,
    requestId: row.request_id,
    costAtomic: row.cost_atomic,
    startedAt: new Date(row.started_ms),
    claims: row.claims,
    until,
  }));
}

const NEXT = `select (extract(epoch from min(due_at)) * 1000)::float8 as due_ms
  from agent_runs where status in ('QUEUED', 'RUNNING')`;

/** When the next run falls due, or the next lease ends; null when there is none. */
export async function nextRunDue(): Promise<Date | null> {
  const [row] = await statement<{ due_ms: number | null }>(NEXT, [], LOOP_DEADLINE_SECONDS);
  return typeof row?.due_ms === "number" ? new Date(row.due_ms) : null;
}

const RENEW = `update agent_runs set due_at = $3::timestamptz where id = $1 and lease = $2 and status = 'RUNNING'
  returning cancel_requested_at is not null as canceled`;

/** Holds a run for longer; undefined when it is another worker's by now. Answers whether it is to be canceled. */
export async function renewClaim(claim: RunClaim, until: Date): Promise<{ canceled: boolean } | undefined> {
  const [row] = await statement<{ canceled: boolean }>(RENEW, [claim.id, claim.lease, until.toISOString()]);
  claim.until = until;
  return row;
}

const RELEASE = `with freed as (
    update agent_runs set due_at = $3::timestamptz, claims = claims - 1
    where id = $1 and lease = $2 and status = 'RUNNING' returning id)
  select pg_notify('agent_runs', '') from freed`;

/** Gives a run back between two steps, so that another worker goes on with it at once. */
export async function releaseClaim(claim: RunClaim, now: Date): Promise<void> {
  await statement(RELEASE, [claim.id, claim.lease, now.toISOString()]);
}
