import { sql } from "drizzle-orm";
import { statementIn, wakeAfter } from "@/db/client";
import { agentRuns, type RunError, type RunOutput } from "@/db/schema";
import { answering, names } from "@/db/statements/statement";
import type { RUN_ERRORS } from "@/lib/contracts/agents/agent-runs";
import type { Context } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { viewCost } from "@/lib/domain/agents/costs/cost";
import { emit } from "@/lib/domain/developers/webhooks/events/emit";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { RUN_ENDED_CHANNEL } from "./announce";
import { HELD, type RunClaim } from "./claim";

export type RunEnd =
  | { status: "SUCCEEDED"; output: RunOutput; costAtomic: number }
  | { status: "FAILED"; error: RunError & { code: (typeof RUN_ERRORS)[number] }; costAtomic: number }
  | { status: "CANCELED"; costAtomic: number };

const FINISH = answering(
  {
    ownerId: agentRuns.ownerId,
    agentId: agentRuns.agentId,
    livemode: agentRuns.livemode,
    stepCount: agentRuns.stepCount,
    createdMs: sql<number>`(extract(epoch from ${agentRuns.createdAt}) * 1000)::float8`,
  },
  (
    ended,
  ) => sql`update ${agentRuns} set ${names(agentRuns.status)} = $3::agent_run_status, ${names(agentRuns.output)} = $4::jsonb,
      ${names(agentRuns.error)} = $5::jsonb, ${names(agentRuns.costAtomic)} = $6::bigint, ${names(agentRuns.finishedAt)} = $7::timestamptz,
      ${names(agentRuns.lease)} = null
    where ${HELD} returning ${ended}`,
);

/**
 * Ends a run that is still this worker's; false when it is not. `costAtomic` is what came on top of the steps. Emits
 * `agent_run.completed` or `agent_run.failed`.
 */
export async function finishRun(ctx: Context, claim: RunClaim, end: RunEnd): Promise<boolean> {
  const { id, lease } = claim;
  const costAtomic = claim.costAtomic + end.costAtomic;
  const output = end.status === "SUCCEEDED" ? JSON.stringify(end.output) : null;
  const error = end.status === "FAILED" ? JSON.stringify(end.error) : null;
  return transaction(ctx, async (tx) => {
    const finishedAt = ctx.now.toISOString();
    const params = [id, lease, end.status, output, error, costAtomic, finishedAt];
    const [row] = await statementIn(tx, FINISH, params);
    if (!row) return false;
    const { ownerId, agentId, livemode, stepCount, createdMs } = row; // the account may have got a page meanwhile
    const within = { ...ctx, livemode }; // the worker ends runs of both modes
    const done = end.status === "SUCCEEDED" ? "completed" : end.status === "FAILED" ? "failed" : "canceled";
    await recordAudit(tx, within, ownerId, `agent_run.${done}`, { type: "run", id });
    const created_at = new Date(createdMs).toISOString();
    const cost = viewCost(costAtomic);
    const data = { id, agent_id: agentId, step_count: stepCount, cost, created_at, finished_at: finishedAt };
    if (end.status === "SUCCEEDED")
      await emit(tx, within, ownerId, "agent_run.completed", { ...data, status: end.status });
    if (end.status === "FAILED") {
      const error = { ...end.error, understood: end.error.understood ?? [] };
      await emit(tx, within, ownerId, "agent_run.failed", { ...data, status: end.status, error });
    }
    wakeAfter(tx, RUN_ENDED_CHANNEL, id);
    return true;
  });
}
