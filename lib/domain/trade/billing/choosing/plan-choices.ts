import { includesTier, type PlanTier } from "@/lib/contracts/tiers";
import type { BillingView } from "@/lib/contracts/trade/billing/billing";

/** What a creator may do about a plan, as its column offers it. */
export type PlanChoice =
  | "yours"
  | "next"
  | "buy"
  | "upgrade"
  | "downgrade"
  | "keep"
  | "cancel"
  | "end"
  | "ask"
  | "none";

/**
 * What is offered for a plan: `buy` opens a checkout; `upgrade` and `downgrade` change a subscription now and with the next period;
 * `keep` takes a change back that is ahead; `cancel` ends with the period, `end` at once, what is not paid. `choosePlan` decides again.
 */
export function planChoice(tier: PlanTier, billing: BillingView): PlanChoice {
  const { subscription: sub, granted_tier: granted } = billing;
  if (sub?.status === "past_due") return tier === "FREE" ? "end" : billing.tier === tier ? "yours" : "none";
  if (sub?.next_tier === tier) return "next";
  if (sub?.tier === tier && sub.next_tier) return "keep";
  if (billing.tier === tier) return "yours";
  if (tier === "ENTERPRISE") return "ask";
  if (sub) {
    if (tier === "FREE") return "cancel";
    if (tier === sub.tier) return "yours";
    return includesTier(sub.tier, tier) ? "downgrade" : "upgrade";
  }
  return tier === "FREE" || includesTier(granted, tier) ? "none" : "buy";
}
