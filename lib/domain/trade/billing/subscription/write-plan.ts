import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { planSubscriptions } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { isOwed } from "@/lib/domain/trade/payments/owe-refund";
import { checkAt, GRACE_MS, grantOf, highest, type PlanRow, type PlanState } from "../plan-state";
import { keepOne, owePlan } from "./keep-one";
import { lockCreator, settleTier } from "./settle-tier";
import { tellPlan } from "./tell-plan";

/**
 * Writes what the processor said of a subscription, if its row is still at `version` (0: there is none), with the plan that follows from
 * it, what the audit log says and the letters. Of several only one stays. `ignored` when its creator is gone.
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
  const owed = await isOwed(tx, state.id);
  const after: PlanRow = {
    ...state,
    graceEndsAt,
    grants: owed ? "FREE" : grantOf({ ...state, graceEndsAt }, ctx.now),
    checkAt: checkAt({ ...state, graceEndsAt }, ctx.now),
    version: version + 1,
    updatedAt: ctx.now,
  };
  await tx.insert(planSubscriptions).values(after).onConflictDoUpdate({ target: planSubscriptions.id, set: after });
  // bought in a checkout that was open when its creator's account was deleted
  if (creator.deletedAt && !before) await owePlan(tx, ctx, after, "gone");
  const later = await keepOne(tx, ctx, creator.id);
  await settleTier(tx, ctx, creator);
  // of one that does not stay the refund tells, and of the one that stays only what it adds
  if (later.some(({ id }) => id === after.id)) return "written";
  const had = highest([before?.grants ?? "FREE", ...later.map(({ grants }) => grants)]);
  await tellPlan(tx, ctx, creator, { before, after, had });
  return "written";
}

function graceFrom(now: Date): Date {
  return new Date(now.getTime() + GRACE_MS);
}
