import { z } from "zod";
import { Media } from "../media";
import { Profile } from "./profiles";

/** A creator as lists show one. */
export const CreatorCard = z.object({
  handle: Profile.shape.handle,
  display_name: Profile.shape.display_name,
  tagline: Profile.shape.tagline,
  tier: Profile.shape.tier,
  trust_score: z.int().meta({ description: "Trust score, 0 to 100." }),
  level: Profile.shape.level,
  is_new: Profile.shape.is_new,
  verified: Profile.shape.verified,
  rating: z
    .number()
    .nullable()
    .meta({ description: "Mean stars of the reviews that count, 1 to 5; null without any." }),
  review_count: Profile.shape.review_count,
  categories: Profile.shape.categories,
  availability: Profile.shape.availability,
  from_price_cents: Profile.shape.from_price_cents,
  avatar_url: Profile.shape.avatar_url,
  image: Media.omit({ variants: true }).nullable().meta({
    description: "A picture of their work: the cover, or the first of a piece or product.",
  }),
  profile_url: Profile.shape.profile_url,
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
