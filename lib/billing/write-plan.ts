import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { planSubscriptions } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { checkAt, GRACE_MS, grantOf, type PlanRow, type PlanState } from "./plan-state";
import { lockCreator, settleTier } from "./settle-tier";
import { tellPlan } from "./tell-plan";

/**
 * Writes what the processor said of a subscription, if its row is still at `version` (0: there is none), with the plan that follows from
 * it, what the audit log says and the letters. `ignored` when its creator is gone.
 */
export async function writePlan(
  tx: Transaction,
  ctx: Context,
  state: PlanState,
  version: number,
): Promise<"written" | "stale" | "ignored"> {
  const creator = await lockCreator(tx, state.profileId);
  if (!creator) return "ignored";
  const [before] = await tx.select().from(planSubscriptions).where(eq(planSubscriptions.id, state.id));
  if ((before?.version ?? 0) !== version) return "stale";
  const graceEndsAt = state.status === "past_due" ? (before?.graceEndsAt ?? graceFrom(ctx.now)) : null;
  const after: PlanRow = {
    ...state,
    graceEndsAt,
    grants: grantOf({ ...state, graceEndsAt }, ctx.now),
    checkAt: checkAt({ ...state, graceEndsAt }, ctx.now),
    version: version + 1,
    updatedAt: ctx.now,
  };
  await tx.insert(planSubscriptions).values(after).onConflictDoUpdate({ target: planSubscriptions.id, set: after });
  await settleTier(tx, ctx, creator);
  await tellPlan(tx, ctx, creator, before, after);
  return "written";
}

function graceFrom(now: Date): Date {
  return new Date(now.getTime() + GRACE_MS);
}
