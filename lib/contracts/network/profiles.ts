import { z } from "zod";
import { PlanTierName } from "../access";
import { growing } from "../growing";
import { idOf } from "../ids";
import { operation } from "../operation";
import { Cents, OwnUrl, Timestamp } from "../page";
import { MembershipTier } from "../trade/memberships";
import { Offer } from "../trade/products";

export const LEVELS = ["NEW", "RISING", "ESTABLISHED", "TOP"] as const;

export const Level = growing(LEVELS, "a level of its own, above NEW");

export const Handle = z
  .string()
  .regex(/^[a-z0-9-]{3,30}$/i, "3 to 30 letters, digits or hyphens")
  .meta({ description: "A creator's handle.", example: "demo" });

export const HandleParams = z.object({ handle: Handle });

export const CategoryRef = z.object({ slug: z.string(), name: z.string() });

export const TrustComponent = z.object({ name: z.string(), weight: z.number(), value: z.number(), sample: z.int() });

/** The public-safe snapshot of a creator. */
export const Profile = z
  .object({
    id: idOf("crt"),
    handle: z.string(),
    display_name: z.string(),
    tagline: z.string(),
    bio: z.string().meta({ description: "Markdown." }),
    avatar_url: z.string().nullable(),
    location: z.string().nullable(),
    languages: z.array(z.string()),
    verified: z.boolean(),
    mcp_discoverable: z.boolean(),
    founding_creator: z.boolean(),
    trust_score: z.int().min(0).max(100),
    trust_components: z.array(TrustComponent),
    level: Level,
    is_new: z.boolean().meta({ description: "Fewer than five closed orders." }),
    tier: PlanTierName,
    categories: z.array(CategoryRef),
    skills: z.array(z.string()),
    links: z.array(z.object({ label: z.string(), url: z.string() })),
    from_price_cents: Cents.nullable(),
    currency: z.literal("usd"),
    rating: z.number().min(1).max(5).nullable(),
    review_count: z.int(),
    tiers: z.array(MembershipTier),
    offers: z.array(Offer),
    profile_url: OwnUrl,
    agent_json_url: OwnUrl,
    member_since: Timestamp,
  })
  .meta({ id: "Profile" });

export type ProfileView = z.infer<typeof Profile>;

const EXAMPLE_OFFER = {
  product_id: "prod_01k5s3v9n6e8wbr4q2ycx7th0d",
  slug: "brand-identity",
  name: "Brand identity",
  summary: "A mark, two typefaces and the rules for them.",
  kind: "packages",
  price_cents: 142_000,
  currency: "usd",
  delivery_days: 14,
  revisions: 2,
  packages: [
    {
      tier_id: "basic",
      name: "Basic",
      description: "The mark, in every format.",
      price_cents: 142_000,
      delivery_days: 14,
      revisions: 2,
      features: ["Source files", "One-page guidelines"],
    },
  ],
  addons: [{ addon_id: "rush", name: "Rush", description: "Half the time.", price_cents: 35_000, extra_days: 0 }],
  url: "https://guildhall.example/harbour-type/products/brand-identity",
};

const EXAMPLE_PROFILE = {
  id: "crt_01k5s3v9n6e8wbr4q2ycx7th0d",
  handle: "harbour-type",
  display_name: "Mara Lindqvist",
  tagline: "Identities for places by the water",
  bio: "I draw letters for ferries, museums and fish shops.",
  avatar_url: null,
  location: "Gothenburg, Sweden",
  languages: ["en", "sv"],
  verified: true,
  mcp_discoverable: true,
  founding_creator: false,
  trust_score: 88,
  trust_components: [{ name: "rating", weight: 0.4, value: 0.94, sample: 31 }],
  level: "ESTABLISHED",
  is_new: false,
  tier: "GROWTH",
  categories: [{ slug: "design-creative", name: "Design & Creative" }],
  skills: ["Lettering", "Wayfinding"],
  links: [{ label: "Portfolio", url: "https://harbour-type.example" }],
  from_price_cents: 142_000,
  currency: "usd",
  rating: 4.9,
  review_count: 31,
  tiers: [],
  offers: [EXAMPLE_OFFER],
  profile_url: "https://guildhall.example/harbour-type",
  agent_json_url: "https://guildhall.example/harbour-type/agent.json",
  member_since: "2026-02-03T08:15:00.000Z",
};

export const getProfile = operation({
  id: "getProfile",
  method: "GET",
  path: "/v1/profiles/{handle}",
  summary: "Read a creator's public profile",
  tag: "Profiles",
  scope: "public",
  tier: "FREE",
  status: 200,
  params: HandleParams,
  response: Profile,
  example: { response: EXAMPLE_PROFILE },
  errors: ["not_found"],
  cache: { maxAge: 15 },
});
