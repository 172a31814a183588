import { z } from "zod";
import { growing } from "../growing";
import { idOf } from "../ids";
import { operation } from "../operation";
import { Cents, OwnUrl, PageQuery, pageOf, Timestamp } from "../page";
import { text } from "../text";

export const Slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "lower-case words joined by hyphens")
  .max(80);

export const OfferPackage = z.object({
  tier_id: z.string().meta({ description: "Slug to pass as `tierId`." }),
  name: z.string(),
  description: z.string(),
  price_cents: Cents,
  delivery_days: z.int(),
  revisions: z.int(),
  features: z.array(z.string()),
});

export const OfferAddon = z.object({
  addon_id: z.string().meta({ description: "Slug to pass in `addonIds`." }),
  name: z.string(),
  description: z.string(),
  price_cents: Cents,
  extra_days: z.int(),
});

/** A product as buyers and agents see it. `packages` is empty for a flat price. */
export const Offer = z
  .object({
    product_id: idOf("prod"),
    slug: z.string(),
    name: z.string(),
    summary: z.string(),
    kind: growing(["flat", "packages"], "a product that you cannot order"),
    price_cents: Cents.meta({ description: "The flat price, or the lowest package price." }),
    currency: z.literal("usd"),
    delivery_days: z.int(),
    revisions: z.int(),
    packages: z.array(OfferPackage),
    addons: z.array(OfferAddon),
    url: OwnUrl,
  })
  .meta({ id: "Offer" });

export type OfferView = z.infer<typeof Offer>;

const Name = text(120, { min: 1, trim: true });
const PRICED = "must be a price from $1 to $100,000";
const Price = z
  .int(PRICED)
  .min(100, PRICED)
  .max(10_000_000, PRICED)
  .meta({ description: "Integer minor units (US cents), from $1 to $100,000." });
const WORKED = "must be a whole number of days from 1 to 365";
const Days = z.int(WORKED).min(1, WORKED).max(365, WORKED);
const REVISED = "must be a whole number from 0 to 50";
const Revisions = z.int(REVISED).min(0, REVISED).max(50, REVISED).default(0);

export const NewPackage = z.strictObject({
  name: Name,
  slug: Slug.optional(),
  description: text(500, { trim: true }).default(""),
  price_cents: Price,
  delivery_days: Days,
  revisions: Revisions,
  features: z
    .array(text(120, { min: 1, trim: true }))
    .max(10)
    .default([]),
});

export const NewAddon = z.strictObject({
  name: Name,
  slug: Slug.optional(),
  description: text(500, { trim: true }).default(""),
  price_cents: Price,
  extra_days: z
    .int("must be a whole number of days, at most 365")
    .min(0, "must not be negative")
    .max(365, "must be at most 365 days")
    .default(0),
});

const described = {
  name: Name,
  slug: Slug.optional(),
  summary: text(300, { trim: true }).default(""),
  description: text(20_000).default("").meta({ description: "Markdown." }),
  addons: z.array(NewAddon).max(10).default([]),
};

/** A product as a creator sends it: one flat price, or 1 to 3 packages; up to 10 add-ons. Slugs left out are made from the names. */
export const NewProduct = z
  .discriminatedUnion("kind", [
    z.strictObject({
      kind: z.literal("flat"),
      ...described,
      price_cents: Price,
      delivery_days: Days,
      revisions: Revisions,
    }),
    z.strictObject({ kind: z.literal("packages"), ...described, packages: z.array(NewPackage).min(1).max(3) }),
  ])
  .meta({ id: "NewProduct" });

export type NewProduct = z.output<typeof NewProduct>;

/** The product editor's form: the product as one field of JSON, since its packages and add-ons are lists of objects. */
export const ProductForm = z.object({
  id: idOf("prod").optional(),
  product: z
    .string()
    .max(100_000)
    .transform((json, ctx): unknown => {
      try {
        return JSON.parse(json);
      } catch {
        ctx.addIssue({ code: "custom", message: "must be JSON" });
        return z.NEVER;
      }
    })
    .pipe(NewProduct),
});

/** One product, as the buttons of a list send it. */
export const OneProduct = z.strictObject({ id: idOf("prod") });

/** Every active product in its new order. */
export const ProductOrder = z.strictObject({ ids: z.array(idOf("prod")).max(100) });

/** Products that a creator may have on sale at a time. */
export const MAX_PRODUCTS = 100;

export const PRODUCT_STATUSES = ["active", "archived"] as const;

export const ProductStatus = growing(PRODUCT_STATUSES, "not on sale");

/** A product as the creator who sells it sees it. */
export const Product = z
  .object({
    id: idOf("prod"),
    status: ProductStatus.meta({ description: "`archived` is not on sale; its orders stay." }),
    ...Offer.omit({ product_id: true }).shape,
    description: z.string().meta({ description: "Markdown." }),
    created_at: Timestamp,
    updated_at: Timestamp,
  })
  .meta({ id: "Product" });

export type ProductView = z.infer<typeof Product>;

export const ProductQuery = PageQuery.extend({
  status: ProductStatus.optional().meta({ description: "Both unless told.", example: "active" }),
});

export type ProductQuery = z.output<typeof ProductQuery>;

const EXAMPLE_PACKAGE = {
  name: "Studio",
  description: "Logo, type, colours and a guideline.",
  price_cents: 120000,
  delivery_days: 21,
  revisions: 3,
  features: ["Logo set", "Guideline of 24 pages"],
};
const EXAMPLE_ADDON = { name: "Rush", description: "A week sooner.", price_cents: 25000, extra_days: 0 };
const EXAMPLE_TEXT = {
  name: "Brand identity",
  summary: "A mark and the rules to keep it.",
  description: "## What you get",
};

const EXAMPLE_PRODUCT = {
  id: "prod_01k5s3v9n6e8wbr4q2ycx7th0d",
  status: "active",
  slug: "brand-identity",
  ...EXAMPLE_TEXT,
  kind: "packages",
  price_cents: 120000,
  currency: "usd",
  delivery_days: 21,
  revisions: 3,
  packages: [{ tier_id: "studio", ...EXAMPLE_PACKAGE }],
  addons: [{ addon_id: "rush", ...EXAMPLE_ADDON }],
  url: "https://guildhall.example/harbour-type/products/brand-identity",
  created_at: "2026-11-20T09:30:00.000Z",
  updated_at: "2026-11-20T09:30:00.000Z",
} as const;

export const listProducts = operation({
  id: "listProducts",
  method: "GET",
  path: "/v1/products",
  summary: "List your products",
  description: "Of the delegated creator, archived ones too, in the order in which the profile shows them.",
  tag: "Products",
  scope: "products:read",
  tier: "FREE",
  status: 200,
  query: ProductQuery,
  response: pageOf(Product).meta({ id: "ProductPage" }),
  errors: ["invalid_cursor"],
  example: { response: { data: [EXAMPLE_PRODUCT], has_more: false, next_cursor: null } },
});

export const createProduct = operation({
  id: "createProduct",
  method: "POST",
  path: "/v1/products",
  summary: "Put a product on sale",
  description: `One flat price, or packages to choose from, with add-ons. It is on sale at once; at most ${MAX_PRODUCTS} are at a time.`,
  tag: "Products",
  scope: "products:write",
  tier: "FREE",
  status: 201,
  body: NewProduct,
  response: Product,
  errors: ["conflict"],
  example: {
    body: { kind: "packages", ...EXAMPLE_TEXT, packages: [EXAMPLE_PACKAGE], addons: [EXAMPLE_ADDON] },
    response: EXAMPLE_PRODUCT,
  },
});
