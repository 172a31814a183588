import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { planSubscriptions } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { isOwed } from "@/lib/domain/trade/payments/owe-refund";
import { checkAt, GRACE_MS, grantOf, highest, type PlanRow, type PlanState } from "../plan-state";
import { keepOne, owePlan } from "./keep-one";
import { type LockedAccount, lockAccount, settleTier } from "./settle-tier";
import { tellPlan } from "./tell-plan";

/**
 * Writes what the processor said of a subscription, if its row is still at `version` (0: there is none), with the plan that follows from
 * it, what the audit log says and the mails. Of several only one stays. Answers whose it is; `ignored` when its
 * account is gone.
 */
export async function writePlan(
  tx: Transaction,
  ctx: Context,
  state: PlanState,
  version: number,
): Promise<LockedAccount | "stale" | "ignored"> {
  const { owner, ...said } = state;
  const account = await lockAccount(tx, owner);
  if (!account) return "ignored";
  const [before] = await tx.select().from(planSubscriptions).where(eq(planSubscriptions.id, state.id));
  if ((before?.version ?? 0) !== version) return "stale";
  const graceEndsAt = state.status === "past_due" ? (before?.graceEndsAt ?? graceFrom(ctx.now)) : null;
  const owed = await isOwed(tx, state.id);
  const after: PlanRow = {
    ...said,
    userId: account.userId,
    profileId: account.profileId,
    graceEndsAt,
    grants: owed ? "FREE" : grantOf({ ...state, graceEndsAt }, ctx.now),
    checkAt: checkAt({ ...state, graceEndsAt }, ctx.now),
    version: version + 1,
    updatedAt: ctx.now,
  };
  await tx.insert(planSubscriptions).values(after).onConflictDoUpdate({ target: planSubscriptions.id, set: after });
  // bought in a checkout that was open when its account was deleted
  if (account.deletedAt && !before) await owePlan(tx, ctx, after, "gone");
  const later = await keepOne(tx, ctx, account.userId);
  await settleTier(tx, ctx, account);
  // of one that does not stay the refund tells, and of the one that stays only what it adds
  if (later.some(({ id }) => id === after.id)) return account;
  const had = highest([before?.grants ?? "FREE", ...later.map(({ grants }) => grants)]);
  await tellPlan(tx, ctx, account, { before, after, had });
  return account;
}

function graceFrom(now: Date): Date {
  return new Date(now.getTime() + GRACE_MS);
}
