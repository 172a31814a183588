import { sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { statement } from "@/db/client";
import { products, profiles } from "@/db/schema";
import { answering, type RowOf, unguessed } from "@/db/statements/statement";
import { availabilityOf } from "@/lib/domain/people/availability/sql";
import { offerObject, p } from "@/lib/domain/people/profiles/offers-sql";

const c = alias(profiles, "c");

const OFFERING = {
  id: p.id,
  offer: offerObject,
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

const OFFERINGS = answering(
  OFFERING,
  (fields) => sql`select ${fields} from unnest(${unguessed(sql`$1`, "text[]")}) wanted (id)
    join ${products} as ${p} on ${p.id} = wanted.id and ${p.status} = 'active'
    join ${profiles} as ${c} on ${c.id} = ${p.profileId}`,
);

/** An offer with its creator. */
export type Offering = RowOf<typeof OFFERING>;

/** Found products, in their order, with what they are and whose; one that is not on sale any more is left out. */
export async function offered<R extends { id: string }>(rows: readonly R[]): Promise<(R & Offering)[]> {
  if (rows.length === 0) return [];
  const read = await statement(OFFERINGS, [rows.map(({ id }) => id)]);
  const known = new Map(read.map((offering) => [offering.id, offering]));
  return rows.flatMap((row) => {
    const offering = known.get(row.id);
    return offering ? [{ ...row, ...offering }] : [];
  });
}
