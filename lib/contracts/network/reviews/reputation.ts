import { z } from "zod";
import { operation } from "../../operation";
import { Cents, Currency, Timestamp } from "../../values/page";
import { HandleParams, Level, TrustComponent } from "../profiles";
import { StarDistribution } from "./reviews";

/**
 * What a creator has verifiably done: from closed orders and verified-buyer reviews, never from what the creator says.
 */
export const Reputation = z
  .object({
    handle: z.string().meta({ description: "The creator's name in URLs." }),
    verified_earnings: z
      .object({
        amount_cents: Cents.meta({
          description:
            "What buyers paid for completed orders, less what went back to them, in US cents. The creator's own purchases are not in it.",
        }),
        currency: Currency,
        orders: z.int().meta({ description: "How many orders were completed." }),
        as_of: Timestamp.meta({ description: "When this was counted." }),
      })
      .meta({ description: "What buyers paid for completed orders." }),
    rating: z
      .number()
      .nullable()
      .meta({ description: "Mean stars of the reviews that count, 1 to 5; null without any." }),
    review_count: z.int().meta({ description: "How many reviews by verified buyers count." }),
    distribution: StarDistribution,
    level: Level.meta({ description: "Level, from closed orders, rating and disputes." }),
    founding_creator: z.boolean().meta({ description: "Whether they are one of the first creators." }),
    trust: z
      .object({
        score: z.int().min(0).max(100).meta({ description: "Trust score, 0 to 100." }),
        is_new: z.boolean().meta({ description: "Whether there are fewer than five closed orders." }),
        components: z.array(TrustComponent).meta({ description: "What the score is made of." }),
        version: z.int().meta({ description: "Version of the formula that made the score." }),
      })
      .meta({ description: "The trust score, and how it comes about." }),
  })
  .meta({ id: "Reputation", description: "What a creator has verifiably done." });

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
  touches: "shared",
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
