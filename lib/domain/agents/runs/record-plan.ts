import { agentIntents, type PlanStep } from "@/db/schema";
import type { PlanView } from "@/lib/contracts/agents/agent-intents";
import type { RUN_ERRORS } from "@/lib/contracts/agents/agent-runs";
import type { Context } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { viewPlan } from "@/lib/domain/agents/saved/view";
import { requireOwnerId } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";

/** A plan as it was made. `estimatedAtomic` in USDC atomic units; `obstacle` says why there are no steps. */
export type MadePlan = {
  steps: PlanStep[];
  obstacle: string | null;
  obstacleCode: (typeof RUN_ERRORS)[number] | null;
  understood: string[];
  unchecked: string[];
  estimatedAtomic: number;
};

/** Keeps an intent of the acting account with the plan that was made of it. */
export async function recordPlan(ctx: Context, agentId: string, intent: string, plan: MadePlan): Promise<PlanView> {
  const ownerId = requireOwnerId(ctx);
  return transaction(ctx, async (tx) => {
    const id = newId("intent");
    const values = { id, ownerId, agentId, intent, ...plan, livemode: ctx.livemode, createdAt: ctx.now };
    const [row] = await tx.insert(agentIntents).values(values).returning();
    if (!row) throw new Error("the plan was not written");
    await recordAudit(tx, ctx, ownerId, "agent_intent.planned", { type: "agent", id: agentId }, { intent_id: id });
    return viewPlan(row);
  });
}
