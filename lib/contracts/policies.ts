import { z } from "zod";
import { Cents } from "./page";

const Hours = z.number().min(0);
const Days = z.number().min(0);

/** The rules of trade that hold for every order, as figures and as sentences. */
export const MarketplacePolicies = z.object({
  currency: z.literal("usd"),
  fees: z.object({
    platform_fee_percent: z
      .number()
      .meta({ description: "Of the amount; the creator bears it, the buyer pays the price shown." }),
    buyer_fee_cents: Cents,
  }),
  checkout: z.object({ expires_after_hours: Hours, agents_may_open: z.boolean(), needs_api_key: z.boolean() }),
  acceptance: z.object({ window_hours: Hours, without_an_answer: z.literal("accepted") }),
  disputes: z.object({ days_after_completion: Days, stops_acceptance_timer: z.literal(true) }),
  reviews: z.object({ days_after_close: Days, per_order: z.literal(1), only_buyers: z.literal(true) }),
  rules: z.array(z.object({ topic: z.string(), text: z.string() })),
});

export type MarketplacePoliciesView = z.infer<typeof MarketplacePolicies>;
