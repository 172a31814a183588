import { z } from "zod";
import { idOf } from "./ids";
import { Cents } from "./page";

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
    kind: z.enum(["flat", "packages"]),
    price_cents: Cents.meta({ description: "The flat price, or the lowest package price." }),
    currency: z.literal("usd"),
    delivery_days: z.int(),
    revisions: z.int(),
    packages: z.array(OfferPackage),
    addons: z.array(OfferAddon),
    url: z.url(),
  })
  .meta({ id: "Offer" });

export type OfferView = z.infer<typeof Offer>;

const Name = z.string().trim().min(1).max(120);
const Price = z
  .int()
  .min(100)
  .max(10_000_000)
  .meta({ description: "Integer minor units (US cents), from $1 to $100,000." });
const Days = z.int().min(1).max(365);
const Revisions = z.int().min(0).max(50).default(0);

export const NewPackage = z.strictObject({
  name: Name,
  slug: Slug.optional(),
  description: z.string().trim().max(500).default(""),
  price_cents: Price,
  delivery_days: Days,
  revisions: Revisions,
  features: z.array(z.string().trim().min(1).max(120)).max(10).default([]),
});

export const NewAddon = z.strictObject({
  name: Name,
  slug: Slug.optional(),
  description: z.string().trim().max(500).default(""),
  price_cents: Price,
  extra_days: z.int().min(0).max(365).default(0),
});

const described = {
  name: Name,
  slug: Slug.optional(),
  summary: z.string().trim().max(300).default(""),
  description: z.string().max(20_000).default("").meta({ description: "Markdown." }),
  addons: z.array(NewAddon).max(10).default([]),
};

/** A product as a creator sends it: one flat price, or 1 to 3 packages; up to 10 add-ons. Slugs left out are made from the names. */
export const NewProduct = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("flat"),
    ...described,
    price_cents: Price,
    delivery_days: Days,
    revisions: Revisions,
  }),
  z.strictObject({ kind: z.literal("packages"), ...described, packages: z.array(NewPackage).min(1).max(3) }),
]);

export type NewProduct = z.output<typeof NewProduct>;
