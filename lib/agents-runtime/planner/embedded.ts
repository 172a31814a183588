import { STEP_ATOMIC } from "@/lib/agents/prices";
import { agentTool, writes } from "../registry";
import { placeholderAnswer } from "./answers";
import { type Goals, readGoals } from "./goals";
import type { Decision, Planner, Preview, Task } from "./planner";
import { type Kit, makeKit, Obstacle, type Script } from "./script";
import { creators } from "./scripts/creators";
import { brief, offerings, orderStatus, policies, posts } from "./scripts/marketplace";
import { own } from "./scripts/own";
import { founders, intro } from "./scripts/people";
import { readIntent, standingLimits } from "./slots";

/** Which script serves which goal; the first that fits does. */
const SCRIPTS: [(goals: Goals, kit: Kit) => boolean, (kit: Kit) => Script][] = [
  [(goals) => goals.orderStatus, orderStatus],
  [(goals) => goals.brief, brief],
  [(goals) => goals.own.length > 0, own],
  [(goals, { slots }) => goals.intro && (slots.handle !== undefined || !goals.founders), (kit) => intro(kit)],
  [(goals) => goals.founders, founders],
  [(goals) => goals.posts, posts],
  [(goals, { intent }) => goals.policies && intent.handles.length === 0, policies],
  [(goals, { may }) => goals.offerings && may("get_marketplace_offerings"), offerings],
  [(goals, { intent }) => goals.creators || intent.handles.length > 0, creators],
  [(goals) => goals.offerings, offerings],
];

const CANNOT =
  "I could not tell what to do. Say what to find (“a logo designer under $500”), name a creator by handle (@harbour-type), or ask " +
  "about your own orders, products, posts, bookings, tiers or figures. A deployment with a model understands freer words.";

/** The steps of a plan are bounded by the run's limit; a preview stops here. */
const MOST_PREVIEWED = 12;

/** The planner that needs no network: the same intent, tools and answers make the same steps. */
export const embeddedPlanner: Planner = async (task, past) => {
  try {
    const script = scriptFor(task);
    let turn = script.next();
    for (const step of past) {
      if (turn.done) break;
      if (turn.value.tool !== step.tool)
        throw new Obstacle("The plan has changed since the run was begun.", "interrupted");
      if (step.state === "FAILED") throw new Obstacle(`${step.tool}: ${step.text}`, "tool_failed");
      turn = script.next({ output: step.result, text: step.text ?? "" });
    }
    if (turn.done) return { kind: "done", output: turn.value, costAtomic: 0 };
    return { kind: "call", ...turn.value, costAtomic: priceOf(turn.value.tool) };
  } catch (error) {
    return failed(error);
  }
};

function failed(error: unknown): Decision {
  if (!(error instanceof Obstacle)) throw error;
  return { kind: "failed", error: { code: error.code, message: error.message }, costAtomic: 0 };
}

/** The plan that the embedded planner would follow if every step found something. Calls nothing. */
export function previewPlan(task: Task): Preview & { estimatedAtomic: number } {
  const steps: Preview["steps"] = [];
  try {
    const script = scriptFor(task);
    for (let turn = script.next(); !turn.done && steps.length < MOST_PREVIEWED; ) {
      const n = steps.length + 1;
      steps.push({ n, ...turn.value });
      turn = script.next({ output: placeholderAnswer(n), text: "" });
    }
  } catch (error) {
    if (!(error instanceof Obstacle)) throw error;
    return { steps: [], obstacle: error.message, estimatedAtomic: 0 };
  }
  return { steps, obstacle: null, estimatedAtomic: steps.reduce((sum, { tool }) => sum + priceOf(tool), 0) };
}

function scriptFor({ text, brief, now }: Task): Script {
  const intent = readIntent(text, now);
  const goals = readGoals(intent);
  const kit = makeKit(intent, goals, standingLimits(brief.instructions), brief.tools);
  const chosen = SCRIPTS.find(([serves]) => serves(goals, kit));
  if (!chosen) throw new Obstacle(CANNOT);
  return chosen[1](kit);
}

function priceOf(name: string): number {
  const tool = agentTool(name);
  return tool && writes(tool) ? STEP_ATOMIC.write : STEP_ATOMIC.read;
}
