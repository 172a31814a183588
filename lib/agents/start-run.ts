import { sendIn } from "@/db/client";
import { agentRuns } from "@/db/schema";
import type { Write } from "@/db/trailing";
import { requireProfile } from "@/lib/access/require";
import { recordAudit } from "@/lib/audit/record";
import type { RunInput, RunView } from "@/lib/contracts/agent-runs";
import type { Context } from "@/lib/core/context";
import { conflict } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { transaction } from "@/lib/core/transaction";
import { requireAgent } from "./read";
import { runActorOf } from "./run-actor";
import { countRun } from "./run-usage";
import { viewRun } from "./view";

/** The channel that wakes the workers when a run is to be taken up. */
export const RUNS_CHANNEL = "agent_runs";
const WAKE: Write = { last: `select pg_notify('${RUNS_CHANNEL}', '')::text` };

/**
 * Queues a run of an agent of the acting creator and wakes a worker as it commits. Throws `not_found`, `conflict` for an archived
 * agent, `quota_exceeded` when the month's runs are used up.
 */
export async function startRun(ctx: Context, agentId: string, input: RunInput): Promise<RunView> {
  const profileId = requireProfile(ctx);
  const agent = await requireAgent(profileId, agentId);
  if (!agent.active)
    throw conflict("The agent is archived. Take it out of the archive first: PATCH it with `active: true`.");
  const { instructions, model, tools, limits } = agent;
  return transaction(ctx, async (tx) => {
    await countRun(tx, profileId, ctx.now);
    const [row] = await tx
      .insert(agentRuns)
      .values({
        id: newId("run"),
        profileId,
        agentId,
        input,
        brief: { instructions, model, tools, limits },
        actor: runActorOf(ctx),
        requestId: ctx.requestId,
        createdAt: ctx.now,
        dueAt: ctx.now,
      })
      .returning();
    if (!row) throw new Error("the run was not written");
    await recordAudit(tx, ctx, profileId, "agent_run.started", { type: "run", id: row.id }, { agent_id: agentId });
    await sendIn(tx, WAKE, []);
    return viewRun(row, []);
  });
}
