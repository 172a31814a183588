import { and, eq, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { type Transaction, wakeAfter } from "@/db/client";
import { agentRunSteps, agentRuns, approvals } from "@/db/schema";
import type { RUN_ERRORS } from "@/lib/contracts/agents/agent-runs";
import type { ApprovalState } from "@/lib/contracts/trade/orders/approvals";
import type { Context } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { viewRunSummary } from "@/lib/domain/agents/saved/view";
import { emit } from "@/lib/domain/developers/webhooks/events/emit";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { viewApprovalState } from "@/lib/domain/trade/orders/approvals/view";
import { RUN_ENDED_CHANNEL } from "./announce";
import type { RunClaim } from "./claim";
import type { PastStep, StepEnd } from "./steps";

/** The longest that a run waits for a person. */
export const MOST_DAYS = 30;

const heldBy = ({ id, lease }: RunClaim) =>
  and(eq(agentRuns.id, id), eq(agentRuns.lease, lease), eq(agentRuns.status, "RUNNING"));

/** In the transaction of the step that asked: from its commit on the run waits for the person, whatever becomes of its worker. */
export async function noteAsked(tx: Transaction, claim: RunClaim, approvalId: string, now: Date): Promise<boolean> {
  const set = { waitsFor: approvalId, waitsSince: now };
  const noted = await tx.update(agentRuns).set(set).where(heldBy(claim)).returning({ id: agentRuns.id });
  return noted.length === 1;
}

/** What a run's last step came to once its person has spoken. */
export type Heard = Pick<StepEnd, "state" | "result" | "text">;

/**
 * Puts what the person said on record as the outcome of `step`, which asked them, and answers it. While they have not said anything, the run
 * is put aside without a worker: the statement that decides the approval queues it again (trigger `approvals_resume_runs`). Holds the
 * approval, so that a word that comes at this moment is either read here or wakes the run.
 */
export async function awaitPerson(ctx: Context, claim: RunClaim, step: PastStep): Promise<Heard | "waits" | "lost"> {
  const { waitsFor, waitsSince } = claim;
  return transaction(ctx, async (tx) => {
    const [row] = await tx
      .select()
      .from(approvals)
      .where(eq(approvals.id, waitsFor ?? ""))
      .for("share");
    const since = waitsSince ?? ctx.now;
    const until = new Date(since.getTime() + MOST_DAYS * 86_400_000);
    if (row?.status === "WAITING" && ctx.now < until) return (await putAside(tx, ctx, claim, until)) ? "waits" : "lost";
    const heard = outcome(step, row ? viewApprovalState(row) : undefined);
    const waited = Math.max(0, ctx.now.getTime() - since.getTime());
    const [held] = await tx
      .update(agentRuns)
      .set({ waitsFor: null, waitsSince: null, waitedMs: sql`${agentRuns.waitedMs} + ${waited}::bigint` })
      .where(heldBy(claim))
      .returning({ id: agentRuns.id });
    if (!held) return "lost";
    await tx
      .update(agentRunSteps)
      .set(heard)
      .where(and(eq(agentRunSteps.runId, claim.id), eq(agentRunSteps.n, step.n)));
    Object.assign(claim, { waitsFor: null, waitsSince: null, waitedMs: claim.waitedMs + waited });
    return heard;
  });
}

/** `claims` begins again: a run that got this far takes no worker down. */
async function putAside(tx: Transaction, ctx: Context, claim: RunClaim, until: Date): Promise<boolean> {
  const [row] = await tx
    .update(agentRuns)
    .set({ status: "WAITING_FOR_APPROVAL", lease: null, dueAt: until, claims: 0 })
    // one that was canceled at this moment does not wait: anyone who claims it next ends it
    .where(and(heldBy(claim), isNull(agentRuns.cancelRequestedAt)))
    .returning();
  if (!row) return false;
  const { id, agent_id, step_count, cost, created_at, waiting_for } = viewRunSummary(row);
  const within = { ...ctx, livemode: row.livemode };
  await recordAudit(tx, within, row.ownerId, "agent_run.waiting", { type: "run", id }, { approval_id: row.waitsFor });
  if (waiting_for) {
    const data = { id, agent_id, step_count, cost, created_at, status: "WAITING_FOR_APPROVAL", waiting_for } as const;
    await emit(tx, within, row.ownerId, "agent_run.waiting", data);
  }
  wakeAfter(tx, RUN_ENDED_CHANNEL, id);
  return true;
}

/** Lets runs go on whose person said nothing in all that time; answers how many. Their loops find them at their next look. */
export async function endWaits(ctx: Context): Promise<number> {
  const overdue = and(
    isNotNull(agentRuns.waitsFor),
    eq(agentRuns.status, "WAITING_FOR_APPROVAL"),
    lte(agentRuns.dueAt, ctx.now),
  );
  const ended = await ctx.db.update(agentRuns).set({ status: "QUEUED" }).where(overdue).returning({ id: agentRuns.id });
  return ended.length;
}

const DONE = {
  checkout: "The person approved it: the order is placed and paid.",
  acceptance: "The person accepted the delivery: the order is completed.",
  review: "The person published the review, as it was drafted or as they changed it.",
} as const;

const CHANGED = "They changed it first: get_order_status says what it is now, and what it costs.";

const CLOSED = {
  checkout: "The checkout closed before the person paid it: nothing was charged.",
  acceptance: "The order went on before the person accepted the delivery: see how it stands.",
  review: "The person did not publish the review.",
} as const;

/** The step's outcome by what was said. What was not approved was not done: the step failed. */
function outcome(step: PastStep, state: ApprovalState | undefined): Heard {
  const kind = state?.kind ?? "review";
  const known = typeof step.result === "object" && step.result !== null ? step.result : {};
  if (state?.status === "APPROVED") {
    const result = state.kind === "review" ? state : { ...known, approval: state };
    return {
      state: "DONE",
      result,
      text: [DONE[kind], ...(state.change ? [CHANGED] : []), ...namesIn(known)].join("\n\n"),
    };
  }
  const refused = state?.status === "REFUSED";
  const code: (typeof RUN_ERRORS)[number] = refused ? "approval_refused" : "approval_lapsed";
  const text = refused
    ? `The person refused it${state.reason ? `, in their words: “${state.reason}”` : "."}`
    : withoutWord(state);
  return { state: "FAILED", result: { code }, text };
}

/** Why there is no word of the person: they may still say it, and the run waits no longer; or nothing is left to decide. */
function withoutWord(state: ApprovalState | undefined): string {
  if (!state) return "It can no longer be decided: what it was about is gone.";
  return state.status === "WAITING" ? `Nobody decided it in ${MOST_DAYS} days.` : CLOSED[state.kind];
}

/** What the next call needs of an order. */
function namesIn(result: { order_id?: unknown; order_handle?: unknown }): string[] {
  const { order_id: id, order_handle: handle } = result;
  const named = [
    typeof id === "string" && `Order \`${id}\`.`,
    typeof handle === "string" && `\`orderHandle\` for get_order_status and the messages: \`${handle}\`.`,
  ].filter((one) => one !== false);
  return named.length > 0 ? [named.join(" ")] : [];
}
