import type { RUN_ERRORS } from "@/lib/contracts/agents/agent-runs";
import type { PlanStep, RunBrief, RunError, RunOutput } from "@/lib/domain/agents/runs/shapes";
import type { PastStep } from "@/lib/domain/agents/runs/steps";

/** What a planner is asked: words, the agent's brief, and the moment that "last week" is counted from. */
export type Task = { text: string; brief: RunBrief; now: Date };

export type Call = { tool: string; arguments: Record<string, unknown>; why: string };
export type Failure = RunError & { code: (typeof RUN_ERRORS)[number] };

/** The codes of a step that asked the person for something and did not get it. */
const UNAPPROVED = ["approval_refused", "approval_lapsed"] as const;

/** How a step's person withheld their word, by the result on record; undefined for every other step. */
export function unapproved(result: unknown): (typeof UNAPPROVED)[number] | undefined {
  const code = (result as { code?: unknown } | null)?.code;
  return UNAPPROVED.find((one) => one === code);
}

/** What to do next. Costs in USDC atomic units: of the decision, and of the step where it has a price. */
export type Decision =
  | ({ kind: "call"; costAtomic: number } & Call)
  | { kind: "done"; output: RunOutput; costAtomic: number }
  | { kind: "failed"; error: Failure; costAtomic: number };

/** Decides a run's next step from those before. Keeps nothing between calls: any worker can go on where another stopped. */
export type Planner = (task: Task, past: readonly PastStep[], signal: AbortSignal) => Promise<Decision>;

/** A plan that nobody has begun, or why there is none. */
export type Preview = {
  steps: PlanStep[];
  obstacle: string | null;
  obstacleCode: Failure["code"] | null;
  /** The wishes in the intent, in words. */
  understood: string[];
  /** What the intent also asks for and no step can check, in its own words. */
  unchecked: string[];
};
