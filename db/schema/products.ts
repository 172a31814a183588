import { sql } from "drizzle-orm";
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { createdAt, facets, id, metadata, moment, tsvector, updatedAt } from "../columns";
import type { Picture } from "./media";
import { profileSearch, profiles } from "./profiles";
import { inSlice, SLICES } from "./trust-slices";

export const productKind = pgEnum("product_kind", ["flat", "packages"]);
export const productStatus = pgEnum("product_status", ["active", "archived", "draft"]);

/** A question of a product, as it is shown. */
export type ProductQuestion = {
  id: string;
  label: string;
  help: string;
  kind: "text" | "long_text" | "choice" | "multi_choice" | "date" | "file" | "url";
  options: string[];
  required: boolean;
};

/** Something a creator sells: one flat price with a stored processor price, or packages with add-ons. Prices in US cents. */
export const products = pgTable(
  "products",
  {
    id: id().primaryKey(),
    profileId: id("profile_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    slug: text("slug").notNull(),
    kind: productKind("kind").notNull(),
    status: productStatus("status").notNull().default("active"),
    name: text("name").notNull(),
    summary: text("summary").notNull().default(""),
    description: text("description").notNull().default(""),
    /** The flat price, or the lowest package price. */
    priceCents: integer("price_cents").notNull(),
    currency: text("currency").notNull().default("usd"),
    deliveryDays: integer("delivery_days").notNull(),
    revisions: integer("revisions").notNull().default(0),
    processorProductId: text("processor_product_id"),
    processorPriceId: text("processor_price_id"),
    position: integer("position").notNull().default(0),
    images: jsonb("images").$type<Picture[]>().notNull().default([]),
    /** What everyone who orders it is asked, in the creator's order. */
    requirements: jsonb("requirements").$type<ProductQuestion[]>().notNull().default([]),
    /** What of the taxonomy it is: as the creator chose, or as its name and summary were read. */
    subcategories: text("subcategories").array().notNull().default(sql`'{}'`),
    skills: text("skills").array().notNull().default(sql`'{}'`),
    /** Whether the creator chose the subcategories: then no reading of the words replaces them. */
    tagsChosen: boolean("tags_chosen").notNull().default(false),
    /** Since when an operator has taken it down: archived, and not to be sold again. */
    hiddenAt: moment("hidden_at"),
    metadata: metadata(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("products_slug").on(t.profileId, t.slug),
    index("products_profile").on(t.profileId, t.position, t.id),
    index("products_subcategories").using("gin", t.subcategories).where(sql`${t.status} = 'active'`),
    index("products_words").using("gin", sql`to_tsvector('english', ${t.name} || ' ' || ${t.summary})`),
  ],
);

export const productPackages = pgTable(
  "product_packages",
  {
    id: id().primaryKey(),
    productId: id("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    slug: text("slug").notNull(),
    name: text("name").notNull(),
    description: text("description").notNull().default(""),
    priceCents: integer("price_cents").notNull(),
    deliveryDays: integer("delivery_days").notNull(),
    revisions: integer("revisions").notNull().default(0),
    features: text("features").array().notNull().default(sql`'{}'`),
    position: integer("position").notNull().default(0),
  },
  (t) => [uniqueIndex("product_packages_slug").on(t.productId, t.slug)],
);

export const productAddons = pgTable(
  "product_addons",
  {
    id: id().primaryKey(),
    productId: id("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    slug: text("slug").notNull(),
    name: text("name").notNull(),
    description: text("description").notNull().default(""),
    priceCents: integer("price_cents").notNull(),
    extraDays: integer("extra_days").notNull().default(0),
    position: integer("position").notNull().default(0),
  },
  (t) => [uniqueIndex("product_addons_slug").on(t.productId, t.slug)],
);

/**
 * What a search of offers reads: a row for each product on sale, with the same marker lexemes as `profileSearch`, its creator's and its
 * own. It goes with its creator's search row. Written by `lib/domain/people/listing/index-products.ts` alone.
 */
export const productSearch = pgTable(
  "product_search",
  {
    productId: id("product_id")
      .primaryKey()
      .references(() => products.id, { onDelete: "cascade" }),
    profileId: id("profile_id")
      .notNull()
      .references(() => profileSearch.profileId, { onDelete: "cascade" }),
    discoverable: boolean("discoverable").notNull(),
    trustScore: smallint("trust_score").notNull(),
    /** The creator's trust, less 101 for each product that they show before this one: anyone who has many is not met many times in a row. */
    standing: smallint("standing").notNull(),
    priceCents: integer("price_cents").notNull(),
    deliveryDays: integer("delivery_days").notNull(),
    rating: doublePrecision("rating"),
    listedAt: moment("listed_at").notNull(),
    /** The creator's, as `profileSearch` has it. */
    response: smallint("response"),
    full: tsvector("full_text").notNull(),
    facets: facets(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (t) => [
    index("product_search_full").using("gin", t.full).with({ fastupdate: false }),
    ...SLICES.map((slice) =>
      index(`product_search_slice_${slice}`)
        .using("gin", t.full)
        .with({ fastupdate: false })
        .where(inSlice(t.trustScore, slice)),
    ),
    index("product_search_profile").on(t.profileId),
    index("product_search_standing").on(t.standing, t.productId),
    index("product_search_price").on(t.priceCents, t.productId),
    index("product_search_delivery").on(t.deliveryDays, t.productId),
    index("product_search_rating").on(t.rating, t.productId),
    index("product_search_newest").on(t.listedAt, t.productId),
  ],
);
