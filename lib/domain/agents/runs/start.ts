import { wakeAfter } from "@/db/client";
import { agentRuns } from "@/db/schema";
import type { RunInput, RunView } from "@/lib/contracts/agents/agent-runs";
import type { Context } from "@/lib/core/context";
import { conflict } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { requireAgent } from "@/lib/domain/agents/saved/read";
import { viewRun } from "@/lib/domain/agents/saved/view";
import { ownerIdOf, requireAccount } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { runActorOf } from "./actor";
import { countRun } from "./usage";

/** The channel that wakes the workers when a run is to be taken up. */
export const RUNS_CHANNEL = "agent_runs";

/**
 * Queues a run of an agent of the acting account and wakes a worker as it commits. Throws `not_found`, `conflict` for an archived
 * agent, `quota_exceeded` when the month's runs are used up.
 */
export async function startRun(ctx: Context, agentId: string, input: RunInput): Promise<RunView> {
  const account = requireAccount(ctx);
  const ownerId = ownerIdOf(account);
  const agent = await requireAgent(ownerId, agentId);
  if (!agent.active)
    throw conflict("The agent is archived. Take it out of the archive first: PATCH it with `active: true`.");
  const { instructions, model, tools, limits } = agent;
  return transaction(ctx, async (tx) => {
    await countRun(tx, account, ctx.now);
    const [row] = await tx
      .insert(agentRuns)
      .values({
        id: newId("run"),
        ownerId,
        agentId,
        input,
        brief: { instructions, model, tools, limits },
        actor: runActorOf(ctx),
        requestId: ctx.requestId,
        livemode: ctx.livemode,
        createdAt: ctx.now,
        dueAt: ctx.now,
      })
      .returning();
    if (!row) throw new Error("the run was not written");
    await recordAudit(tx, ctx, ownerId, "agent_run.started", { type: "run", id: row.id }, { agent_id: agentId });
    wakeAfter(tx, RUNS_CHANNEL);
    return viewRun(row, []);
  });
}
