import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { type Transaction, wakeAfter } from "@/db/client";
import { agentRunSteps, agentRuns } from "@/db/schema";
import type { RunView } from "@/lib/contracts/agents/agent-runs";
import type { Context } from "@/lib/core/context";
import { DomainError, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { type RunRow, viewRun } from "@/lib/domain/agents/saved/view";
import { requireOwnerId } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { RUN_ENDED_CHANNEL } from "./announce";

const WAITS = sql`${agentRuns.status} in ('QUEUED', 'WAITING_FOR_APPROVAL')`;

/**
 * Cancels a run of the acting account: at once while it waits for a worker or a person, before its next step while it runs. Throws `not_found`,
 * `invalid_state_transition` when it has ended. What a person was asked for stays with them.
 */
export async function cancelRun(ctx: Context, id: string): Promise<RunView> {
  const ownerId = requireOwnerId(ctx);
  const own = and(eq(agentRuns.id, id), eq(agentRuns.ownerId, ownerId), eq(agentRuns.livemode, ctx.livemode));
  return transaction(ctx, async (tx) => {
    const [row] = await tx
      .update(agentRuns)
      .set({
        cancelRequestedAt: sql`coalesce(${agentRuns.cancelRequestedAt}, ${ctx.now.toISOString()}::timestamptz)`,
        status: sql`case when ${WAITS} then 'CANCELED'::agent_run_status else ${agentRuns.status} end`,
        finishedAt: sql`case when ${WAITS} then ${ctx.now.toISOString()}::timestamptz end`,
      })
      .where(and(own, inArray(agentRuns.status, ["QUEUED", "RUNNING", "WAITING_FOR_APPROVAL"])))
      .returning();
    if (!row) throw await whyNot(tx, own);
    await recordAudit(tx, ctx, ownerId, "agent_run.cancel_requested", { type: "run", id });
    if (row.status === "CANCELED") wakeAfter(tx, RUN_ENDED_CHANNEL, id);
    const steps = await tx
      .select()
      .from(agentRunSteps)
      .where(eq(agentRunSteps.runId, id))
      .orderBy(asc(agentRunSteps.n));
    return viewRun(row, steps);
  });
}

async function whyNot(tx: Transaction, own: SQL | undefined): Promise<DomainError> {
  const [row]: Pick<RunRow, "status">[] = await tx.select({ status: agentRuns.status }).from(agentRuns).where(own);
  if (!row) return notFound("The run");
  return new DomainError("invalid_state_transition", `The run has ended already: it is ${row.status}.`);
}
