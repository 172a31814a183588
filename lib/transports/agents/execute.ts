import { EMBEDDED_MODEL } from "@/lib/contracts/agents/agents";
import { type Context, createContext } from "@/lib/core/context";
import { inSpan } from "@/lib/core/spans";
import { formatMoney } from "@/lib/core/values/money";
import { ATOMIC_PER_CENT } from "@/lib/domain/agents/costs/prices";
import { reviveActor } from "@/lib/domain/agents/runs/actor";
import { awaitPerson } from "@/lib/domain/agents/runs/await-person";
import { type RunClaim, releaseClaim, renewClaim } from "@/lib/domain/agents/runs/claim";
import { finishRun, type RunEnd } from "@/lib/domain/agents/runs/finish";
import { stepsOfRun } from "@/lib/domain/agents/runs/read";
import { type NewStep, type PastStep, startStep } from "@/lib/domain/agents/runs/steps";
import { actorFor } from "./buying";
import { callTool, LostClaim } from "./call-tool";
import { inputText } from "./input-text";
import { modelFailure } from "./planner/model";
import type { Decision, Failure, Task } from "./planner/planner";
import { plannerOf } from "./planner/planners";

export type ExecuteOptions = {
  /** A context of the worker. */
  context: () => Context;
  now: () => Date;
  /** How long a claim holds; renewed with the record of every step, which must not take longer. */
  leaseMs: number;
  /** Whether this worker is about to stop: the run is given back between two steps. */
  stopping: () => boolean;
};

/** A run that was taken up this often without ending has taken its workers down with it. */
const MOST_CLAIMS = 5;

/**
 * Carries a claimed run on from its last step on record until it ends, is canceled, waits for a person, or this worker stops. A step is on record before
 * it is made. One that was begun and has no outcome is made again, with the same arguments: see `callTool` for why that is safe.
 */
export function executeRun(claim: RunClaim, options: ExecuteOptions): Promise<void> {
  return inSpan("agent run", { "guildhall.run_id": claim.id }, () => execute(claim, options));
}

async function execute(claim: RunClaim, options: ExecuteOptions): Promise<void> {
  try {
    for (const past = await pastSteps(claim); ; ) {
      const end = await turn(claim, past, options);
      if (end === "lost" || end === "waits") return;
      if (end === "released") return await releaseClaim(claim, options.now());
      if (end) return void (await finishRun(options.context(), claim, end));
    }
  } catch (error) {
    if (error instanceof LostClaim) return;
    throw error;
  }
}

async function pastSteps({ id, stepCount }: RunClaim): Promise<PastStep[]> {
  return stepCount === 0 ? [] : stepsOfRun().execute({ id });
}

/** One step: what ends the run, or nothing when it goes on. */
async function turn(
  claim: RunClaim,
  past: PastStep[],
  options: ExecuteOptions,
): Promise<RunEnd | "lost" | "waits" | "released" | undefined> {
  const { now, leaseMs } = options;
  const until = () => new Date(now().getTime() + leaseMs);
  // a model may think for as long as a claim holds; otherwise a step's own record renews it
  if (claim.brief.model !== EMBEDDED_MODEL && !(await renewClaim(claim, until()))) return "lost";
  if (claim.canceled) return { status: "CANCELED", costAtomic: 0 };
  if (options.stopping()) return "released";
  const asker = past.at(-1);
  if (claim.waitsFor && asker) {
    const heard = await awaitPerson({ ...options.context(), now: now() }, claim, asker);
    if (typeof heard === "string") return heard;
    Object.assign(asker, heard);
  }
  const over = exceeded(claim, now());
  if (over) return fail(over);
  const party = await reviveActor(claim, now());
  if (!party)
    return fail({
      code: "access_revoked",
      message: "The credential that started this run has been revoked or has expired.",
    });
  const { log } = options.context();
  const ctxOf = (tool: string) => {
    const known = actorFor(tool, party);
    return { ...createContext({ ...known, requestId: claim.requestId, now: now(), log }), livemode: claim.livemode };
  };
  const interrupted = past.at(-1)?.state === "STARTED" ? past.pop() : undefined;
  if (interrupted) {
    const step = { ...interrupted, costAtomic: 0 };
    past.push({ ...interrupted, ...(await callTool(ctxOf(step.tool), claim, step, now)) });
    return undefined;
  }
  const decision = await decide(claim, past, options);
  if (decision.kind === "done")
    return { status: "SUCCEEDED", output: decision.output, costAtomic: decision.costAtomic };
  if (decision.kind === "failed") return fail(decision.error, decision.costAtomic);
  const step: NewStep = { n: past.length + 1, ...decision };
  const dear = tooDear(claim, step);
  if (dear) return fail(dear, claim.brief.model !== EMBEDDED_MODEL ? decision.costAtomic : 0);
  if (!(await startStep(claim, step, now(), until()))) return "lost";
  past.push({ ...step, ...(await callTool(ctxOf(step.tool), claim, step, now)) });
  return undefined;
}

async function decide(claim: RunClaim, past: PastStep[], { context, now, leaseMs }: ExecuteOptions): Promise<Decision> {
  const task: Task = { text: inputText(claim.input), brief: claim.brief, now: claim.startedAt };
  const left = Math.min(leaseMs, deadline(claim) - now().getTime());
  try {
    return await plannerOf(claim.brief.model)(task, past, AbortSignal.timeout(Math.max(1, left)));
  } catch (error) {
    context().log.warn({ err: error, run: claim.id }, "a planner failed");
    return { kind: "failed", error: { code: "model_failed", message: modelFailure(error).message }, costAtomic: 0 };
  }
}

/** The time that it waits for people is theirs. */
function deadline({ startedAt, waitedMs, brief }: RunClaim): number {
  return startedAt.getTime() + waitedMs + brief.limits.max_seconds * 1_000;
}

/** The limit that stops the run before its next step, if one does. */
function exceeded(claim: RunClaim, now: Date): Failure | undefined {
  const { max_seconds } = claim.brief.limits;
  if (claim.claims > MOST_CLAIMS) {
    return { code: "interrupted", message: `The run was interrupted ${MOST_CLAIMS} times and is given up.` };
  }
  if (now.getTime() >= deadline(claim)) {
    return { code: "time_limit", message: `The run reached its limit of ${max_seconds} seconds.` };
  }
  return undefined;
}

/** Why a step is not begun, though it was decided on. */
function tooDear(claim: RunClaim, step: NewStep): Failure | undefined {
  const { max_steps, max_cost_cents } = claim.brief.limits;
  if (step.n > max_steps) return { code: "step_limit", message: `The run reached its limit of ${max_steps} steps.` };
  if (claim.costAtomic + step.costAtomic > max_cost_cents * ATOMIC_PER_CENT) {
    return {
      code: "spend_limit",
      message: `The next step would cost more than the run's limit of ${formatMoney(max_cost_cents)}.`,
    };
  }
  return undefined;
}

function fail(error: Failure, costAtomic = 0): RunEnd {
  return { status: "FAILED", error, costAtomic };
}
