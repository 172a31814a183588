import { type SQL, sql } from "drizzle-orm";
import type { OfferRow } from "./view";

/** SQL that yields one product's packages as a JSON array in wire form, in the creator's order. */
const packages = sql`(
  select coalesce(json_agg(json_build_object(
    'tier_id', k.slug, 'name', k.name, 'description', k.description, 'price_cents', k.price_cents,
    'delivery_days', k.delivery_days, 'revisions', k.revisions, 'features', k.features
  ) order by k.position, k.id), '[]'::json)
  from product_packages k where k.product_id = p.id)`;

/** The same for add-ons. */
const addons = sql`(
  select coalesce(json_agg(json_build_object(
    'addon_id', a.slug, 'name', a.name, 'description', a.description, 'price_cents', a.price_cents, 'extra_days', a.extra_days
  ) order by a.position, a.id), '[]'::json)
  from product_addons a where a.product_id = p.id)`;

/** SQL of a JSON object in the form of `OfferRow` for the product row aliased `p`. */
export const offerObject = sql<OfferRow>`json_build_object(
  'product_id', p.id, 'slug', p.slug, 'name', p.name, 'summary', p.summary, 'kind', p.kind, 'price_cents', p.price_cents,
  'currency', p.currency, 'delivery_days', p.delivery_days, 'revisions', p.revisions, 'packages', ${packages}, 'addons', ${addons})`;

/** Every active product of a profile as a JSON array of offers: one join instead of a query per product. */
export function offersOf(profileId: SQL): SQL<OfferRow[]> {
  return sql<OfferRow[]>`(
    select coalesce(json_agg(${offerObject} order by p.position, p.id), '[]'::json)
    from products p where p.profile_id = ${profileId} and p.status = 'active')`;
}
