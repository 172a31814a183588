import { statement, statementIn, type Transaction } from "@/db/client";
import type { StepRow } from "@/lib/domain/agents/saved/view";
import type { RunClaim } from "./claim";

/** A tool call that is about to be made. `costAtomic` in USDC atomic units. */
export type NewStep = { n: number; tool: string; arguments: Record<string, unknown>; why: string; costAtomic: number };

/** What came of it: `text` is what a model reads of it, or what went wrong. */
export type StepEnd = { state: "DONE" | "FAILED"; result: unknown; text: string; durationMs: number };

const HELD = "select id from agent_runs where id = $1 and lease = $2 and status = 'RUNNING' for no key update";

const START = `
  with held as (
    update agent_runs set step_count = $3::smallint, cost_atomic = cost_atomic + $7::bigint, due_at = $9::timestamptz
    where id = $1 and lease = $2 and status = 'RUNNING' returning id)
  insert into agent_run_steps (run_id, n, tool, arguments, why, state, cost_atomic, started_at)
  select id, $3::smallint, $4, $5::jsonb, $6, 'STARTED', $7::bigint, $8::timestamptz from held
  returning n`;

/** Puts a step on record before it is made, and holds the run until `until`; false when the run is not this worker's any more. */
export async function startStep(claim: RunClaim, step: NewStep, now: Date, until: Date): Promise<boolean> {
  const { n, tool, why, costAtomic } = step;
  const sent = [claim.id, claim.lease, n, tool, JSON.stringify(step.arguments), why, costAtomic];
  const rows = await statement(START, [...sent, now.toISOString(), until.toISOString()]);
  if (rows.length === 0) return false;
  claim.costAtomic += costAtomic;
  claim.until = until;
  return true;
}

const END = `update agent_run_steps s set state = $4::agent_step_state, result = $5::jsonb, text = $6, duration_ms = $7::int
  from agent_runs r
  where s.run_id = $1 and s.n = $3::smallint and s.state = 'STARTED'
    and r.id = s.run_id and r.lease = $2 and r.status = 'RUNNING'
  returning s.n`;

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
  const rows = await (tx ? statementIn(tx, END, params) : statement(END, params));
  return rows.length === 1;
}

/**
 * Within the transaction of a step that writes: holds the run's row until it commits, so that a worker whose lease has lapsed cannot
 * write beside the one that took over. False when this is that worker.
 */
export async function holdForWrite(tx: Transaction, claim: RunClaim): Promise<boolean> {
  return (await statementIn(tx, HELD, [claim.id, claim.lease])).length === 1;
}

/** What a planner knows of the steps before. */
export type PastStep = Pick<StepRow, "n" | "tool" | "arguments" | "why" | "state" | "result" | "text">;
