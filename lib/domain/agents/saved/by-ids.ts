import { and, asc, eq, getTableColumns, ne, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { agentRunSteps, agentRuns, agents } from "@/db/schema";
import type { RunStepView } from "@/lib/contracts/agents/agent-run-parts";
import type { RunSummaryView, RunView } from "@/lib/contracts/agents/agent-runs";
import type { AgentView } from "@/lib/contracts/agents/agents";
import type { Context } from "@/lib/core/context";
import { inOrder } from "@/lib/core/values/in-order";
import { requireOwnerId } from "@/lib/domain/platform/access/require";
import { viewAgent, viewOutput, viewRunSummary, viewStep } from "./view";

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

const { result, text, ...columns } = getTableColumns(agentRunSteps);

/** The condition for steps of the acting account's runs, in its mode. */
const ofOwner = () =>
  and(
    eq(agentRuns.id, agentRunSteps.runId),
    eq(agentRuns.ownerId, placeholder("ownerId")),
    eq(agentRuns.livemode, placeholder("livemode")),
  );

// of what a step answered, which may be large, only why it failed: the rest has a statement of its own
const stepsOf = prepared("agent_run_steps_by_ids", (db) =>
  db
    .select({
      ...columns,
      result: sql<null>`null`,
      text: sql<string | null>`case when ${agentRunSteps.state} = 'FAILED' then ${text} end`,
    })
    .from(agentRunSteps)
    .innerJoin(agentRuns, ofOwner())
    .where(sql`${agentRunSteps.runId} = any(${placeholder("ids")}::text[])`)
    .orderBy(asc(agentRunSteps.runId), asc(agentRunSteps.n)),
);

const resultsOf = prepared("agent_run_step_results", (db) =>
  db
    .select({ runId: agentRunSteps.runId, n: agentRunSteps.n, result })
    .from(agentRunSteps)
    .innerJoin(agentRuns, ofOwner())
    .where(
      and(
        sql`(${agentRunSteps.runId}, ${agentRunSteps.n}) in
          (select * from unnest(${placeholder("ids")}::text[], ${placeholder("numbers")}::int[]))`,
        ne(agentRunSteps.state, "FAILED"), // a failed step keeps its error's code there
      ),
    ),
);

/** The acting account's agents, in the order of `ids`; null for any other. One query. */
export async function agentsByIds(ctx: Context, ids: readonly string[]): Promise<(AgentView | null)[]> {
  const rows = await agentsOf().execute({ ids: [...ids], ownerId: requireOwnerId(ctx) });
  return inOrder(ids, rows.map(viewAgent), (agent) => agent.id);
}

/** The acting account's runs with what they came to, in the order of `ids`; null for any other. One query. */
export async function runsByIds(
  ctx: Context,
  ids: readonly string[],
): Promise<((RunSummaryView & Pick<RunView, "output">) | null)[]> {
  const rows = await runsOf().execute({ ids: [...ids], ownerId: requireOwnerId(ctx), livemode: ctx.livemode });
  const views = rows.map((row) => ({ ...viewRunSummary(row), output: viewOutput(row) }));
  return inOrder(ids, views, (run) => run.id);
}

/** One step of a run. */
export type StepKey = { run_id: string; n: number };

/** The steps of each of the acting account's runs, `result` apart: see `resultsOfSteps`. None for any other. One query. */
export async function stepsByRuns(
  ctx: Context,
  ids: readonly string[],
): Promise<(Omit<RunStepView, "result"> & StepKey)[][]> {
  const rows = await stepsOf().execute({ ids: [...ids], ownerId: requireOwnerId(ctx), livemode: ctx.livemode });
  const steps = rows.map((row) => ({ ...viewStep(row), run_id: row.runId }));
  return ids.map((id) => steps.filter(({ run_id }) => run_id === id));
}

/** What the acting account's steps answered, in the order of `keys`; null where there is nothing. One query. */
export async function resultsOfSteps(ctx: Context, keys: readonly StepKey[]): Promise<unknown[]> {
  const rows = await resultsOf().execute({
    ids: keys.map(({ run_id }) => run_id),
    numbers: keys.map(({ n }) => n),
    ownerId: requireOwnerId(ctx),
    livemode: ctx.livemode,
  });
  const results = new Map(rows.map((row) => [`${row.runId} ${row.n}`, row.result]));
  return keys.map(({ run_id, n }) => results.get(`${run_id} ${n}`) ?? null);
}
