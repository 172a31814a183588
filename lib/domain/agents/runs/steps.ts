import { sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { statement, statementIn, type Transaction } from "@/db/client";
import { agentRunSteps, agentRuns } from "@/db/schema";
import { answering, names } from "@/db/statements/statement";
import type { StepRow } from "@/lib/domain/agents/saved/view";
import { canceledOf, HELD, type RunClaim } from "./claim";

/** A tool call that is about to be made. `costAtomic` in USDC atomic units. */
export type NewStep = { n: number; tool: string; arguments: Record<string, unknown>; why: string; costAtomic: number };

/** What came of it: `text` is what a model reads of it, or what went wrong. */
export type StepEnd = { state: "DONE" | "FAILED"; result: unknown; text: string; durationMs: number };

const s = alias(agentRunSteps, "s");

const LOCK = sql`select ${agentRuns.id} from ${agentRuns} where ${HELD} for no key update`;

const START = sql`
  with held as (
    update ${agentRuns} set ${names(agentRuns.stepCount)} = $3::smallint,
      ${names(agentRuns.costAtomic)} = ${agentRuns.costAtomic} + $7::bigint, ${names(agentRuns.dueAt)} = $9::timestamptz
    where ${HELD} returning ${agentRuns.id} as id)
  insert into ${agentRunSteps} (${names(s.runId, s.n, s.tool, s.arguments, s.why, s.state, s.costAtomic, s.startedAt)})
  select held.id, $3::smallint, $4, $5::jsonb, $6, 'STARTED', $7::bigint, $8::timestamptz from held
  returning 1`;

/** Puts a step on record before it is made, and holds the run until `until`; false when the run is not this worker's any more. */
export async function startStep(claim: RunClaim, step: NewStep, now: Date, until: Date): Promise<boolean> {
  const { n, tool, why, costAtomic } = step;
  const sent = [claim.id, claim.lease, n, tool, JSON.stringify(step.arguments), why, costAtomic];
  const rows = await statement(START, [...sent, now.toISOString(), until.toISOString()]);
  if (rows.length === 0) return false;
  claim.costAtomic += costAtomic;
  claim.stepCount = n;
  claim.until = until;
  return true;
}

const END = answering(
  { canceled: canceledOf(agentRuns) },
  (
    run,
  ) => sql`update ${agentRunSteps} as ${s} set ${names(s.state)} = $4::agent_step_state, ${names(s.result)} = $5::jsonb,
    ${names(s.text)} = $6, ${names(s.durationMs)} = $7::int
  from ${agentRuns}
  where ${s.runId} = $1 and ${s.n} = $3::smallint and ${s.state} = 'STARTED' and ${agentRuns.id} = ${s.runId}
    and ${agentRuns.lease} = $2 and ${agentRuns.status} = 'RUNNING'
  returning ${run}`,
);

/** Puts a step's outcome on record; false when the run is not this worker's any more. */
export async function endStep(claim: RunClaim, n: number, end: StepEnd, tx?: Transaction): Promise<boolean> {
  const { state, result, text, durationMs } = end;
  const params = [
    claim.id,
    claim.lease,
    n,
    state,
    result === undefined ? null : JSON.stringify(result),
    text,
    durationMs,
  ];
  const [row] = await (tx ? statementIn(tx, END, params) : statement(END, params));
  Object.assign(claim, row);
  return row !== undefined;
}

/**
 * Within the transaction of a step that writes: holds the run's row until it commits, so that a worker whose lease has lapsed cannot
 * write next to the one that took over. False when this is that worker.
 */
export async function holdForWrite(tx: Transaction, claim: RunClaim): Promise<boolean> {
  return (await statementIn(tx, LOCK, [claim.id, claim.lease])).length === 1;
}

/** What a planner knows of the steps before. */
export type PastStep = Pick<StepRow, "n" | "tool" | "arguments" | "why" | "state" | "result" | "text">;
