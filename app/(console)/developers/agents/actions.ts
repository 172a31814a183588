"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { z } from "zod";
import { type ActionState, action } from "@/lib/actions/action";
import { archiveAgent } from "@/lib/agents/archive";
import { cancelRun } from "@/lib/agents/cancel-run";
import { createAgent } from "@/lib/agents/create";
import { startRun } from "@/lib/agents/start-run";
import { updateAgent } from "@/lib/agents/update";
import { planIntent } from "@/lib/agents-runtime/plan-intent";
import { NewIntent, type PlanView } from "@/lib/contracts/agent-intents";
import { NewRun, type RunView } from "@/lib/contracts/agent-runs";
import { AGENT_TOOLS } from "@/lib/contracts/agent-tools";
import { AgentLimits, type AgentView, NewAgent } from "@/lib/contracts/agents";
import { idOf } from "@/lib/contracts/ids";

const NO_TOOL = "choose at least one tool";

/** The form's flat fields, as the contract has them. */
const AgentForm = z
  .object({
    id: idOf("agent").optional(),
    ...NewAgent.pick({ name: true, instructions: true, model: true }).shape,
    max_steps: z.coerce.number().pipe(AgentLimits.shape.max_steps),
    max_seconds: z.coerce.number().pipe(AgentLimits.shape.max_seconds),
    max_cost_cents: z.coerce.number().pipe(AgentLimits.shape.max_cost_cents),
  })
  .extend({ tools: z.array(z.enum(AGENT_TOOLS), NO_TOOL).min(1, NO_TOOL).max(AGENT_TOOLS.length) });

const save = action(AgentForm, async (ctx, { id, max_steps, max_seconds, max_cost_cents, ...fields }) => {
  const input = { ...fields, limits: { max_steps, max_seconds, max_cost_cents } };
  const agent = id ? await updateAgent(ctx, id, input) : await createAgent(ctx, input);
  redirect(`/developers/agents/${agent.id}`);
});

const archive = action(z.strictObject({ id: idOf("agent") }), async (ctx, { id }) => {
  const agent = await archiveAgent(ctx, id);
  refresh();
  return agent;
});

const restore = action(z.strictObject({ id: idOf("agent") }), async (ctx, { id }) => {
  const agent = await updateAgent(ctx, id, { active: true });
  refresh();
  return agent;
});

const start = action(NewRun.extend({ id: idOf("agent") }), async (ctx, { id, input }) => {
  const run = await startRun(ctx, id, input);
  redirect(`/developers/agents/runs/${run.id}`);
});

const plan = action(
  z
    .strictObject({ id: idOf("agent"), input: NewIntent.shape.intent })
    .transform(({ id, input }) => ({ id, intent: input })),
  (ctx, { id, intent }) => planIntent(ctx, id, { intent }),
);

const cancel = action(z.strictObject({ id: idOf("run") }), async (ctx, { id }) => {
  const run = await cancelRun(ctx, id);
  refresh();
  return run;
});

/** Makes an agent, or changes the one whose id the form has, and goes to its page. */
export async function saveAgentAction(previous: ActionState<never>, form: FormData): Promise<ActionState<never>> {
  return save(previous, form);
}

/** Takes an agent out of use. */
export async function archiveAgentAction(
  previous: ActionState<AgentView>,
  form: FormData,
): Promise<ActionState<AgentView>> {
  return archive(previous, form);
}

/** Takes an agent back into use. */
export async function restoreAgentAction(
  previous: ActionState<AgentView>,
  form: FormData,
): Promise<ActionState<AgentView>> {
  return restore(previous, form);
}

/** Starts a run and goes to its page; the other button of the same form shows the plan and does nothing. */
export async function startRunAction(previous: ActionState<PlanView>, form: FormData): Promise<ActionState<PlanView>> {
  const preview = form.get("then") === "plan";
  form.delete("then");
  return preview ? plan(previous, form) : start(previous as ActionState<never>, form);
}

/** Cancels a run. */
export async function cancelRunAction(previous: ActionState<RunView>, form: FormData): Promise<ActionState<RunView>> {
  return cancel(previous, form);
}
