import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { citext, createdAt, facets, id, moment, tsvector, updatedAt } from "../columns";
import { planTier, users } from "./accounts";
import type { Picture } from "./media";
import { inSlice, SLICES } from "./trust-slices";

export const creatorLevel = pgEnum("creator_level", ["NEW", "RISING", "ESTABLISHED", "TOP"]);

export type ProfileLink = { label: string; url: string };
export type TrustComponent = { name: string; weight: number; value: number; sample: number };

/** A creator's public profile, with the figures that search and the REST snapshot read kept on the row. */
export const profiles = pgTable(
  "profiles",
  {
    id: id().primaryKey(),
    userId: id("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    handle: citext("handle").notNull().unique(),
    displayName: text("display_name").notNull(),
    tagline: text("tagline").notNull().default(""),
    bio: text("bio").notNull().default(""),
    /** A picture elsewhere, from before there was `avatar`. */
    avatarUrl: text("avatar_url"),
    avatar: jsonb("avatar").$type<Picture>(),
    cover: jsonb("cover").$type<Picture>(),
    location: text("location"),
    languages: text("languages").array().notNull().default(sql`'{}'`),
    categories: text("categories").array().notNull().default(sql`'{}'`),
    skills: text("skills").array().notNull().default(sql`'{}'`),
    /** What the creator's own words name of the taxonomy's subcategories, as the reader of queries reads them. */
    subcategories: text("subcategories").array().notNull().default(sql`'{}'`),
    /** Where the location is, as searches compare it: a country code, `city.CC`. */
    places: text("places").array().notNull().default(sql`'{}'`),
    /** By which state of the lexicon subcategories and places were read, those of the products too; 0 for not yet. */
    tagsVersion: smallint("tags_version").notNull().default(0),
    links: jsonb("links").$type<ProfileLink[]>().notNull().default([]),
    verified: boolean("verified").notNull().default(false),
    foundingCreator: boolean("founding_creator").notNull().default(false),
    mcpDiscoverable: boolean("mcp_discoverable").notNull().default(false),
    /** The account's plan, as everyone sees it. */
    tier: planTier("tier").notNull().default("FREE"),
    level: creatorLevel("level").notNull().default("NEW"),
    trustScore: smallint("trust_score").notNull().default(0),
    trustVersion: smallint("trust_version").notNull().default(4),
    trustComponents: jsonb("trust_components").$type<TrustComponent[]>().notNull().default([]),
    /** When time alone will next change score or level: reviews age, answers to intros become late. Null when it will not. */
    trustStaleAt: moment("trust_stale_at"),
    isNew: boolean("is_new").notNull().default(true),
    rating: doublePrecision("rating"),
    reviewCount: integer("review_count").notNull().default(0),
    /** Counted reviews with 1, 2, 3, 4 and 5 stars. */
    starCounts: integer("star_counts").array().notNull().default(sql`'{0,0,0,0,0}'`),
    fromPriceCents: integer("from_price_cents"),
    closedOrders: integer("closed_orders").notNull().default(0),
    /** The connected account at the payment processor, and whether it can take transfers. */
    processorAccountId: text("processor_account_id"),
    payoutsEnabled: boolean("payouts_enabled").notNull().default(false),
    /** Whether its account waits for us to pay out: until then the processor pays it daily. */
    payoutsManual: boolean("payouts_manual").notNull().default(false),
    /** Whether the creator takes new orders; while not, until `nextFreeOn` where that is set. */
    takesOrders: boolean("takes_orders").notNull().default(true),
    /** How many orders the creator works on at a time; null for any number. */
    maxOpenOrders: smallint("max_open_orders"),
    /** The creator's own word for when they are free again; reckoned from the open orders where it is null. */
    nextFreeOn: date("next_free_on", { mode: "string" }),
    /** Since when only the row is left: under a handle that nobody knows, for records of money that refer to it. */
    deletedAt: moment("deleted_at"),
    /** Since when an operator has taken the account off the service: nobody but its owner sees the page or what is on it. */
    suspendedAt: moment("suspended_at"),
    /** What `mcpDiscoverable` was before that: off while suspended, so that anyone who looks for discoverable creators finds none. */
    discoverableBefore: boolean("discoverable_before"),
    /** Since when an operator holds what is to be paid out. */
    payoutsFrozenAt: moment("payouts_frozen_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("profiles_user").on(t.userId),
    // anyone who mistyped a handle meant one of some thousands: compared by bytes they cost a fifth
    index("profiles_handle_bytes").on(sql`(lower(${t.handle}::text) collate "C")`),
    index("profiles_trust").on(t.trustScore, t.id),
    index("profiles_categories").using("gin", t.categories),
    index("profiles_account").on(t.processorAccountId),
    index("profiles_trust_versions").on(t.trustVersion),
    index("profiles_tags_version").on(t.tagsVersion, t.id),
    index("profiles_deleted").on(t.id).where(sql`${t.deletedAt} is not null`),
    check("profiles_max_open_orders", sql`${t.maxOpenOrders} between 1 and 500`),
    index("profiles_trust_stale").on(t.trustStaleAt).where(sql`${t.trustStaleAt} is not null`),
  ],
);

/**
 * What search reads: narrow, with the head (name, tagline, skills, categories) apart from products and bio. Marker lexemes carry the slice
 * of trust, `~g1` (most trusted) to `~g6`, and `~d1` to `~d6` on discoverable rows, so that a common word starts with the most trusted
 * and agents, where few are discoverable, read no row that is not; others are what can be filtered by: `~c` category, `~s` subcategory, `~k` skill,
 * `~p` place, `~l` language, `~v` verified. Written by `lib/domain/people/listing/index-profiles.ts` alone.
 */
export const profileSearch = pgTable(
  "profile_search",
  {
    profileId: id("profile_id")
      .primaryKey()
      .references(() => profiles.id, { onDelete: "cascade" }),
    displayName: text("display_name").notNull(),
    discoverable: boolean("discoverable").notNull(),
    trustScore: smallint("trust_score").notNull(),
    fromPriceCents: integer("from_price_cents"),
    categories: text("categories").array().notNull(),
    /** Days of the fastest product on sale; null without one. */
    deliveryDays: integer("delivery_days"),
    rating: doublePrecision("rating"),
    memberSince: moment("member_since").notNull().defaultNow(),
    /** How many of a hundred requests they answer in time, as the trust score has it; null until it was read. */
    response: smallint("response"),
    head: tsvector("head").notNull(),
    full: tsvector("full_text").notNull(),
    facets: facets(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (t) => [
    index("profile_search_head").using("gin", t.head).with({ fastupdate: false }),
    index("profile_search_full").using("gin", t.full).with({ fastupdate: false }),
    ...SLICES.map((slice) =>
      index(`profile_search_slice_${slice}`)
        .using("gin", t.full)
        .with({ fastupdate: false })
        .where(inSlice(t.trustScore, slice)),
    ),
    index("profile_search_trust").on(t.trustScore, t.profileId),
    index("profile_search_name").using("gin", sql`${t.displayName} gin_trgm_ops`),
    index("profile_search_price").on(t.fromPriceCents, t.profileId),
    index("profile_search_delivery").on(t.deliveryDays, t.profileId),
    index("profile_search_rating").on(t.rating, t.profileId),
    index("profile_search_newest").on(t.memberSince, t.profileId),
    index("profile_search_categories").using("gin", t.categories),
  ],
);

/**
 * How many search rows hold a word, as `ANALYZE` found: what tells a rare word from a common one. Words that are missing are rarer than
 * any that are here. Written by `lib/domain/network/search/ranking/weighing/count-terms.ts` alone.
 */
export const searchTerms = pgTable("search_terms", {
  term: text("term").primaryKey(),
  documents: integer("documents").notNull(),
});

/**
 * Of everything (`trade` is empty) and of each category and subcategory that very many have: how many of its rows hold each marker of
 * `facets`; that of all rows is empty. `source` is `creators` or `offers`, `audience` `agent` or `site`. Written by
 * `lib/domain/network/search/facets/count-facets.ts` alone.
 */
export const searchFacets = pgTable(
  "search_facets",
  {
    source: text("source").notNull(),
    audience: text("audience").notNull(),
    trade: text("trade").notNull(),
    counts: jsonb("counts").$type<Record<string, number>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.source, t.audience, t.trade] })],
);
