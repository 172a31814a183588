import { z } from "zod";
import { operation } from "../../operation";
import { growing } from "../../values/growing";
import { Thumbnail } from "../../values/media";
import { PageQuery, pageOf } from "../../values/page";
import { text } from "../../values/text";
import { Profile } from "../profiles";
import { Facets } from "./facets";
import { EXAMPLE_CREATOR, EXAMPLE_UNDERSTOOD } from "./search-examples";

/** Which part of an answer fits best what was asked. */
export const Matched = z
  .object({
    product_id: z
      .string()
      .nullable()
      .meta({ description: "The product that fits best; null when none was told apart." }),
    why: z.string().meta({ description: "Why the creator was found, in a few words." }),
  })
  .meta({ id: "Matched", description: "Why somebody was found, and with what." });

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
  fastest_delivery_days: z
    .int()
    .nullable()
    .meta({ description: "Days of the fastest product on sale; null without one." }),
  location: Profile.shape.location,
  languages: Profile.shape.languages,
  avatar_url: Profile.shape.avatar_url,
  image: Thumbnail.nullable().meta({
    description: "A picture of their work: the cover, or the first of a piece or product.",
  }),
  profile_url: Profile.shape.profile_url,
  matched: Matched.optional().meta({ description: "Why they were found, when words were searched for." }),
});

export type CreatorCardView = z.infer<typeof CreatorCard>;

export const SORTS = ["best", "price", "delivery", "rating", "newest"] as const;
export type Sort = (typeof SORTS)[number];

/** Longest query that is read. */
export const MAX_QUERY = 400;

/** What a search may ask. `audience: "agent"` meets discoverable profiles only. Languages and countries by code or by name. */
export type CreatorSearch = {
  query?: string;
  /** The query is telling words of a longer text, most of which nobody needs to cover. */
  excerpt?: boolean;
  category?: string;
  subcategory?: string;
  skill?: string;
  language?: string;
  country?: string;
  minTrustScore?: number;
  maxPriceCents?: number;
  maxDeliveryDays?: number;
  minRating?: number;
  verified?: boolean;
  /** Who takes orders now, or will within some days. */
  available?: boolean;
  availableWithinDays?: number;
  acceptsQuotes?: boolean;
  sort?: Sort;
  /** Count what is found, too. */
  facets?: boolean;
  limit?: number;
  cursor?: string;
  audience: "site" | "agent";
};

const Value = z
  .object({
    value: z.string().meta({ description: "What was read: a slug or codes." }),
    name: z.string().meta({ description: "The same as people read it." }),
    phrase: z.string().meta({ description: "The words of the query that said so." }),
  })
  .meta({ id: "UnderstoodValue", description: "Something that a query was read to ask." });

/** What a query was read to ask. */
export const Understood = z
  .object({
    words: z
      .string()
      .meta({ description: "The words that were searched for, without those that said something else." }),
    concepts: z
      .array(Value)
      .meta({ description: "What of the taxonomy the words name, categories and subcategories, the strongest first." }),
    place: Value.nullable().meta({ description: "The place that the query asks for; null when not said." }),
    language: Value.nullable().meta({
      description: "The language that they must speak, as ISO 639-1; null when not said.",
    }),
    max_price_cents: z.int().nullable().meta({ description: "The highest price in US cents; null when not said." }),
    max_delivery_days: z.int().nullable().meta({ description: "The longest delivery in days; null when not said." }),
    available_within_days: z
      .int()
      .nullable()
      .meta({ description: "Days within which they must be free; null when not said." }),
    cheap: z.boolean().meta({ description: "Whether something cheap was asked for: low prices count more." }),
    excluded: z.array(z.string()).meta({
      description:
        "What shall not be, as it was typed: who is in such a place is left out, who does such work stands lower.",
    }),
  })
  .meta({ id: "Understood", description: "What a query was read to ask." });

export type UnderstoodView = z.infer<typeof Understood>;

export const RELAXABLE = [
  "max_delivery_days",
  "max_price_cents",
  "place",
  "language",
  "available_within_days",
] as const;

export const Relaxed = z
  .object({
    field: growing(RELAXABLE, "a constraint that gave way").meta({ description: "The constraint that gave way." }),
    phrase: z.string().meta({ description: "The words of the query that said it." }),
  })
  .meta({ id: "Relaxed", description: "Something that the query asked and nobody fulfils: answered without it." });

export type RelaxedView = z.infer<typeof Relaxed>;

const Flag = z.stringbool({ truthy: ["true"], falsy: ["false"], case: "sensitive" });
const flag = (description: string) => Flag.optional().meta({ override: { type: "boolean" }, description });
const whole = (least: number, most: number, description: string) =>
  z.coerce.number().int().min(least).max(most).optional().meta({ description });
const slug = z.string().max(80);

/** What can be filtered by, the same for creators and offers. */
export const SearchFilters = z.object({
  category: slug.optional().meta({ description: "Slug of a category, as `GET /v1/categories` lists them." }),
  subcategory: slug.optional().meta({ description: "Slug of a subcategory." }),
  skill: text(60, { min: 1 }).optional().meta({ description: "A skill, as a creator names it, in any case." }),
  language: text(40, { min: 1 })
    .optional()
    .meta({ description: "A language that they work in: its ISO 639-1 code or its name.", example: "es" }),
  country: text(60, { min: 1 })
    .optional()
    .meta({ description: "Where they work: an ISO 3166-1 code, or the name of a country, city or part of the world." }),
  max_price_cents: whole(1, 100_000_000, "Highest starting price, in US cents."),
  max_delivery_days: whole(1, 365, "Longest delivery, in days from payment."),
  min_trust: z.coerce.number().min(0).max(100).optional().meta({ description: "Lowest trust score, 0 to 100." }),
  min_rating: z.coerce.number().min(1).max(5).optional().meta({ description: "Lowest mean stars, 1 to 5." }),
  verified: flag("Only creators whose identity the service verified."),
  available: flag("Only creators who take orders now."),
  accepts_quotes: flag("Only creators who can be asked for a quote: those with a product on sale."),
  sort: z.enum(SORTS).default("best").meta({
    description: "`best` is relevance, then trust; the others order what is found by one figure.",
  }),
});

export const SearchQuery = PageQuery.extend({
  query: text(MAX_QUERY).optional().meta({
    description:
      "What is needed, in any of eleven languages: a trade, skill or name, with where, in which language, for how much and by when.",
    example: "logo design under $500 in Spanish",
  }),
  ...SearchFilters.shape,
  facets: flag("Count what is found by what it can be filtered by, too: slower, and the same for each page."),
});

export type SearchQuery = z.output<typeof SearchQuery>;

/** What an answer says besides its rows. */
export const FOUND = {
  read_as: z.string().optional().meta({
    description: "The query that was answered, where the one asked found nobody and looked mistyped.",
  }),
  understood: Understood.optional().meta({ description: "What the query was read to ask; absent without a query." }),
  relaxed: z.array(Relaxed).meta({ description: "What gave way because nobody fulfils it; mostly empty." }),
  facets: Facets.optional().meta({ description: "What was found, counted; absent unless asked for." }),
};

/** The same as a component of its own. */
export const ListedCreator = CreatorCard.meta({ id: "CreatorCard", description: "A creator as lists show one." });

export const CreatorPage = pageOf(ListedCreator).extend(FOUND).meta({ id: "CreatorPage" });

export const searchCreators = operation({
  id: "searchCreators",
  method: "GET",
  path: "/v1/creators",
  summary: "Search creators",
  description:
    "Creators who can be discovered, ranked by what was meant: trades in eleven languages, places, languages, prices and times are read " +
    "from the query. Without a query, the most trusted first. A result that fits too little is not shown.",
  tag: "Search",
  touches: "shared",
  scope: "public",
  tier: "FREE",
  status: 200,
  query: SearchQuery,
  response: CreatorPage,
  errors: ["invalid_cursor"],
  remembered: "everyone",
  example: {
    response: {
      data: [EXAMPLE_CREATOR],
      has_more: false,
      next_cursor: null,
      understood: EXAMPLE_UNDERSTOOD,
      relaxed: [],
    },
  },
});
