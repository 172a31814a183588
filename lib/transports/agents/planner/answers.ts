import { z } from "zod";

/** The parts of tools' answers that plans read. */
const Package = z.object({ tier_id: z.string(), name: z.string(), price_cents: z.number() });
const Addon = z.object({ addon_id: z.string(), name: z.string(), price_cents: z.number() });

const Offer = z.object({
  product_id: z.string(),
  slug: z.string().optional(),
  name: z.string(),
  price_cents: z.number().nullable().default(null),
  packages: z.array(Package).default([]),
  addons: z.array(Addon).default([]),
});

export const Creators = z.object({
  creators: z.array(
    z.object({ handle: z.string(), display_name: z.string(), from_price_cents: z.number().nullable().default(null) }),
  ),
});
export const Founders = z.object({ founders: z.array(z.object({ handle: z.string(), display_name: z.string() })) });
export const Offers = z.object({ display_name: z.string(), offers: z.array(Offer) });
export const Trusted = z.object({ trust_score: z.number() });
export const Offerings = z.object({
  offerings: z.array(Offer.extend({ creator: z.object({ handle: z.string(), trust_score: z.number() }) })),
});
export const Purchases = z.object({
  orders: z.array(
    z.object({ order_id: z.string(), order_handle: z.string(), status: z.string(), delivery_number: z.number() }),
  ),
});
export const Offered = z.object({
  status: z.string(),
  creator: z.object({ handle: z.string() }),
  offer: z.object({ amount_cents: z.number() }).nullable(),
});
export const Posts = z.object({
  posts: z.array(z.object({ slug: z.string(), title: z.string(), creator: z.object({ handle: z.string() }) })),
});

export type FoundOffer = z.output<typeof Offer>;
