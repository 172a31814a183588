import { z } from "zod";

/** The parts of tools' answers that scripts read. Everything may be a placeholder in a plan that nobody has begun. */
const Creator = z.object({
  handle: z.string(),
  display_name: z.string().default(""),
  trust_score: z.number().default(0),
  from_price_cents: z.number().nullable().default(null),
});

const Package = z.object({ tier_id: z.string(), name: z.string().default(""), price_cents: z.number() });

const Offer = z.object({
  product_id: z.string(),
  name: z.string().default(""),
  summary: z.string().default(""),
  price_cents: z.number().nullable().default(null),
  packages: z.array(Package).default([]),
});

export const Creators = z.object({ creators: z.array(Creator) });
export const Offers = z.object({ offers: z.array(Offer) });
export const Offerings = z.object({
  offerings: z.array(Offer.extend({ creator: z.object({ handle: z.string() }) })),
});
export const Founders = z.object({ founders: z.array(z.object({ handle: z.string() })) });
export const Posts = z.object({
  posts: z.array(z.object({ slug: z.string(), creator: z.object({ handle: z.string() }) })),
});

export type FoundCreator = z.output<typeof Creator>;
export type FoundOffer = z.output<typeof Offer>;

/** Whether a value is the name of one that is not known yet. */
export function isPlaceholder(value: string): boolean {
  return value.startsWith("{{");
}

/** What a tool would answer, with names of its values in their place: `{{steps.1.creators.0.handle}}`. */
export function placeholderAnswer(n: number): unknown {
  const at = (path: string) => `{{steps.${n}.${path}}}`;
  const offer = (list: string) => ({
    product_id: at(`${list}.0.product_id`),
    packages: [{ tier_id: at(`${list}.0.packages.0.tier_id`), price_cents: 0 }],
  });
  const creators = [0, 1, 2].map((i) => ({ handle: at(`creators.${i}.handle`), from_price_cents: 0 }));
  return {
    creators,
    offers: [offer("offers")],
    offerings: [{ ...offer("offerings"), creator: { handle: at("offerings.0.creator.handle") } }],
    founders: [{ handle: at("founders.0.handle") }],
    posts: [{ slug: at("posts.0.slug"), creator: { handle: at("posts.0.creator.handle") } }],
  };
}
