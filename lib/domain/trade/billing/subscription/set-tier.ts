import { eq } from "drizzle-orm";
import { planAccounts } from "@/db/schema";
import type { PlanTier } from "@/lib/contracts/tiers";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { lockCreator, settleTier } from "./settle-tier";

/**
 * Gives a creator a plan without payment, for the operator; FREE takes the gift back. Answers the plan they are on now, which is higher
 * when they pay for a higher one. In effect at the next request.
 */
export async function setTier(
  ctx: Context,
  profileId: string,
  tier: PlanTier,
): Promise<{ handle: string; tier: PlanTier }> {
  return transaction(ctx, async (tx) => {
    const creator = await lockCreator(tx, profileId);
    if (!creator) throw notFound("The creator");
    const gift = { grantedTier: tier, updatedAt: ctx.now };
    await tx.update(planAccounts).set(gift).where(eq(planAccounts.profileId, profileId));
    return { handle: creator.handle, tier: await settleTier(tx, ctx, creator) };
  });
}
