import { and, asc, eq, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { agentRunSteps, agentRuns, agents } from "@/db/schema";
import type { RunView } from "@/lib/contracts/agents/agent-runs";
import type { AgentView } from "@/lib/contracts/agents/agents";
import type { Context } from "@/lib/core/context";
import { inOrder } from "@/lib/core/values/in-order";
import { requireOwnerId } from "@/lib/domain/platform/access/require";
import { viewAgent, viewRun } from "./view";

const { placeholder } = sql;

const agentsOf = prepared("agents_by_ids", (db) =>
  db
    .select()
    .from(agents)
    .where(and(sql`${agents.id} = any(${placeholder("ids")}::text[])`, eq(agents.ownerId, placeholder("ownerId")))),
);

const runsOf = prepared("agent_runs_by_ids", (db) =>
  db
    .select()
    .from(agentRuns)
    .where(
      and(
        sql`${agentRuns.id} = any(${placeholder("ids")}::text[])`,
        eq(agentRuns.ownerId, placeholder("ownerId")),
        eq(agentRuns.livemode, placeholder("livemode")),
      ),
    ),
);

const stepsOf = prepared("agent_run_steps_by_ids", (db) =>
  db
    .select()
    .from(agentRunSteps)
    .where(sql`${agentRunSteps.runId} = any(${placeholder("ids")}::text[])`)
    .orderBy(asc(agentRunSteps.runId), asc(agentRunSteps.n)),
);

/** The acting account's agents, in the order of `ids`; null for any other. One query. */
export async function agentsByIds(ctx: Context, ids: readonly string[]): Promise<(AgentView | null)[]> {
  const rows = await agentsOf().execute({ ids: [...ids], ownerId: requireOwnerId(ctx) });
  return inOrder(ids, rows.map(viewAgent), (agent) => agent.id);
}

/** The acting account's runs with their steps, in the order of `ids`; null for any other. Two queries. */
export async function runsByIds(ctx: Context, ids: readonly string[]): Promise<(RunView | null)[]> {
  const rows = await runsOf().execute({ ids: [...ids], ownerId: requireOwnerId(ctx), livemode: ctx.livemode });
  const steps = await stepsOf().execute({ ids: rows.map((row) => row.id) });
  const views = rows.map((row) =>
    viewRun(
      row,
      steps.filter((step) => step.runId === row.id),
    ),
  );
  return inOrder(ids, views, (run) => run.id);
}
