import { and, eq } from "drizzle-orm";
import { wakeAfter } from "@/db/client";
import { agentRuns, type RunError, type RunOutput } from "@/db/schema";
import type { RUN_ERRORS } from "@/lib/contracts/agents/agent-runs";
import type { Context } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { viewRunSummary } from "@/lib/domain/agents/saved/view";
import { emit } from "@/lib/domain/developers/webhooks/events/emit";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { RUN_ENDED_CHANNEL } from "./announce";
import type { RunClaim } from "./claim";

export type RunEnd =
  | { status: "SUCCEEDED"; output: RunOutput; costAtomic: number }
  | { status: "FAILED"; error: RunError & { code: (typeof RUN_ERRORS)[number] }; costAtomic: number }
  | { status: "CANCELED"; costAtomic: number };

/**
 * Ends a run that is still this worker's; false when it is not. `costAtomic` is what came on top of the steps. Emits
 * `agent_run.completed` or `agent_run.failed`.
 */
export async function finishRun(ctx: Context, claim: RunClaim, end: RunEnd): Promise<boolean> {
  const { id, lease } = claim;
  return transaction(ctx, async (tx) => {
    const [row] = await tx
      .update(agentRuns)
      .set({
        status: end.status,
        output: end.status === "SUCCEEDED" ? end.output : null,
        error: end.status === "FAILED" ? end.error : null,
        costAtomic: claim.costAtomic + end.costAtomic,
        finishedAt: ctx.now,
        lease: null,
      })
      .where(and(eq(agentRuns.id, id), eq(agentRuns.lease, lease), eq(agentRuns.status, "RUNNING")))
      .returning();
    if (!row) return false;
    const { ownerId } = row; // the account may have got a page meanwhile
    const within = { ...ctx, livemode: row.livemode }; // the worker ends runs of both modes
    const done = end.status === "SUCCEEDED" ? "completed" : end.status === "FAILED" ? "failed" : "canceled";
    await recordAudit(tx, within, ownerId, `agent_run.${done}`, { type: "run", id });
    const { agent_id, step_count, cost, created_at } = viewRunSummary(row);
    const data = { id, agent_id, step_count, cost, created_at, finished_at: ctx.now.toISOString() };
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
