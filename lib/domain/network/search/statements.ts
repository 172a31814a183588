import { type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { productSearch, products, profileSearch, profiles } from "@/db/schema";
import { answering, byShape, literal, type RowOf } from "@/db/statements/statement";
import type { StatementValue } from "@/db/statements/trailing";
import type { CreatorSearch } from "@/lib/contracts/network/search/search";
import { folded } from "@/lib/domain/platform/understand/terms";
import { CARD, p } from "./cards";
import { allOf } from "./ranking/markers";
import { slices } from "./ranking/ranked";
import type { Asked } from "./ranking/reading/asked";
import { CREATORS, columnFilters, type Filter, holding } from "./ranking/source";

export type SearchStatement<Row> = { statement: SQL<Row>; params: StatementValue[] };

const s = alias(profileSearch, "s");

const SAMPLE = literal(200);
const SUGGESTED = literal(40);
export const MAX_LIMIT = 100;

/** Names spelled alike (trigrams), for typos; what filters ask must hold. */
export function nameStatement(words: string, search: CreatorSearch, asked: Asked, limit: number) {
  const { names, values } = columnFilters(asked.columns);
  const marks = asked.marks.length > 0 ? [allOf(asked.marks)] : [];
  return {
    statement: named(search.audience, marks.length > 0 ? "marked" : "any", ...names),
    params: [folded(words), limit, ...marks, ...values] as StatementValue[],
  };
}

const named = byShape((audience: string, marked: string, ...set: Filter[]) => {
  const held = marked === "marked" ? sql` and ${s.full} @@ $3::text::tsquery` : undefined;
  const listed = audience === "agent" ? sql` and ${s.discoverable}` : undefined;
  const filters = holding(CREATORS, set, held ? 4 : 3);
  return answering(
    CARD,
    (fields) => sql`select ${fields} from ${profileSearch} as ${s} join ${profiles} as ${p} on ${p.id} = ${s.profileId}
      where ${s.displayName} % $1${listed}${held}${filters}
      order by similarity(${s.displayName}, $1) desc, ${s.profileId} limit $2::integer`,
  );
});

const SUGGESTION = { handle: p.handle, display_name: p.displayName, tagline: p.tagline };

const suggesting = byShape((audience: string) => {
  const listed = audience === "agent" ? sql` and ${s.discoverable}` : undefined;
  return answering(
    SUGGESTION,
    (found) => sql`with q as materialized (select to_tsquery('simple', $1) || to_tsquery('english', $1) as query),
    begun as (
      select found.* from q, unnest(array[${slices(audience === "agent" ? "d" : "g")}]) slice cross join lateral (
        select ${s.profileId} as id, ${s.trustScore} as trust, 1::real as alike from ${profileSearch} as ${s}
        where ${s.head} @@ (q.query && slice::tsquery) limit ${SUGGESTED}) found
      limit ${SUGGESTED}),
    alike as (
      select ${s.profileId} as id, ${s.trustScore} as trust, word_similarity($2, ${s.displayName}) as alike
      from ${profileSearch} as ${s}
      where (select count(*) from begun) < $3::integer and $2 <% ${s.displayName}${listed} limit ${SAMPLE})
    select ${found} from (
      select id, max(trust) as trust, max(alike) as alike
      from (select * from begun union all select * from alike) either
      group by id order by alike desc, trust desc, id limit $3::integer) best
    join ${profiles} as ${p} on ${p.id} = best.id order by best.alike desc, best.trust desc, ${p.id}`,
  );
});

/**
 * Creators for the search box while somebody types: every word begins one of the name's or of a skill's, slice by slice of trust so
 * that two letters cost as little as ten; then names spelled alike. `words` have letters and digits alone.
 */
export function suggestStatement(
  words: readonly string[],
  limit: number,
  audience: CreatorSearch["audience"] = "site",
): SearchStatement<RowOf<typeof SUGGESTION>> {
  const exact = words.map((word) => `${word}:*A`).join(" & ");
  return { statement: suggesting(audience), params: [exact, words.join(" "), limit] };
}

const g = alias(productSearch, "g");
const o = alias(products, "o");
const OFFERED = { handle: p.handle, creator: p.displayName, slug: o.slug, name: o.name };

const SUGGEST_OFFERS = answering(
  OFFERED,
  (found) => sql`with q as materialized (select to_tsquery('english', $1) as query),
    begun as (
      select met.* from q, unnest(array[${slices("g")}]) slice cross join lateral (
        select ${g.productId} as id, ${g.standing} as standing from ${productSearch} as ${g}
        where ${g.full} @@ (q.query && slice::tsquery) limit ${SUGGESTED}) met
      limit ${SUGGESTED}),
    best as (select * from begun order by standing desc, id limit $2::integer)
    select ${found} from best join ${products} as ${o} on ${o.id} = best.id and ${o.status} = ${literal("active")}
      join ${profiles} as ${p} on ${p.id} = ${o.profileId} order by best.standing desc, best.id`,
);

/** Products on sale for the search box: every word begins one of the name's or of a skill's. */
export function suggestOffersStatement(
  words: readonly string[],
  limit: number,
): SearchStatement<RowOf<typeof OFFERED>> {
  return { statement: SUGGEST_OFFERS, params: [words.map((word) => `${word}:*A`).join(" & "), limit] };
}

export const CATEGORY_COUNTS = answering(
  { category: sql<string>`c`, creators: sql<number>`count(*)::integer` },
  (counts) => sql`select ${counts} from ${profileSearch} as ${s}, unnest(${s.categories}) c group by c`,
);
