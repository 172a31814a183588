import type Stripe from "stripe";
import { PLAN_TIERS, type PlanTier, TIERS } from "@/lib/contracts/tiers";
import { processor } from "@/lib/domain/trade/payments/processor";

/** Names a plan in the metadata of its price at the processor. */
const PLAN = "guildhall_plan";

/**
 * The id of the processor's price of a plan, made the first time it is asked for. The amount is part of its look-up key: a plan whose
 * price changes gets a new one, and those who subscribed before keep theirs.
 */
export async function planPrice(tier: PlanTier): Promise<string> {
  const { name, priceCents } = TIERS[tier];
  const lookup_key = `${PLAN}_${tier.toLowerCase()}_${priceCents}`;
  const known = await processor().prices.list({ lookup_keys: [lookup_key], active: true, limit: 1 });
  if (known.data[0]) return known.data[0].id;
  const made = await processor().prices.create(
    {
      currency: "usd",
      unit_amount: priceCents,
      recurring: { interval: "month" },
      lookup_key,
      metadata: { [PLAN]: tier },
      product_data: { name: `Guildhall ${name}` },
    },
    // two first buyers at once get the same one
    { idempotencyKey: `plan-price:${lookup_key}` },
  );
  return made.id;
}

/** Which plan a price is for; null when it is none of ours. */
export function planOfPrice(price: Stripe.Price | undefined): PlanTier | null {
  return planNamed(price?.metadata[PLAN]);
}

/** The plan of this name, or null. */
export function planNamed(name: string | undefined): PlanTier | null {
  return PLAN_TIERS.find((tier) => tier === name) ?? null;
}
