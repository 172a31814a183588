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
