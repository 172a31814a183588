import { z } from "zod";
import { operation } from "../operation";
import { Cents, Timestamp } from "../page";
import { HandleParams, Level, TrustComponent } from "./profiles";
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
    level: Level,
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

export const getReputation = operation({
  id: "getReputation",
  method: "GET",
  path: "/v1/reputation/{handle}",
  summary: "Read a creator's verified reputation",
  description:
    "Earnings from completed orders, ratings by verified buyers, level, founding-creator status and the trust score with " +
    "its components, of any creator.",
  tag: "Reputation",
  scope: "reputation:read",
  tier: "FREE",
  status: 200,
  params: HandleParams,
  response: Reputation,
  errors: ["not_found"],
  example: {
    response: {
      handle: "demo",
      verified_earnings: { amount_cents: 1_284_000, currency: "usd", orders: 17, as_of: "2026-11-20T09:30:00.000Z" },
      rating: 4.5,
      review_count: 12,
      distribution: { "1": 0, "2": 1, "3": 0, "4": 3, "5": 8 },
      level: "ESTABLISHED",
      founding_creator: true,
      trust: {
        score: 84,
        is_new: false,
        components: [{ name: "rating", weight: 0.35, value: 0.88, sample: 12 }],
        version: 1,
      },
    },
  },
});
