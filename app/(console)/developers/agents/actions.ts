"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { z } from "zod";
import { NewIntent, type PlanView } from "@/lib/contracts/agents/agent-intents";
import { NewRun } from "@/lib/contracts/agents/agent-runs";
import { AGENT_TOOLS } from "@/lib/contracts/agents/agent-tools";
import { AgentLimits, NewAgent } from "@/lib/contracts/agents/agents";
import { dollars } from "@/lib/contracts/trade/dollars";
import { limitsOf, SpendLimitsForm } from "@/lib/contracts/trade/spending";
import { idOf } from "@/lib/contracts/values/ids";
import { cancelRun } from "@/lib/domain/agents/runs/cancel";
import { startRun } from "@/lib/domain/agents/runs/start";
import { archiveAgent } from "@/lib/domain/agents/saved/archive";
import { createAgent } from "@/lib/domain/agents/saved/create";
import { limitAgent } from "@/lib/domain/agents/saved/spending";
import { updateAgent } from "@/lib/domain/agents/saved/update";
import { type ActionState, action } from "@/lib/transports/actions/action";
import { planIntent } from "@/lib/transports/agents/plan-intent";

const NO_TOOL = "choose at least one tool";

/** The form's flat fields, as the contract has them. */
const AgentForm = z
  .object({
    id: idOf("agent").optional(),
    ...NewAgent.pick({ name: true, instructions: true, model: true }).shape,
    max_steps: z.coerce.number().pipe(AgentLimits.shape.max_steps),
    max_seconds: z.coerce.number().pipe(AgentLimits.shape.max_seconds),
    max_cost_cents: dollars(1, 10_000),
  })
  .extend({ tools: z.array(z.enum(AGENT_TOOLS), NO_TOOL).min(1, NO_TOOL).max(AGENT_TOOLS.length) });

/** Makes an agent, or changes the one whose id the form has, and goes to its page. */
export const saveAgentAction = action(
  AgentForm,
  async (ctx, { id, max_steps, max_seconds, max_cost_cents, ...fields }) => {
    const input = { ...fields, limits: { max_steps, max_seconds, max_cost_cents } };
    const agent = id ? await updateAgent(ctx, id, input) : await createAgent(ctx, input);
    refresh();
    redirect(`/developers/agents/${agent.id}`);
  },
);

/** Takes an agent out of use. */
export const archiveAgentAction = action(z.strictObject({ id: idOf("agent") }), async (ctx, { id }) => {
  const agent = await archiveAgent(ctx, id);
  refresh();
  return agent;
});

/** Takes an agent back into use. */
export const restoreAgentAction = action(z.strictObject({ id: idOf("agent") }), async (ctx, { id }) => {
  const agent = await updateAgent(ctx, id, { active: true });
  refresh();
  return agent;
});

const start = action(NewRun.extend({ id: idOf("agent") }), async (ctx, { id, input }) => {
  const run = await startRun(ctx, id, input);
  refresh();
  redirect(`/developers/agents/runs/${run.id}`);
});

const plan = action(
  z
    .strictObject({ id: idOf("agent"), input: NewIntent.shape.intent })
    .transform(({ id, input }) => ({ id, intent: input })),
  (ctx, { id, intent }) => planIntent(ctx, id, { intent }),
);

/** Says what an agent may spend for its owner, from its next checkout on. */
export const limitAgentAction = action(
  z.object({ id: idOf("agent"), ...SpendLimitsForm.shape }),
  async (ctx, { id, ...limits }) => {
    await limitAgent(ctx, id, limitsOf(limits));
    refresh();
    return null;
  },
);

/** Cancels a run. */
export const cancelRunAction = action(z.strictObject({ id: idOf("run") }), async (ctx, { id }) => {
  const run = await cancelRun(ctx, id);
  refresh();
  return run;
});

/** Starts a run and goes to its page; the other button of the same form shows the plan and does nothing. */
export async function startRunAction(previous: ActionState<PlanView>, form: FormData): Promise<ActionState<PlanView>> {
  const preview = form.get("then") === "plan";
  form.delete("then");
  return preview ? plan(previous, form) : start(previous as ActionState<never>, form);
}
