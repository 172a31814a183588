import { eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { planAccounts, planSubscriptions, profiles } from "@/db/schema";
import type { PlanTier } from "@/lib/contracts/tiers";
import type { Context } from "@/lib/core/context";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { highest } from "../plan-state";

export type LockedCreator = {
  id: string;
  userId: string;
  handle: string;
  displayName: string;
  tier: PlanTier;
  deletedAt: Date | null;
};

/**
 * Holds a creator's row for a change of plan, and sees to their billing account. Whoever has none yet keeps the plan they are on as the
 * operator's gift. Undefined when there is no such creator.
 */
export async function lockCreator(tx: Transaction, profileId: string): Promise<LockedCreator | undefined> {
  const [creator] = await tx
    .select({
      id: profiles.id,
      userId: profiles.userId,
      handle: profiles.handle,
      displayName: profiles.displayName,
      tier: profiles.tier,
      deletedAt: profiles.deletedAt,
    })
    .from(profiles)
    .where(eq(profiles.id, profileId))
    .for("no key update");
  if (!creator) return undefined;
  await tx.insert(planAccounts).values({ profileId, grantedTier: creator.tier }).onConflictDoNothing();
  return creator;
}

/**
 * Puts a creator, whose row is held, on the highest of what the operator gives and what their subscriptions pay for. In effect at the
 * next request: credentials read the plan from the row.
 */
export async function settleTier(
  tx: Transaction,
  ctx: Context,
  { id, tier: before }: LockedCreator,
): Promise<PlanTier> {
  const [account] = await tx
    .select({
      granted: planAccounts.grantedTier,
      paid: sql<PlanTier[]>`array(select s.grants::text from ${planSubscriptions} s where s.profile_id = ${id})`,
    })
    .from(planAccounts)
    .where(eq(planAccounts.profileId, id));
  const tier = highest(account ? [account.granted, ...account.paid] : []);
  if (tier === before) return tier;
  await tx.update(profiles).set({ tier, updatedAt: ctx.now }).where(eq(profiles.id, id));
  await recordAudit(tx, ctx, id, "profile.tier_changed", { type: "profile", id }, { from: before, to: tier });
  return tier;
}
