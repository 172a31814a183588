/** Plan tiers and their caps: the one table, from which pages and docs have them. `null` means no cap. Prices in US cents per month. */
export const TIERS = {
  FREE: {
    name: "Free",
    priceCents: 0,
    requestsPerMonth: 30_000,
    requestsPerDay: 5_000,
    burstPerMinute: 60,
    agentRunsPerMonth: 10,
    webhookEndpoints: 3,
    apiKeys: 3,
  },
  STARTER: {
    name: "Starter",
    priceCents: 1_900,
    requestsPerMonth: 300_000,
    requestsPerDay: 50_000,
    burstPerMinute: 300,
    agentRunsPerMonth: 200,
    webhookEndpoints: 10,
    apiKeys: 10,
  },
  GROWTH: {
    name: "Growth",
    priceCents: 7_900,
    requestsPerMonth: 3_000_000,
    requestsPerDay: 500_000,
    burstPerMinute: 1_200,
    agentRunsPerMonth: 2_000,
    webhookEndpoints: 50,
    apiKeys: 50,
  },
  ENTERPRISE: {
    name: "Enterprise",
    priceCents: 49_900,
    requestsPerMonth: 30_000_000,
    requestsPerDay: null,
    burstPerMinute: 6_000,
    agentRunsPerMonth: 20_000,
    webhookEndpoints: 500,
    apiKeys: 500,
  },
} as const satisfies Record<string, TierCaps>;

export type TierCaps = {
  name: string;
  priceCents: number;
  requestsPerMonth: number;
  requestsPerDay: number | null;
  burstPerMinute: number;
  agentRunsPerMonth: number;
  webhookEndpoints: number;
  apiKeys: number;
};

export type PlanTier = keyof typeof TIERS;

export const PLAN_TIERS = Object.keys(TIERS) as [PlanTier, ...PlanTier[]];

/** Requests per minute and client address on public operations without a credential. */
export const PUBLIC_REQUESTS_PER_MINUTE = 120;

/** True when `tier` includes everything that `minimum` does. */
export function includesTier(tier: PlanTier, minimum: PlanTier): boolean {
  return PLAN_TIERS.indexOf(tier) >= PLAN_TIERS.indexOf(minimum);
}
