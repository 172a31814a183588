import { eq } from "drizzle-orm";
import { profiles } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { refuseOwn, requireOperator } from "@/lib/domain/operators/access";
import { restoreAccount, suspendAccount } from "@/lib/domain/people/accounts/standing/suspend";
import { setVerified } from "@/lib/domain/people/profiles/set-verified";
import { freezePayouts } from "@/lib/domain/trade/payouts/freeze";

export const STANDING_CHANGES = ["suspend", "restore", "freeze", "unfreeze", "verify", "unverify"] as const;

export type StandingChange = { userId: string; change: (typeof STANDING_CHANGES)[number]; reason: string };

/**
 * An operator suspends an account or lifts that, freezes a creator's payouts or lets them go on, says who a creator is or takes it back. The owner reads the reason: by mail of
 * the first two, in their audit log of all. Throws `not_found`, `conflict` where it is so already, and for
 * an operator's own account.
 */
export async function changeStanding(ctx: Context, { userId, change, reason }: StandingChange): Promise<void> {
  await requireOperator(ctx);
  refuseOwn(ctx, [userId]);
  if (change === "suspend") await suspendAccount(ctx, { userId, reason });
  else if (change === "restore") await restoreAccount(ctx, { userId, reason });
  else {
    const [page] = await ctx.db.select({ id: profiles.id }).from(profiles).where(eq(profiles.userId, userId));
    if (!page) throw notFound("The creator");
    if (change === "verify" || change === "unverify") await setVerified(ctx, page.id, change === "verify", reason);
    else await freezePayouts(ctx, { profileId: page.id, frozen: change === "freeze", reason });
  }
}
