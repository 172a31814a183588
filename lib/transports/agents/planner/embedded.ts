import { STEP_ATOMIC } from "@/lib/domain/agents/costs/prices";
import type { RunOutput } from "@/lib/domain/agents/runs/shapes";
import type { PastStep } from "@/lib/domain/agents/runs/steps";
import { agentTool, writes } from "../registry";
import { type Failure, type Planner, type Preview, type Task, unapproved } from "./planner";
import { readIntent } from "./reading/intent";
import { readStanding } from "./reading/standing";
import { isAct, type Reading, type Wish } from "./reading/wishes";
import { type Answer, type Kit, makeKit, Obstacle, type Script } from "./script";
import { prepareOrder } from "./scripts/orders";
import { handleOf } from "./scripts/people";
import { preparePurchase, prepareQuoted } from "./scripts/purchases";
import { readOnce, readPost, uncheckedOf } from "./scripts/reads";
import { type Act, headed, type Section } from "./scripts/section";

const HELP =
  "Say what to find (“a logo designer under $500”), whose profile, offers or posts to read (@harbour-type), what to order with product, " +
  "package and price limit, a brief to submit, or an introduction to request with its note; or what to do with an order that you placed " +
  "(accept the delivery of ord_…, write to ord_…: …); or ask for your own purchases, orders, products, posts, " +
  "bookings, tiers or figures.";

/** The steps of a plan are bounded by the run's limit; a preview stops here. */
const MOST_PREVIEWED = 25;

/** The planner that needs no network: the same intent, tools and answers make the same steps. */
export const embeddedPlanner: Planner = async (task, past) => {
  const reading = readIntent(task.text, task.now);
  try {
    const script = scriptFor(task, reading);
    let turn = script.next();
    for (const step of past) {
      if (turn.done) break;
      if (turn.value.tool !== step.tool)
        throw new Obstacle("The plan has changed since the run was begun.", "interrupted");
      if (step.state === "FAILED") throw new Obstacle(`${step.tool}: ${step.text}`, refusalOf(step) ?? "tool_failed");
      turn = script.next({ known: true, output: step.result, text: step.text ?? "" });
    }
    if (turn.done) return { kind: "done", output: turn.value, costAtomic: 0 };
    return { kind: "call", ...turn.value, costAtomic: priceOf(turn.value.tool) };
  } catch (error) {
    if (!(error instanceof Obstacle)) throw error;
    const { code } = error;
    const understood = understoodIn(reading);
    const message = code === "unsupported_intent" ? withUnderstood(error.message, understood) : error.message;
    return { kind: "failed", error: { code, message, understood }, costAtomic: 0 };
  }
};

/** Why a step failed, where that says more than that it did: what the intent names is not there, or the person did not approve. */
function refusalOf({ result }: Pick<PastStep, "result">): Failure["code"] | undefined {
  const code = (result as { code?: unknown } | null)?.code;
  if (code === "not_found") return "unsupported_intent";
  return unapproved(result);
}

/** The plan that the embedded planner would follow if every step found something. Calls nothing. */
export function previewPlan(task: Task): Preview & { estimatedAtomic: number } {
  const reading = readIntent(task.text, task.now);
  const understood = understoodIn(reading);
  const unchecked = [...new Set(reading.wishes.flatMap((wish) => uncheckedOf(kitOf(task), wish)))];
  const steps: Preview["steps"] = [];
  try {
    const script = scriptFor(task, reading);
    for (let turn = script.next(); !turn.done && steps.length < MOST_PREVIEWED; ) {
      const n = steps.length + 1;
      steps.push({ n, ...turn.value });
      const answer: Answer = { known: false, at: (path) => `{{steps.${n}.${path}}}` };
      turn = script.next(answer);
    }
  } catch (error) {
    if (!(error instanceof Obstacle)) throw error;
    const { code, message } = error;
    const obstacle = code === "unsupported_intent" ? withUnderstood(message, understood) : message;
    return { steps: [], obstacle, obstacleCode: code, understood, unchecked: [], estimatedAtomic: 0 };
  }
  const estimatedAtomic = steps.reduce((sum, { tool }) => sum + priceOf(tool), 0);
  return { steps, obstacle: null, obstacleCode: null, understood, unchecked, estimatedAtomic };
}

function understoodIn({ wishes }: Reading): string[] {
  return wishes.map(({ said }) => said);
}

function withUnderstood(message: string, understood: readonly string[]): string {
  return understood.length > 0 ? `${message} What was understood: ${understood.join("; ")}.` : message;
}

function kitOf({ brief }: Task): Kit {
  return makeKit(readStanding(brief.instructions), brief.tools);
}

/** Throws `Obstacle` at once for an intent of which a part is not understood: nothing is half done. */
function scriptFor(task: Task, { wishes, problems }: Reading): Script<RunOutput> {
  if (problems.length > 0)
    throw new Obstacle(
      `Nothing was done. ${problems.map((one) => `${one.charAt(0).toUpperCase()}${one.slice(1)}`).join(". ")}.`,
    );
  if (wishes.length === 0) throw new Obstacle(`I could not tell what to do. ${HELP}`);
  const kit = kitOf(task);
  const [rule] = kit.standing.unread;
  if (rule && wishes.some(isAct)) {
    throw new Obstacle(
      `Nothing was done: the agent's instruction “${rule}” cannot be checked, and it may bear on what was asked for.`,
    );
  }
  return carryOut(kit, wishes);
}

/** Reads first, then acts: what changes something is done once all that was asked for is known to be possible. */
function* carryOut(kit: Kit, wishes: readonly Wish[]): Script<RunOutput> {
  const parts: { wish: Wish; done: Section | Act }[] = [];
  for (const wish of wishes) parts.push({ wish, done: yield* prepare(kit, wish) });
  const sections: Section[] = [];
  for (const { wish, done } of parts) {
    if (!("tool" in done)) sections.push(done);
    else {
      const answer = yield kit.call(done.tool, done.why, done.arguments);
      sections.push(
        answer.known
          ? { text: headed(wish.said, wish.unchecked, answer.text), data: answer.output }
          : { text: "", data: null },
      );
    }
  }
  const data = sections.map((section) => section.data);
  return {
    text: sections.map(({ text }) => text).join("\n\n---\n\n"),
    data: data.length === 1 ? data[0] : data,
    unchecked: [...new Set(wishes.flatMap((wish) => uncheckedOf(kit, wish)))],
  };
}

function* prepare(kit: Kit, wish: Wish): Script<Section | Act> {
  if (wish.kind === "order") {
    if (!kit.may("create_order")) kit.call("create_order", "", {}); // refused before anything is read for it
    return yield* prepareOrder(kit, wish);
  }
  if (wish.kind === "purchase") return yield* preparePurchase(kit, wish);
  if (wish.kind === "quote") return yield* prepareQuoted(kit, wish);
  if (wish.kind === "post") return yield* readPost(kit, wish);
  if (!isAct(wish)) return yield* readOnce(kit, wish);
  const handle = wish.whom && (yield* handleOf(kit, wish.whom, true));
  return { tool: wish.tool, why: `${wish.said}.`, arguments: { ...(handle && { handle }), ...wish.arguments } };
}

function priceOf(name: string): number {
  const tool = agentTool(name);
  return tool && writes(tool) ? STEP_ATOMIC.write : STEP_ATOMIC.read;
}
