import { z } from "zod";
import { Cents, Currency } from "../values/page";

const Hours = z.number().min(0);
const Days = z.number().min(0);

/** The rules of trade that hold for every order, as figures and as sentences. */
export const MarketplacePolicies = z.object({
  currency: Currency,
  fees: z
    .object({
      platform_fee_percent: z
        .number()
        .meta({ description: "Of the amount; the creator bears it, the buyer pays the price shown." }),
      buyer_fee_cents: Cents.meta({ description: "What the buyer pays on top of the price, in US cents." }),
    })
    .meta({ description: "What the platform takes." }),
  checkout: z
    .object({
      expires_after_hours: Hours.meta({ description: "Hours after which a checkout that is not paid closes." }),
      agents_may_open: z.boolean().meta({ description: "Whether agents may open a checkout; a person pays it." }),
      needs_api_key: z.boolean().meta({ description: "Whether an agent needs an API key for it." }),
    })
    .meta({ description: "How an order begins." }),
  acceptance: z
    .object({
      window_hours: Hours.meta({ description: "Hours in which the buyer may respond to a delivery." }),
      without_an_answer: z.literal("accepted").meta({ description: "What a delivery counts as after that." }),
    })
    .meta({ description: "How a delivery is accepted." }),
  disputes: z
    .object({
      days_after_completion: Days.meta({ description: "Days after completion in which the buyer may open a dispute." }),
      stops_acceptance_timer: z.literal(true).meta({ description: "A dispute stops the hours of acceptance." }),
    })
    .meta({ description: "What holds when something is wrong." }),
  reviews: z
    .object({
      days_after_close: Days.meta({ description: "Days after an order's end in which it may be reviewed." }),
      per_order: z.literal(1).meta({ description: "Reviews per order." }),
      only_buyers: z.literal(true).meta({ description: "Only who bought may review." }),
    })
    .meta({ description: "Who may review what, and when." }),
  rules: z
    .array(
      z.object({
        topic: z.string().meta({ description: "What the rule is about." }),
        text: z.string().meta({ description: "The rule in a sentence." }),
      }),
    )
    .meta({ description: "The same rules, and more, as sentences." }),
});

export type MarketplacePoliciesView = z.infer<typeof MarketplacePolicies>;
