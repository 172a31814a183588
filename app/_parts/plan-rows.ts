import { type PlanTier, TIERS } from "@/lib/contracts/tiers";
import { number } from "@/lib/core/values/formats";

const cap = (value: number | null) => (value === null ? "No limit" : number.format(value));

/** What plans differ in: the words for it, and what a plan allows. */
export const PLAN_ROWS: readonly (readonly [label: string, value: (tier: PlanTier) => string])[] = [
  ["Requests per month", (t) => cap(TIERS[t].requestsPerMonth)],
  ["Requests per day", (t) => cap(TIERS[t].requestsPerDay)],
  ["Requests per minute", (t) => cap(TIERS[t].burstPerMinute)],
  ["Agent runs per month", (t) => cap(TIERS[t].agentRunsPerMonth)],
  ["API keys", (t) => cap(TIERS[t].apiKeys)],
  ["Webhook endpoints", (t) => cap(TIERS[t].webhookEndpoints)],
];
