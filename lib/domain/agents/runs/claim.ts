import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { LOOP_DEADLINE_SECONDS, statement } from "@/db/client";
import { agentRuns, type RunActor, type RunBrief, type RunInput } from "@/db/schema";
import { answering, names } from "@/db/statements/statement";

/** A run that this worker alone may work on until its lease ends. Costs in USDC atomic units. */
export type RunClaim = {
  id: string;
  lease: string;
  ownerId: string;
  agentId: string;
  input: RunInput;
  brief: RunBrief;
  actor: RunActor;
  livemode: boolean;
  requestId: string;
  costAtomic: number;
  startedAt: Date;
  claims: number;
  /** Its steps on record. */
  stepCount: number;
  /** Whether somebody has asked to cancel it, as of its last look at the record. */
  canceled: boolean;
  /** The approval whose answer is not on record yet, and since when it is waited for. */
  waitsFor: string | null;
  waitsSince: Date | null;
  /** How long the run has waited for people so far, in milliseconds. */
  waitedMs: number;
  /** The end of the lease, as long as it is not renewed. */
  until: Date;
};

const r = alias(agentRuns, "r");

/** Runs that wait or are under way. */
const OPEN = sql`${agentRuns.status} in ('QUEUED', 'RUNNING')`;
/** The run `$1`, as long as it is held under the lease `$2`. */
export const HELD = sql`${agentRuns.id} = $1 and ${agentRuns.lease} = $2 and ${agentRuns.status} = 'RUNNING'`;

/** Whether somebody has asked to cancel a run. */
export const canceledOf = (run: typeof agentRuns | typeof r) => sql<boolean>`${run.cancelRequestedAt} is not null`;

// Waiting runs fall due when they are made, runs under way when their lease ends: a worker that died has none.
const CLAIM = answering(
  {
    id: r.id,
    lease: sql<string>`${r.lease}`,
    ownerId: r.ownerId,
    agentId: r.agentId,
    input: r.input,
    brief: r.brief,
    actor: r.actor,
    livemode: r.livemode,
    requestId: r.requestId,
    costAtomic: sql<number>`${r.costAtomic}::float8`,
    claims: r.claims,
    stepCount: r.stepCount,
    canceled: canceledOf(r),
    waitsFor: r.waitsFor,
    waitsSinceMs: sql<number | null>`(extract(epoch from ${r.waitsSince}) * 1000)::float8`,
    waitedMs: sql<number>`${r.waitedMs}::float8`,
    startedMs: sql<number>`(extract(epoch from ${r.startedAt}) * 1000)::float8`,
  },
  (claimed) => sql`
    update ${agentRuns} as ${r} set ${names(r.status)} = 'RUNNING', ${names(r.lease)} = $3, ${names(r.dueAt)} = $2::timestamptz,
      ${names(r.claims)} = ${r.claims} + 1, ${names(r.startedAt)} = coalesce(${r.startedAt}, $1::timestamptz)
    from (
      select ${agentRuns.id} as id from ${agentRuns} where ${OPEN} and ${agentRuns.dueAt} <= $1::timestamptz
      order by ${agentRuns.dueAt}, ${agentRuns.id} limit $4::int for update skip locked
    ) due
    where ${r.id} = due.id
    returning ${claimed}`,
);

/** Claims up to `limit` runs of either mode that wait, or whose worker died. No two callers get the same one. */
export async function claimRuns(now: Date, leaseMs: number, limit: number): Promise<RunClaim[]> {
  const until = new Date(now.getTime() + leaseMs);
  const params = [now.toISOString(), until.toISOString(), randomUUID(), limit];
  const rows = await statement(CLAIM, params, LOOP_DEADLINE_SECONDS);
  return rows.map(({ startedMs, waitsSinceMs, ...row }) => ({
    ...row,
    startedAt: new Date(startedMs),
    waitsSince: waitsSinceMs === null ? null : new Date(waitsSinceMs),
    until,
  }));
}

const NEXT = answering(
  { dueMs: sql<number | null>`(extract(epoch from min(${agentRuns.dueAt})) * 1000)::float8` },
  (next) => sql`select ${next} from ${agentRuns} where ${OPEN}`,
);

/** When the next run falls due, or the next lease ends; null when there is none. */
export async function nextRunDue(): Promise<Date | null> {
  const [row] = await statement(NEXT, [], LOOP_DEADLINE_SECONDS);
  return typeof row?.dueMs === "number" ? new Date(row.dueMs) : null;
}

const RENEW = answering(
  { canceled: canceledOf(agentRuns) },
  (held) => sql`update ${agentRuns} set ${names(agentRuns.dueAt)} = $3::timestamptz where ${HELD} returning ${held}`,
);

/** Holds a run for longer; false when it is another worker's by now. */
export async function renewClaim(claim: RunClaim, until: Date): Promise<boolean> {
  const [row] = await statement(RENEW, [claim.id, claim.lease, until.toISOString()]);
  Object.assign(claim, { until, ...row });
  return row !== undefined;
}

const RELEASE = sql`with freed as (
    update ${agentRuns} set ${names(agentRuns.dueAt)} = $3::timestamptz, ${names(agentRuns.claims)} = ${agentRuns.claims} - 1
    where ${HELD} returning 1)
  select pg_notify('agent_runs', '') from freed`;

/** Gives a run back between two steps, so that another worker goes on with it at once. */
export async function releaseClaim(claim: RunClaim, now: Date): Promise<void> {
  await statement(RELEASE, [claim.id, claim.lease, now.toISOString()]);
}
