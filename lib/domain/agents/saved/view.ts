import type { agentIntents, agentRunSteps, agentRuns, agents } from "@/db/schema";
import type { PlanView } from "@/lib/contracts/agents/agent-intents";
import type { RunStepView } from "@/lib/contracts/agents/agent-run-parts";
import type { RUN_ERRORS, RunSummaryView, RunView } from "@/lib/contracts/agents/agent-runs";
import type { AgentView } from "@/lib/contracts/agents/agents";
import { env } from "@/lib/core/env";
import { viewCost } from "@/lib/domain/agents/costs/cost";
import { approvalPath } from "@/lib/domain/trade/orders/approvals/view";

export type AgentRow = typeof agents.$inferSelect;
export type RunRow = typeof agentRuns.$inferSelect;
export type StepRow = typeof agentRunSteps.$inferSelect;

/** An agent as the wire shows it. */
export function viewAgent(row: AgentRow): AgentView {
  return {
    id: row.id,
    name: row.name,
    instructions: row.instructions,
    model: row.model,
    tools: row.tools,
    limits: row.limits,
    active: row.active,
    metadata: row.metadata,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

type RunHead = Omit<RunRow, "output" | "brief" | "actor" | "lease" | "claims" | "dueAt" | "requestId" | "ownerId">;

/** A run as lists show it. */
export function viewRunSummary(row: RunHead): RunSummaryView {
  return {
    id: row.id,
    agent_id: row.agentId,
    status: row.status,
    input: row.input,
    step_count: row.stepCount,
    cost: viewCost(row.costAtomic),
    error: row.error && {
      code: row.error.code as (typeof RUN_ERRORS)[number],
      message: row.error.message,
      understood: row.error.understood ?? [],
    },
    waiting_for: row.status === "WAITING_FOR_APPROVAL" ? viewWait(row) : null,
    cancel_requested: row.cancelRequestedAt !== null,
    created_at: row.createdAt.toISOString(),
    started_at: row.startedAt?.toISOString() ?? null,
    finished_at: row.finishedAt?.toISOString() ?? null,
  };
}

function viewWait({ waitsFor, waitsSince }: RunHead): RunSummaryView["waiting_for"] {
  if (!waitsFor || !waitsSince) return null;
  const approve_url = new URL(approvalPath(waitsFor), env().BASE_URL).href;
  return { approval_id: waitsFor, approve_url, since: waitsSince.toISOString() };
}

/** A run with its steps on record. */
export function viewRun(row: RunHead & Pick<RunRow, "output">, steps: readonly StepRow[]): RunView {
  return { ...viewRunSummary(row), output: viewOutput(row), steps: steps.map(viewStep) };
}

/** What a run came to; null until it has. */
export function viewOutput({ output }: Pick<RunRow, "output">): RunView["output"] {
  return output && { ...output, unchecked: output.unchecked ?? [] };
}

/** A step of a run as the wire shows it. */
export function viewStep(row: StepRow): RunStepView {
  return {
    n: row.n,
    tool: row.tool,
    arguments: row.arguments,
    why: row.why,
    status: row.state,
    result: row.state === "FAILED" ? null : (row.result ?? null), // a failed step keeps its error's code there
    error: row.state === "FAILED" ? (row.text ?? "The step failed.") : null,
    cost: viewCost(row.costAtomic),
    started_at: row.startedAt.toISOString(),
    duration_ms: row.durationMs,
  };
}

/** An intent and its plan as the wire shows them. */
export function viewPlan(row: typeof agentIntents.$inferSelect): PlanView {
  return {
    id: row.id,
    agent_id: row.agentId,
    intent: row.intent,
    steps: row.steps,
    obstacle: row.obstacle,
    obstacle_code: row.obstacleCode as (typeof RUN_ERRORS)[number] | null,
    understood: row.understood,
    unchecked: row.unchecked,
    estimated_cost: viewCost(row.estimatedAtomic),
    created_at: row.createdAt.toISOString(),
  };
}
