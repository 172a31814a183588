import { type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type FilterOf, filters } from "@/db/filters";
import { type Picture, portfolioPieces, profileSearch, profiles } from "@/db/schema";
import { answering, byShape, literal, type RowOf } from "@/db/statement";
import type { StatementValue } from "@/db/trailing";
import type { CreatorSearch } from "@/lib/contracts/network/search";
import { availabilityOf } from "@/lib/domain/people/availability/sql";

export type SearchStatement<Row = CreatorRow> = { statement: SQL<Row>; params: StatementValue[] };

type Filters = Pick<CreatorSearch, "audience" | "category" | "minTrustScore" | "maxPriceCents">;

const p = alias(profiles, "p");
const s = alias(profileSearch, "s");

const w = alias(portfolioPieces, "w");

const CARD = {
  handle: p.handle,
  display_name: p.displayName,
  tagline: p.tagline,
  tier: p.tier,
  trust_score: p.trustScore,
  level: p.level,
  is_new: p.isNew,
  verified: p.verified,
  rating: p.rating,
  review_count: p.reviewCount,
  categories: p.categories,
  from_price_cents: p.fromPriceCents,
  availability: availabilityOf(p),
  avatar: p.avatar,
  image: sql<Picture | null>`coalesce(
    (select ${w.media} -> 0 from ${portfolioPieces} as ${w} where ${w.profileId} = ${p.id} order by ${w.position}, ${w.id} limit ${literal(1)}),
    ${p.cover})`,
};

/** A creator as these statements answer one. */
export type CreatorRow = RowOf<typeof CARD>;

const SLICES = [1, 2, 3, 4, 5, 6];
const SAMPLE = literal(200);
const SUGGESTED = literal(40);
export const MAX_LIMIT = 100;

const FILTERS = filters({
  category: (place) => sql`${s.categories} @> array[${place}::text]`,
  minTrustScore: (place) => sql`${s.trustScore} >= ${place}::smallint`,
  maxPriceCents: (place) => sql`${s.fromPriceCents} <= ${place}::integer`,
});
type Filter = FilterOf<typeof FILTERS>;

const filtersOf = ({ category, minTrustScore = 0, maxPriceCents }: Filters) =>
  FILTERS.set({ category, minTrustScore: minTrustScore > 0 ? Math.ceil(minTrustScore) : undefined, maxPriceCents });

/** The profiles of search rows. */
const ROWS = sql`${profileSearch} as ${s} join ${profiles} as ${p} on ${p.id} = ${s.profileId}`;

/**
 * Full text, with all words in the head or any of them anywhere. The slices of trust are visited from the top until 200 rows are
 * found, each by the index alone, so a common word costs as little as a rare one; those are ranked by relevance × trust.
 */
export function matchStatement(mode: "all" | "any", words: string, search: Filters, limit: number): SearchStatement {
  const { names, values } = filtersOf(search);
  return {
    statement: matching(mode, search.audience, ...names),
    params: [words, limit, ...values],
  };
}

const matching = byShape((mode: string, audience: string, ...set: Filter[]) => {
  const all = sql`plainto_tsquery('english', $1)`;
  const query = mode === "all" ? all : sql`replace(${all}::text, '&', '|')::tsquery`;
  const vector = mode === "all" ? s.head : s.full;
  return answering(
    CARD,
    (card) => sql`with q as materialized (select ${query} as query)
      select ${card} from (
        select c.id, ts_rank_cd(c.head, c.query) * (0.25 + c.trust * 0.01::double precision) as score
        from (
          select found.*, q.query from q, unnest(array[${slices(audience === "agent" ? "d" : "g")}]) slice cross join lateral (
            select ${s.profileId} as id, ${s.head} as head, ${s.trustScore} as trust from ${profileSearch} as ${s}
            where ${vector} @@ (q.query && slice::tsquery)${FILTERS.and(set, 3)} limit ${SAMPLE}) found
          limit ${SAMPLE}) c
        order by score desc, c.id limit ${literal(MAX_LIMIT)}) best
      join ${profiles} as ${p} on ${p.id} = best.id order by best.score desc, ${p.id} limit $2::integer`,
  );
});

/** Names spelled alike (trigrams), for typos. */
export function nameStatement(words: string, search: Filters, limit: number): SearchStatement {
  const { names, values } = filtersOf(search);
  return { statement: named(search.audience, ...names), params: [words, limit, ...values] };
}

const named = byShape((audience: string, ...set: Filter[]) =>
  answering(
    CARD,
    (card) => sql`select ${card} from ${ROWS}
      where ${s.displayName} % $1${listed(audience)}${FILTERS.and(set, 3)}
      order by similarity(${s.displayName}, $1) desc, ${p.id} limit $2::integer`,
  ),
);

/** The most trusted first, after the row with trust and id `after`; the rows have their `id` too. */
export function browseStatement(
  search: Filters,
  after: [trust: number, id: string],
  limit: number,
): SearchStatement<CreatorRow & { id: string }> {
  const { names, values } = filtersOf(search);
  return { statement: browsing(search.audience, ...names), params: [...after, limit, ...values] };
}

const browsing = byShape((audience: string, ...set: Filter[]) =>
  answering(
    { id: p.id, ...CARD },
    (card) => sql`select ${card} from ${ROWS}
      where (${s.trustScore}, ${s.profileId}) < ($1::smallint, $2::text)${listed(audience)}${FILTERS.and(set, 4)}
      order by ${s.trustScore} desc, ${s.profileId} desc limit $3::integer`,
  ),
);

const SUGGESTION = { handle: p.handle, display_name: p.displayName, tagline: p.tagline };

const SUGGEST = answering(
  SUGGESTION,
  (found) => sql`with q as materialized (select to_tsquery('simple', $1) || to_tsquery('english', $1) as query),
    begun as (
      select found.* from q, unnest(array[${slices("g")}]) slice cross join lateral (
        select ${s.profileId} as id, ${s.trustScore} as trust, 1::real as alike from ${profileSearch} as ${s}
        where ${s.head} @@ (q.query && slice::tsquery) limit ${SUGGESTED}) found
      limit ${SUGGESTED}),
    alike as (
      select ${s.profileId} as id, ${s.trustScore} as trust, word_similarity($2, ${s.displayName}) as alike
      from ${profileSearch} as ${s}
      where (select count(*) from begun) < $3::integer and $2 <% ${s.displayName} limit ${SAMPLE})
    select ${found} from (
      select id, max(trust) as trust, max(alike) as alike
      from (select * from begun union all select * from alike) either
      group by id order by alike desc, trust desc, id limit $3::integer) best
    join ${profiles} as ${p} on ${p.id} = best.id order by best.alike desc, best.trust desc, ${p.id}`,
);

/**
 * Creators for the search box while somebody types: every word begins one of the name's or of a skill's, slice by slice of trust so
 * that two letters cost as little as ten; then names spelled alike. `words` have letters and digits alone.
 */
export function suggestStatement(words: readonly string[], limit: number): SearchStatement<RowOf<typeof SUGGESTION>> {
  const exact = words.map((word) => `${word}:*A`).join(" & ");
  return { statement: SUGGEST, params: [exact, words.join(" "), limit] };
}

export const CATEGORY_COUNTS = answering(
  { category: sql<string>`c`, creators: sql<number>`count(*)::integer` },
  (counts) => sql`select ${counts} from ${profileSearch} as ${s}, unnest(${s.categories}) c group by c`,
);

/** The markers of the slices of trust, the most trusted first: `g` of all rows, `d` of the discoverable ones. */
function slices(marker: "g" | "d"): SQL {
  return sql.raw(SLICES.map((slice) => `'~${marker}${slice}'`).join(", "));
}

function listed(audience: string): SQL | undefined {
  return audience === "agent" ? sql` and ${s.discoverable}` : undefined;
}
