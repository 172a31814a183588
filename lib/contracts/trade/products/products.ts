import { z } from "zod";
import { MAX_PRODUCT_IMAGES, MAX_PRODUCT_TAGS } from "../../agents/form-limits";
import { operation } from "../../operation";
import { growing } from "../../values/growing";
import { idOf } from "../../values/ids";
import { Media, MediaChoice } from "../../values/media";
import { Metadata, NewMetadata } from "../../values/metadata";
import { Cents, Currency, OwnUrl, PageQuery, pageOf, Timestamp } from "../../values/page";
import { text } from "../../values/text";
import { EXAMPLE_NEW_PRODUCT, EXAMPLE_PRODUCT } from "./product-examples";
import { NewRequirements, Requirement } from "./requirements";
import { Days, Price, Revisions } from "./terms";

export const Slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "lower-case words joined by hyphens")
  .max(80);

export const OfferPackage = z
  .object({
    tier_id: z.string().meta({ description: "Slug to pass as `tierId`." }),
    name: z.string().meta({ description: "Name of the package as people read it." }),
    description: z.string().meta({ description: "What the package holds; may be empty." }),
    price_cents: Cents.meta({ description: "Price of the package, in US cents." }),
    delivery_days: z.int().meta({ description: "Days from payment to delivery." }),
    revisions: z.int().meta({ description: "Rounds of changes included." }),
    features: z.array(z.string()).meta({ description: "What is included, point by point." }),
  })
  .meta({ description: "One of the packages of an offer." });

export const OfferAddon = z
  .object({
    addon_id: z.string().meta({ description: "Slug to pass in `addonIds`." }),
    name: z.string().meta({ description: "Name of the add-on as people read it." }),
    description: z.string().meta({ description: "What the add-on is; may be empty." }),
    price_cents: Cents.meta({ description: "What it adds to the price, in US cents." }),
    extra_days: z.int().meta({ description: "Days that it adds to the delivery." }),
  })
  .meta({ description: "Something that can be added to an offer." });

/** A product as buyers and agents see it. `packages` is empty for a flat price. */
export const Offer = z
  .object({
    product_id: idOf("prod").meta({ description: "Identifier of the product, by which it is ordered." }),
    slug: z.string().meta({ description: "Name of the product in its URL, unique per creator." }),
    name: z.string().meta({ description: "Name of the product as people read it." }),
    summary: z.string().meta({ description: "What is sold, in one line; may be empty." }),
    kind: growing(["flat", "packages"], "a product that you cannot order").meta({
      description: "One flat price, or packages to choose from.",
    }),
    price_cents: Cents.meta({ description: "The flat price, or the price of the lowest package, in US cents." }),
    currency: Currency,
    delivery_days: z.int().meta({ description: "Days from payment to delivery." }),
    revisions: z.int().meta({ description: "Rounds of changes included." }),
    packages: z.array(OfferPackage).meta({ description: "The packages to choose from; empty for a flat price." }),
    addons: z.array(OfferAddon).meta({ description: "What can be added for a price." }),
    images: z.array(Media).meta({ description: "Pictures of it, the first one for lists; empty without any." }),
    requirements: z.array(Requirement).meta({
      description: "What the creator asks everyone who orders it; answers may be sent with the order.",
    }),
    subcategories: z.array(z.string()).meta({
      description: "Subcategories of the taxonomy that it belongs to, as the creator chose or as its words say.",
    }),
    skills: z.array(z.string()).meta({ description: "Skills that go into it, in the creator's words; may be empty." }),
    url: OwnUrl.meta({ description: "URL of the product's page." }),
  })
  .meta({ id: "Offer", description: "A product on sale, as buyers and agents see it." });

export type OfferView = z.infer<typeof Offer>;

const Name = text(120, { min: 1, trim: true }).meta({ description: "Name as people read it, 1 to 120 characters." });
const OwnSlug = Slug.optional().meta({
  description: "Name in URLs and orders, at most 80 characters. Left out: made from the name.",
});

export const NewPackage = z
  .strictObject({
    name: Name,
    slug: OwnSlug,
    description: text(500, { trim: true })
      .default("")
      .meta({ description: "What the package holds, at most 500 characters." }),
    price_cents: Price,
    delivery_days: Days,
    revisions: Revisions,
    features: z
      .array(text(120, { min: 1, trim: true }))
      .max(10)
      .default([])
      .meta({ description: "What is included, point by point: at most 10 points of 120 characters." }),
  })
  .meta({ description: "A package as a creator sends it." });

export const NewAddon = z
  .strictObject({
    name: Name,
    slug: OwnSlug,
    description: text(500, { trim: true })
      .default("")
      .meta({ description: "What the add-on is, at most 500 characters." }),
    price_cents: Price,
    extra_days: z
      .int("must be a whole number of days, at most 365")
      .min(0, "must not be negative")
      .max(365, "must be at most 365 days")
      .default(0)
      .meta({ description: "Days that it adds to the delivery, 0 to 365." }),
  })
  .meta({ description: "An add-on as a creator sends it." });

export const described = {
  name: Name,
  slug: OwnSlug,
  summary: text(300, { trim: true })
    .default("")
    .meta({ description: "What is sold, in one line, at most 300 characters." }),
  description: text(20_000).default("").meta({ description: "What is sold, as Markdown, at most 20,000 characters." }),
  addons: z.array(NewAddon).max(10).default([]).meta({ description: "What can be added for a price, at most 10." }),
  images: z
    .array(MediaChoice)
    .max(MAX_PRODUCT_IMAGES)
    .optional()
    .meta({ description: `Pictures of it, at most ${MAX_PRODUCT_IMAGES}, the first one for lists.` }),
  requirements: NewRequirements.optional(),
  subcategories: z
    .array(Slug)
    .max(MAX_PRODUCT_TAGS)
    .optional()
    .meta({
      description: `Subcategories of the taxonomy, at most ${MAX_PRODUCT_TAGS}. Left out: read from name and summary.`,
    }),
  skills: z
    .array(text(60, { min: 1, trim: true }))
    .max(10)
    .optional()
    .meta({ description: "Skills that go into it, at most 10 of 60 characters." }),
  metadata: NewMetadata.optional(),
};

/** Where a new product starts. One that is changed stays where it is. */
export const ProductStart = z
  .enum(["active", "draft"])
  .meta({ description: "`draft` keeps a new product for you alone; `active`, on sale at once, unless told." });

/** A product as a creator sends it: one flat price, or 1 to 3 packages; up to 10 add-ons. Slugs left out are made from the names. */
export const NewProduct = z
  .discriminatedUnion("kind", [
    z.strictObject({
      kind: z.literal("flat").meta({ description: "One flat price." }),
      ...described,
      price_cents: Price,
      delivery_days: Days,
      revisions: Revisions,
      status: ProductStart.optional(),
    }),
    z.strictObject({
      kind: z.literal("packages").meta({ description: "Packages to choose from, each with its price." }),
      ...described,
      packages: z.array(NewPackage).min(1).max(3).meta({ description: "The packages, 1 to 3." }),
      status: ProductStart.optional(),
    }),
  ])
  .meta({ id: "NewProduct", description: "A product as a creator sends it." });

export type NewProduct = z.output<typeof NewProduct>;

/** Every active product in its new order. */
export const ProductOrder = z.strictObject({ ids: z.array(idOf("prod")).max(100) });

/** Products that a creator may have on sale at a time. */
export const MAX_PRODUCTS = 100;

export const PRODUCT_STATUSES = ["active", "archived", "draft"] as const;

export const ProductStatus = growing(PRODUCT_STATUSES, "not on sale");

/** A product as the creator who sells it sees it. */
export const Product = z
  .object({
    id: idOf("prod"),
    status: ProductStatus.meta({
      description:
        "Whether the product is on sale: `active` is. `archived` is not, its orders stay; `draft` is not yet, and shown to nobody else.",
    }),
    ...Offer.omit({ product_id: true }).shape,
    description: z.string().meta({ description: "What is sold, as Markdown; may be empty." }),
    metadata: Metadata,
    created_at: Timestamp.meta({ description: "When it was made." }),
    updated_at: Timestamp.meta({ description: "When it was last changed." }),
  })
  .meta({ id: "Product", description: "A product as the creator who sells it sees it." });

export type ProductView = z.infer<typeof Product>;

export const ProductQuery = PageQuery.extend({
  status: ProductStatus.optional().meta({
    description: "Only products in this status; all of them unless told.",
    example: "active",
  }),
});

export type ProductQuery = z.output<typeof ProductQuery>;

export const listProducts = operation({
  id: "listProducts",
  method: "GET",
  path: "/v1/products",
  summary: "List your products",
  description:
    "Of the delegated creator, archived ones and drafts too, in the order in which the profile shows them. Sorting moves them, also past the cursor of who pages.",
  tag: "Products",
  touches: "shared",
  scope: "products:read",
  tier: "FREE",
  status: 200,
  query: ProductQuery,
  response: pageOf(Product).meta({ id: "ProductPage" }),
  errors: ["not_found", "invalid_cursor"],
  example: { response: { data: [EXAMPLE_PRODUCT], has_more: false, next_cursor: null } },
});

export const createProduct = operation({
  id: "createProduct",
  method: "POST",
  path: "/v1/products",
  summary: "Put a product on sale",
  description: `One flat price, or packages to choose from, with add-ons. It is on sale at once, unless \`status\` says that it is a draft; at most ${MAX_PRODUCTS} are at a time.`,
  tag: "Products",
  touches: "shared",
  scope: "products:write",
  tier: "FREE",
  status: 201,
  location: ({ id }) => `/api/v1/products/${id}`,
  body: NewProduct,
  response: Product,
  errors: ["not_found", "conflict"],
  example: {
    body: EXAMPLE_NEW_PRODUCT,
    response: EXAMPLE_PRODUCT,
  },
});
