import type { z } from "zod";
import { includesTier, TIERS } from "@/lib/contracts/tiers";
import type { ChoosePlan } from "@/lib/contracts/trade/billing/billing";
import type { Context } from "@/lib/core/context";
import { conflict } from "@/lib/core/errors";
import { isLive, type PlanRow } from "../plan-state";
import { standing } from "../subscription/keep-one";
import { changePlan } from "./change-plan";
import { accountOf, requireBuyer } from "./customer";
import { openPlanCheckout } from "./open-plan-checkout";

/**
 * Puts the signed-in account on a plan. Without a subscription `url` is the hosted checkout, and the plan begins with its payment. With
 * one it is changed and `url` is null: up at once, against what the rest of the period costs more; down, and to FREE, with the end of the
 * paid period. Choosing what is paid for takes a change that is ahead back.
 *
 * Throws `unauthorized`, `conflict` (nothing would change, a payment is due, the card is refused), `service_unavailable`.
 */
export async function choosePlan(ctx: Context, { tier }: z.output<typeof ChoosePlan>): Promise<{ url: string | null }> {
  const buyer = requireBuyer(ctx);
  const account = await accountOf(ctx, buyer.userId);
  const live = await liveSubscription(ctx, buyer.userId);
  if (live) {
    await changePlan(ctx, live, tier);
    return { url: null };
  }
  if (tier === "FREE") throw conflict("You pay for no plan: there is nothing to cancel.");
  if (account && account.grantedTier !== "FREE" && includesTier(account.grantedTier, tier)) {
    const given = TIERS[account.grantedTier].name;
    throw conflict(`You have the ${given} plan without paying: buying ${TIERS[tier].name} would change nothing.`);
  }
  return { url: await openPlanCheckout(ctx, buyer, tier) };
}

/** The subscription that the account has and that has not ended; one that gives something, if there are several. */
export async function liveSubscription(ctx: Context, userId: string): Promise<PlanRow | undefined> {
  const rows = await standing(ctx.db, userId);
  return rows.find(({ status }) => isLive(status)) ?? rows[0];
}
