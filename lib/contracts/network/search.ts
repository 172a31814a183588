import { z } from "zod";
import { Cents, OwnUrl } from "../page";
import { PLAN_TIERS } from "../tiers";
import { CategoryRef, LEVELS } from "./profiles";

/** A creator as lists show one. */
export const CreatorCard = z.object({
  handle: z.string(),
  display_name: z.string(),
  tagline: z.string(),
  tier: z.enum(PLAN_TIERS),
  trust_score: z.int(),
  level: z.enum(LEVELS),
  is_new: z.boolean(),
  verified: z.boolean(),
  rating: z.number().nullable(),
  review_count: z.int(),
  categories: z.array(CategoryRef),
  from_price_cents: Cents.nullable(),
  profile_url: OwnUrl,
});

export type CreatorCardView = z.infer<typeof CreatorCard>;

/** What a search may ask. `audience: "agent"` meets discoverable profiles only. */
export type CreatorSearch = {
  query?: string;
  category?: string;
  minTrustScore?: number;
  maxPriceCents?: number;
  limit?: number;
  cursor?: string;
  audience: "site" | "agent";
};

/** One line under the search box. `path` is on our own host. */
export type Suggestion = { kind: "category" | "service" | "creator"; label: string; detail: string; path: string };
