import { type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { products, profiles } from "@/db/schema";
import type { RowOf } from "@/db/statements/statement";
import { availabilityOf } from "@/lib/domain/people/availability/sql";
import { offerObject, p as product } from "@/lib/domain/people/profiles/offers-sql";
import { CARD, p } from "../cards";
import type { Source } from "./source";

const c = alias(profiles, "c");

/** The offer of a product on sale and its creator, for the rows of a page alone: it aggregates. */
const OFFERING = {
  offer: offerObject,
  creator_id: product.profileId,
  handle: c.handle,
  display_name: c.displayName,
  avatar: c.avatar,
  verified: c.verified,
  trust_score: c.trustScore,
  level: c.level,
  is_new: c.isNew,
  rating: c.rating,
  review_count: c.reviewCount,
  location: c.location,
  languages: c.languages,
  availability: availabilityOf(c),
};

/** What is answered of a found row `best`, and from where. */
export const SHOWN = {
  creators: { fields: CARD, join: sql`join ${profiles} as ${p} on ${p.id} = best.id` },
  offers: {
    fields: OFFERING,
    join: sql`join ${products} as ${product} on ${product.id} = best.id and ${product.status} = 'active'
      join ${profiles} as ${c} on ${c.id} = ${product.profileId}`,
  },
} satisfies Record<Source["name"], { fields: object; join: SQL }>;

/** A found row by where it was found. */
export type ShownRow = { creators: RowOf<typeof CARD>; offers: RowOf<typeof OFFERING> };

/** What is said of a found row besides: `key` as text is what it is ordered by; how much of the asked words and trades it has, when it was ranked. */
export type Standing = { id: string; key: string; words?: number; held?: number; concept?: number };

export type FoundRow<N extends Source["name"]> = ShownRow[N] & Standing;
