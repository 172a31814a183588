import { eq } from "drizzle-orm";
import { profiles } from "@/db/schema";
import { recordAudit } from "@/lib/audit/record";
import type { PlanTier } from "@/lib/contracts/tiers";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";

/** Puts a creator on a plan, for the operator and the billing webhooks. In effect at the next request; writes nothing when it is the plan already. */
export async function setTier(
  ctx: Context,
  profileId: string,
  tier: PlanTier,
): Promise<{ handle: string; tier: PlanTier }> {
  return transaction(ctx, async (tx) => {
    const [before] = await tx
      .select({ handle: profiles.handle, tier: profiles.tier })
      .from(profiles)
      .where(eq(profiles.id, profileId))
      .for("update");
    if (!before) throw notFound("The creator");
    if (before.tier !== tier) {
      await tx.update(profiles).set({ tier, updatedAt: ctx.now }).where(eq(profiles.id, profileId));
      const change = { from: before.tier, to: tier };
      await recordAudit(tx, ctx, profileId, "profile.tier_changed", { type: "profile", id: profileId }, change);
    }
    return { handle: before.handle, tier };
  });
}
