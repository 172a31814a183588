import Stripe from "stripe";
import { includesTier, type PlanTier, TIERS } from "@/lib/contracts/tiers";
import type { Context } from "@/lib/core/context";
import { conflict } from "@/lib/core/errors";
import { endSubscription } from "@/lib/domain/trade/payments/end-subscription";
import { processor } from "@/lib/domain/trade/payments/processor";
import { planPrice } from "../plan-price";
import { isLive, keptTier, META, type PlanRow } from "../plan-state";
import { syncPlan } from "../subscription/sync-plan";

const NOTHING_KEPT = { [META.keptPlan]: "", [META.keptUntil]: "" };

/** Moves a subscription to another plan at the processor and takes over what became of it. `choosePlan` says how. */
export async function changePlan(ctx: Context, row: PlanRow, tier: PlanTier): Promise<void> {
  if (row.status === "past_due" || !isLive(row.status)) return changeUnpaid(ctx, row, tier);
  const paid = keptTier(row, ctx.now) ?? row.tier;
  if (tier === (row.cancelAt ? "FREE" : row.tier)) throw conflict(unchanged(tier, row, paid));
  if (tier === "FREE") await processor().subscriptions.update(row.id, { cancel_at_period_end: true });
  else if (tier === paid) await price(row, tier, NOTHING_KEPT);
  else if (includesTier(paid, tier)) await price(row, tier, keeping(paid, row.currentPeriodEnd));
  else await upgrade(row, paid, tier);
  await syncPlan(ctx, row.id);
}

/** What is not paid for can only be ended, and ends at once. */
async function changeUnpaid(ctx: Context, row: PlanRow, tier: PlanTier): Promise<void> {
  if (tier !== "FREE") {
    throw conflict("The last payment for your plan failed. Change the card first; then you can change the plan.");
  }
  await endSubscription(row.id);
  await syncPlan(ctx, row.id);
}

/** The next period costs another price; this one goes on as it was paid. */
async function price(row: PlanRow, tier: PlanTier, metadata: Record<string, string>): Promise<void> {
  await processor().subscriptions.update(row.id, {
    items: [{ id: await itemOf(row.id), price: await planPrice(tier) }],
    proration_behavior: "none",
    cancel_at_period_end: false,
    metadata,
  });
}

/** The dearer plan begins at once, if the card pays the rest of the period; else everything stays. */
async function upgrade(row: PlanRow, paid: PlanTier, tier: PlanTier): Promise<void> {
  // what is paid for counts against the new price, not the lower plan that is ahead
  if (paid !== row.tier) await price(row, paid, NOTHING_KEPT);
  try {
    await processor().subscriptions.update(row.id, {
      items: [{ id: await itemOf(row.id), price: await planPrice(tier) }],
      proration_behavior: "always_invoice",
      payment_behavior: "error_if_incomplete",
      cancel_at_period_end: false,
      // of a move down that is over, too
      metadata: NOTHING_KEPT,
    });
  } catch (error) {
    if (paid !== row.tier) await price(row, row.tier, keeping(paid, row.currentPeriodEnd));
    if (!(error instanceof Stripe.errors.StripeCardError)) throw error;
    throw conflict(`${error.message} Your plan is as it was. Change the card and try again.`);
  }
}

function keeping(tier: PlanTier, until: Date): Record<string, string> {
  return { [META.keptPlan]: tier, [META.keptUntil]: String(Math.floor(until.getTime() / 1000)) };
}

async function itemOf(subscriptionId: string): Promise<string> {
  const { items } = await processor().subscriptions.retrieve(subscriptionId);
  const [item] = items.data;
  if (!item) throw conflict("The processor knows no plan in your subscription. Cancel it and choose again.");
  return item.id;
}

function unchanged(tier: PlanTier, row: PlanRow, paid: PlanTier): string {
  if (row.cancelAt) return "Your plan ends with its paid period already.";
  if (paid !== row.tier) return `You move to the ${TIERS[tier].name} plan with the next period already.`;
  return `You are on the ${TIERS[tier].name} plan already.`;
}
