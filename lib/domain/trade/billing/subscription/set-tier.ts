import { eq } from "drizzle-orm";
import { planAccounts } from "@/db/schema";
import type { PlanTier } from "@/lib/contracts/tiers";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { lockAccount, settleTier } from "./settle-tier";

/**
 * Gives an account a plan without payment, for the operator; FREE takes the gift back. `owner` is the account or its creator's page. Answers the plan they are on now, which is higher
 * when they pay for a higher one. In effect at the next request.
 */
export async function setTier(
  ctx: Context,
  owner: string,
  tier: PlanTier,
): Promise<{ handle: string | null; tier: PlanTier }> {
  return transaction(ctx, async (tx) => {
    const account = await lockAccount(tx, owner);
    if (!account) throw notFound("The account");
    const gift = { grantedTier: tier, updatedAt: ctx.now };
    await tx.update(planAccounts).set(gift).where(eq(planAccounts.userId, account.userId));
    return { handle: account.handle, tier: await settleTier(tx, ctx, account) };
  });
}
