import { expect, it } from "vitest";
import { PLAN_TIERS } from "@/lib/contracts/tiers";
import type { BillingView, PlanSubscriptionView } from "@/lib/contracts/trade/billing/billing";
import { planChoice } from "./plan-choices";

const paying = (parts: Partial<PlanSubscriptionView>): PlanSubscriptionView => ({
  tier: "STARTER",
  next_tier: null,
  status: "active",
  price_cents: 1_900,
  current_period_end: "2026-12-01T00:00:00.000Z",
  cancel_at: null,
  grace_ends_at: null,
  ...parts,
});

it.each<[string, Partial<BillingView>, string[]]>([
  ["pays for nothing", { tier: "FREE" }, ["yours", "buy", "buy", "ask"]],
  ["was given a plan", { tier: "STARTER", granted_tier: "STARTER" }, ["none", "yours", "buy", "ask"]],
  ["pays", { tier: "STARTER", subscription: paying({}) }, ["cancel", "yours", "upgrade", "ask"]],
  [
    "pays for more",
    { tier: "GROWTH", subscription: paying({ tier: "GROWTH" }) },
    ["cancel", "downgrade", "yours", "ask"],
  ],
  [
    "moves down",
    { tier: "GROWTH", subscription: paying({ tier: "GROWTH", next_tier: "STARTER" }) },
    ["cancel", "next", "keep", "ask"],
  ],
  ["leaves", { tier: "STARTER", subscription: paying({ next_tier: "FREE" }) }, ["next", "keep", "upgrade", "ask"]],
  ["owes", { tier: "STARTER", subscription: paying({ status: "past_due" }) }, ["end", "yours", "none", "none"]],
  [
    "owes, and grace is over",
    { tier: "FREE", subscription: paying({ status: "past_due" }) },
    ["end", "none", "none", "none"],
  ],
  [
    "pays next to a gift",
    { tier: "ENTERPRISE", granted_tier: "ENTERPRISE", subscription: paying({}) },
    ["cancel", "yours", "upgrade", "yours"],
  ],
])("a creator who %s", (_name, parts, expected) => {
  const billing: BillingView = {
    tier: "FREE",
    granted_tier: "FREE",
    subscription: null,
    invoices: [],
    has_portal: false,
    ...parts,
  };
  expect(PLAN_TIERS.map((tier) => planChoice(tier, billing))).toEqual(expected);
});
