import { type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type FilterOf, filters } from "@/db/filters";
import { products, profiles } from "@/db/schema";
import { answering, byShape, literal, type RowOf } from "@/db/statement";
import type { StatementValue } from "@/db/trailing";
import { offerObject, p } from "@/lib/domain/people/profiles/offers-sql";

/** What a search of offerings may ask; prices in US cents. */
export type OfferingSearch = {
  query?: string | undefined;
  category?: string | undefined;
  maxPriceCents?: number | undefined;
  limit: number;
};

export type OfferingStatement = { statement: SQL<OfferingRow>; params: StatementValue[] };

type Filters = Pick<OfferingSearch, "category" | "maxPriceCents" | "limit">;

const c = alias(profiles, "c");

/** The offer of the product row `p` and its creator `c`, for the rows of a page alone: it aggregates. */
const OFFERING = {
  offer: offerObject,
  handle: c.handle,
  display_name: c.displayName,
  trust_score: c.trustScore,
  verified: c.verified,
};
export type OfferingRow = RowOf<typeof OFFERING>;

const FILTERS = filters({
  category: (place) => sql`${c.categories} @> array[${place}::text]`,
  maxPriceCents: (place) => sql`${p.priceCents} <= ${place}::integer`,
});
type Filter = FilterOf<typeof FILTERS>;

/** So many matches are ranked at most: a word that thousands of products hold costs no more than a rare one. */
const SAMPLE = literal(400);
const WORDS = sql`to_tsvector('english', ${p.name} || ' ' || ${p.summary})`;
const CREATORS = sql`${profiles} as ${c} on ${c.id} = ${p.profileId}`;

/** Products whose name or summary holds every word, or some of them. */
export function matchStatement(
  match: "every" | "some",
  words: string,
  { category, maxPriceCents, limit }: Filters,
): OfferingStatement {
  const { names, values } = FILTERS.set({ category, maxPriceCents });
  return { statement: matching(match, ...names), params: [words, limit, ...values] };
}

const matching = byShape((match: string, ...set: Filter[]) => {
  const query = match === "every" ? sql`query` : sql`replace(query::text, '&', '|')::tsquery`;
  return answering(
    OFFERING,
    (offering) => sql`with q as materialized (select ${query} as query from plainto_tsquery('english', $1) query),
      found as materialized (
        select ${p.id} as id, ${c.trustScore} as trust, ts_rank(${WORDS}, q.query) as rank
        from q, ${products} as ${p} join ${CREATORS}
        where ${WORDS} @@ q.query and ${p.status} = 'active' and ${c.mcpDiscoverable}${FILTERS.and(set, 3)}
        limit ${SAMPLE}),
      best as (
        select id, rank * (0.25 + trust * 0.01) as score from found order by score desc, id limit $2::integer)
      select ${offering} from best join ${products} as ${p} on ${p.id} = best.id join ${CREATORS}
      order by best.score desc, ${p.id}`,
  );
});

/** The first products of these creators, in the creators' order. */
export function ofCreatorsStatement(
  handles: readonly string[],
  perCreator: number,
  { category, maxPriceCents, limit }: Filters,
): OfferingStatement {
  const { names, values } = FILTERS.set({ category, maxPriceCents });
  return { statement: ofCreators(...names), params: [[...handles], limit, perCreator, ...values] };
}

const ofCreators = byShape((...set: Filter[]) =>
  answering(
    OFFERING,
    (offering) => sql`select ${offering}
      from unnest($1::citext[]) with ordinality as wanted (handle, n)
      join ${profiles} as ${c} on ${c.handle} = wanted.handle and ${c.mcpDiscoverable}
      cross join lateral (
        select * from ${products} as ${p}
        where ${p.profileId} = ${c.id} and ${p.status} = 'active'${FILTERS.and(set, 4)}
        order by ${p.position}, ${p.id} limit $3::integer) ${p}
      order by wanted.n, ${p.position}, ${p.id} limit $2::integer`,
  ),
);
