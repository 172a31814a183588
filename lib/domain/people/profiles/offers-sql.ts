import { type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { productAddons, productPackages, products } from "@/db/schema";
import { type JsonOf, jsonList, jsonObject } from "@/db/statements/statement";

const k = alias(productPackages, "k");
const a = alias(productAddons, "a");

/** The product whose offer these read. */
export const p = alias(products, "p");

/** An offer in wire form, its packages and add-ons in the creator's order. */
const OFFER = {
  product_id: p.id,
  slug: p.slug,
  name: p.name,
  summary: p.summary,
  kind: p.kind,
  price_cents: p.priceCents,
  currency: p.currency,
  delivery_days: p.deliveryDays,
  revisions: p.revisions,
  packages: jsonList(
    {
      tier_id: k.slug,
      name: k.name,
      description: k.description,
      price_cents: k.priceCents,
      delivery_days: k.deliveryDays,
      revisions: k.revisions,
      features: k.features,
    },
    sql`${productPackages} as ${k} where ${k.productId} = ${p.id}`,
    sql`${k.position}, ${k.id}`,
  ),
  addons: jsonList(
    {
      addon_id: a.slug,
      name: a.name,
      description: a.description,
      price_cents: a.priceCents,
      extra_days: a.extraDays,
    },
    sql`${productAddons} as ${a} where ${a.productId} = ${p.id}`,
    sql`${a.position}, ${a.id}`,
  ),
  images: p.images,
  requirements: p.requirements,
  subcategories: p.subcategories,
  skills: p.skills,
};

/** An offer as SQL aggregates it. */
export type OfferRow = JsonOf<typeof OFFER>;

/** SQL of a JSON object in the form of `OfferRow` for the product row `p`. */
export const offerObject = jsonObject(OFFER);

/** Every active product of a profile as a JSON array of offers: one join instead of a query per product. */
export function offersOf(profileId: SQL): SQL<OfferRow[]> {
  const active = sql`${products} as ${p} where ${p.profileId} = ${profileId} and ${p.status} = 'active'`;
  return jsonList(OFFER, active, sql`${p.position}, ${p.id}`);
}
