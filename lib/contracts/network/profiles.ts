import { z } from "zod";
import { PlanTierName } from "../access";
import { operation } from "../operation";
import { MembershipTier } from "../trade/memberships/memberships";
import { Offer } from "../trade/products/products";
import { growing } from "../values/growing";
import { idOf } from "../values/ids";
import { EXAMPLE_MEDIA } from "../values/media";
import { Cents, Currency, OwnUrl, Timestamp } from "../values/page";
import { Availability } from "./availability";
import { EXAMPLE_PIECE, PortfolioPiece } from "./portfolio";

export const LEVELS = ["NEW", "RISING", "ESTABLISHED", "TOP"] as const;

export const Level = growing(LEVELS, "a level of its own, above NEW");

export const Handle = z
  .string()
  .regex(/^[a-z0-9-]{3,30}$/i, "3 to 30 letters, digits or hyphens")
  .meta({ description: "A creator's handle, in any case.", example: "demo" });

export const HandleParams = z.object({ handle: Handle });

export const CategoryRef = z
  .object({
    slug: z.string().meta({ description: "Name of the category in URLs and in filters such as `category`." }),
    name: z.string().meta({ description: "The category's name as people read it." }),
  })
  .meta({ description: "A category that a creator works in." });

export const TrustComponent = z
  .object({
    name: z.string().meta({ description: "What is measured, such as `rating`." }),
    weight: z.number().meta({ description: "How much it counts in the score, 0 to 1; all weights add up to 1." }),
    value: z.number().meta({ description: "What was measured, 0 to 1." }),
    sample: z.int().meta({ description: "How many cases it was measured on." }),
  })
  .meta({ description: "One part of a trust score." });

/** The public-safe snapshot of a creator. */
export const Profile = z
  .object({
    id: idOf("crt"),
    handle: z.string().meta({ description: "The creator's name in URLs; unique, whatever its case." }),
    display_name: z.string().meta({ description: "The creator's name as people read it." }),
    tagline: z.string().meta({ description: "What the creator does, in one line; may be empty." }),
    bio: z.string().meta({ description: "What the creator says of themselves, as Markdown; may be empty." }),
    avatar_url: z.string().nullable().meta({ description: "URL of a picture; null without one." }),
    avatar_alt: z
      .string()
      .meta({ description: "What that picture shows, for people who cannot see it; may be empty." }),
    cover_url: z
      .string()
      .nullable()
      .meta({ description: "URL of the picture across the top of the page; null without one." }),
    cover_alt: z.string().meta({ description: "What the cover shows, for people who cannot see it; may be empty." }),
    location: z
      .string()
      .nullable()
      .meta({ description: "Where the creator works, as they write it; null when not said." }),
    languages: z.array(z.string()).meta({ description: "Languages that they work in, as ISO 639-1 codes." }),
    verified: z.boolean().meta({ description: "Whether the service verified who they are." }),
    mcp_discoverable: z.boolean().meta({ description: "Whether agents may find and hire them." }),
    founding_creator: z.boolean().meta({ description: "Whether they are one of the first creators." }),
    trust_score: z.int().min(0).max(100).meta({ description: "Trust score, 0 to 100." }),
    trust_components: z.array(TrustComponent).meta({ description: "What the trust score is made of." }),
    level: Level.meta({ description: "Level, from closed orders, rating and disputes." }),
    is_new: z.boolean().meta({ description: "Whether they have fewer than five closed orders." }),
    tier: PlanTierName.meta({ description: "The creator's plan. It never raises the trust score." }),
    categories: z.array(CategoryRef).meta({ description: "Categories that they work in, at most three." }),
    skills: z.array(z.string()).meta({ description: "Skills, in their own words." }),
    links: z
      .array(
        z
          .object({
            label: z.string().meta({ description: "Text of the link." }),
            url: z.string().meta({ description: "Where it leads." }),
          })
          .meta({ description: "A link that a creator shows." }),
      )
      .meta({ description: "Where else to look, such as a portfolio." }),
    availability: Availability,
    from_price_cents: Cents.nullable().meta({
      description: "The lowest price on offer, in US cents; null without offers.",
    }),
    currency: Currency,
    rating: z
      .number()
      .min(1)
      .max(5)
      .nullable()
      .meta({ description: "Mean stars of the reviews that count, 1 to 5; null without any." }),
    review_count: z.int().meta({ description: "How many reviews by verified buyers count." }),
    tiers: z.array(MembershipTier).meta({ description: "Memberships that can be joined." }),
    offers: z.array(Offer).meta({ description: "Products that can be bought." }),
    portfolio: z.array(PortfolioPiece).meta({ description: "Work that they show, in their order." }),
    profile_url: OwnUrl.meta({ description: "URL of the profile page." }),
    agent_json_url: OwnUrl.meta({ description: "URL of the profile as a document for agents." }),
    member_since: Timestamp.meta({ description: "When they became a creator." }),
  })
  .meta({ id: "Profile", description: "The public-safe snapshot of a creator." });

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
  images: [EXAMPLE_MEDIA],
  requirements: [
    { id: "name", label: "What is the place called?", help: "", kind: "text", options: [], required: true },
  ],
  subcategories: ["brand-identity"],
  skills: [],
  url: "https://guildhall.example/harbour-type/products/brand-identity",
};

export const EXAMPLE_PROFILE = {
  id: "crt_01k5s3v9n6e8wbr4q2ycx7th0d",
  handle: "harbour-type",
  display_name: "Mara Lindqvist",
  tagline: "Identities for places by the water",
  bio: "I draw letters for ferries, museums and fish shops.",
  avatar_url: "https://guildhall.example/media/0b6f4e1fd2a94c0b8f0f3f9be1a7c655-320.webp",
  avatar_alt: "Mara in her workshop",
  cover_url: null,
  cover_alt: "",
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
  availability: { open: true, max_open_orders: 4, next_free_on: null },
  from_price_cents: 142_000,
  currency: "usd",
  rating: 4.9,
  review_count: 31,
  tiers: [],
  offers: [EXAMPLE_OFFER],
  portfolio: [EXAMPLE_PIECE],
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
  touches: "shared",
  scope: "public",
  tier: "FREE",
  status: 200,
  params: HandleParams,
  response: Profile,
  example: { response: EXAMPLE_PROFILE },
  errors: ["not_found"],
  cache: { maxAge: 1 },
  remembered: "creator",
});
