import { z } from "zod";
import { Cents, Timestamp } from "./page";
import { LEVELS, TrustComponent } from "./profiles";
import { StarDistribution } from "./reviews";

/**
 * What a creator has verifiably done: from closed orders and verified-buyer reviews, never from what the creator says.
 */
export const Reputation = z
  .object({
    handle: z.string(),
    verified_earnings: z.object({
      amount_cents: Cents.meta({ description: "What buyers paid for completed orders, in US cents." }),
      currency: z.literal("usd"),
      orders: z.int().meta({ description: "Completed orders." }),
      as_of: Timestamp,
    }),
    rating: z.number().nullable(),
    review_count: z.int(),
    distribution: StarDistribution,
    level: z.enum(LEVELS),
    founding_creator: z.boolean(),
    trust: z.object({
      score: z.int().min(0).max(100),
      is_new: z.boolean(),
      components: z.array(TrustComponent),
      version: z.int(),
    }),
  })
  .meta({ id: "Reputation" });

export type ReputationView = z.infer<typeof Reputation>;
