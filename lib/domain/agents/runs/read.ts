import { and, asc, desc, eq, getTableColumns, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { agentRunSteps, agentRuns } from "@/db/schema";
import type { RunListQuery, RunSummaryView, RunView } from "@/lib/contracts/agents/agent-runs";
import type { Page } from "@/lib/contracts/values/page";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { idCursor, pageOf } from "@/lib/core/values/cursor";
import { rangeBounds } from "@/lib/core/values/time-range";
import { viewRun, viewRunSummary } from "@/lib/domain/agents/saved/view";
import { requireOwnerId } from "@/lib/domain/platform/access/require";

const runsBelow = idCursor("run");

const { placeholder } = sql;
const { output: _output, brief: _brief, actor: _actor, ...summary } = getTableColumns(agentRuns);

const page = {
  where: [
    eq(agentRuns.ownerId, placeholder("ownerId")),
    eq(agentRuns.livemode, placeholder("livemode")),
    sql`${agentRuns.id} < ${placeholder("after")}::text`,
    sql`${agentRuns.createdAt} >= ${placeholder("from")}::timestamptz`,
    sql`${agentRuns.createdAt} < ${placeholder("to")}::timestamptz`,
    sql`(${placeholder("status")}::agent_run_status is null or ${agentRuns.status} = ${placeholder("status")}::agent_run_status)`,
  ],
  order: desc(agentRuns.id),
};

const runsOf = prepared("agent_runs_of", (db) =>
  db
    .select(summary)
    .from(agentRuns)
    .where(and(...page.where))
    .orderBy(page.order)
    .limit(placeholder("limit")),
);

const runsOfAgent = prepared("agent_runs_of_agent", (db) =>
  db
    .select(summary)
    .from(agentRuns)
    .where(and(...page.where, eq(agentRuns.agentId, placeholder("agentId"))))
    .orderBy(page.order)
    .limit(placeholder("limit")),
);

/** The acting account's runs, newest first, of all agents or one, in all states or one, of a span of time; without their steps. */
export async function listRuns(ctx: Context, query: RunListQuery): Promise<Page<RunSummaryView>> {
  const ownerId = requireOwnerId(ctx);
  const after = runsBelow(query.cursor);
  const { agent_id: agentId, status = null, limit } = query;
  const asked = { ownerId, livemode: ctx.livemode, after, status, ...rangeBounds(query), limit: limit + 1 };
  const rows = await (agentId ? runsOfAgent().execute({ ...asked, agentId }) : runsOf().execute(asked));
  return pageOf(rows, limit, (row) => [row.id], viewRunSummary);
}

const own = and(
  eq(agentRuns.id, placeholder("id")),
  eq(agentRuns.ownerId, placeholder("ownerId")),
  eq(agentRuns.livemode, placeholder("livemode")),
);

const ownRun = prepared("own_agent_run", (db) =>
  db
    .select({ ...summary, output: agentRuns.output })
    .from(agentRuns)
    .where(own),
);

/** Steps of a run, in their order. */
export const stepsOfRun = prepared("agent_run_steps_of", (db) =>
  db
    .select()
    .from(agentRunSteps)
    .where(eq(agentRunSteps.runId, placeholder("id")))
    .orderBy(asc(agentRunSteps.n)),
);

/** One run of the acting account with every step on record. Throws `not_found`. */
export async function getRun(ctx: Context, id: string): Promise<RunView> {
  const ownerId = requireOwnerId(ctx);
  const [[row], steps] = await Promise.all([
    ownRun().execute({ id, ownerId, livemode: ctx.livemode }),
    stepsOfRun().execute({ id }),
  ]);
  if (!row) throw notFound("The run");
  return viewRun(row, steps);
}

const statusOf = prepared("agent_run_status", (db) =>
  db.select({ status: agentRuns.status }).from(agentRuns).where(own),
);

/** Whether a run of the acting account is still to be worked on. Throws `not_found`. */
export async function isOpen(ctx: Context, id: string): Promise<boolean> {
  const [row] = await statusOf().execute({ id, ownerId: requireOwnerId(ctx), livemode: ctx.livemode });
  if (!row) throw notFound("The run");
  return row.status === "QUEUED" || row.status === "RUNNING";
}
