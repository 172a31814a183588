import type { NewIntent, PlanView } from "@/lib/contracts/agents/agent-intents";
import type { Context } from "@/lib/core/context";
import { conflict } from "@/lib/core/errors";
import { recordPlan } from "@/lib/domain/agents/runs/record-plan";
import { requireAgent } from "@/lib/domain/agents/saved/read";
import { requireOwnerId } from "@/lib/domain/platform/access/require";
import { previewPlan } from "./planner/embedded";

/**
 * Decomposes an intent into the steps that an agent of the acting account would take, and keeps it. Calls no tool and no model: the
 * plan of an agent with a model is the embedded planner's forecast. Throws `not_found`, `conflict` for an archived agent.
 */
export async function planIntent(ctx: Context, agentId: string, { intent }: NewIntent): Promise<PlanView> {
  const { instructions, model, tools, limits, active } = await requireAgent(requireOwnerId(ctx), agentId);
  if (!active) throw conflict("The agent is archived. Take it out of the archive first: PATCH it with `active: true`.");
  const plan = previewPlan({ text: intent, brief: { instructions, model, tools, limits }, now: ctx.now });
  return recordPlan(ctx, agentId, intent, plan);
}
