import type { StatementValue } from "@/db/trailing";
import type { CreatorSearch } from "@/lib/contracts/network/search";

/**
 * A statement and its parameters. The text depends on which filters are set, never on their values: a handful of texts, and for each
 * the server keeps one plan, which it would not for a text that asks `$2 is null or …`.
 */
export type SearchStatement = { text: string; params: StatementValue[] };

type Filters = Pick<CreatorSearch, "audience" | "category" | "minTrustScore" | "maxPriceCents">;

const CARD = `p.handle, p.display_name, p.tagline, p.tier, p.trust_score, p.level, p.is_new, p.verified, p.rating,
  p.review_count, p.categories, p.from_price_cents`;

const SLICES = [1, 2, 3, 4, 5, 6];
const SAMPLE = 200;
const SUGGESTED = 40;
export const MAX_LIMIT = 100;

/**
 * Full text, with all words in the head or any of them anywhere. The slices of trust are visited from the top until 200 rows are
 * found, each by the index alone, so a common word costs as little as a rare one; those are ranked by relevance × trust.
 */
export function matchStatement(mode: "all" | "any", words: string, search: Filters, limit: number): SearchStatement {
  const all = "plainto_tsquery('english', $1)";
  const query = mode === "all" ? all : `replace(${all}::text, '&', '|')::tsquery`;
  const vector = mode === "all" ? "head" : "full_text";
  const marker = search.audience === "agent" ? "d" : "g";
  const slices = SLICES.map((slice) => `'~${marker}${slice}'`).join(", ");
  const filter = filterOf(search, 3);
  const text = `with q as materialized (select ${query} as query)
    select ${CARD} from (
      select c.profile_id, ts_rank_cd(c.head, c.query) * (0.25 + c.trust_score * 0.01::double precision) as score
      from (
        select found.*, q.query from q, unnest(array[${slices}]) slice cross join lateral (
          select s.profile_id, s.head, s.trust_score from profile_search s
          where s.${vector} @@ (q.query && slice::tsquery)${filter.text} limit ${SAMPLE}) found
        limit ${SAMPLE}) c
      order by score desc, c.profile_id limit ${MAX_LIMIT}) best
    join profiles p on p.id = best.profile_id order by best.score desc, p.id limit $2::integer`;
  return { text, params: [words, limit, ...filter.params] };
}

/** Names spelled alike (trigrams), for typos. */
export function nameStatement(words: string, search: Filters, limit: number): SearchStatement {
  const filter = filterOf(search, 3);
  const text = `select ${CARD} from profile_search s join profiles p on p.id = s.profile_id
    where s.display_name % $1${listed(search)}${filter.text}
    order by similarity(s.display_name, $1) desc, p.id limit $2::integer`;
  return { text, params: [words, limit, ...filter.params] };
}

/**
 * Creators for the search box while somebody types: every word begins one of the name's or of a skill's, slice by slice of trust so
 * that two letters cost as little as ten; then names spelled alike. `words` have letters and digits alone.
 */
export function suggestStatement(words: readonly string[], limit: number): SearchStatement {
  const exact = words.map((word) => `${word}:*A`).join(" & ");
  const slices = SLICES.map((slice) => `'~g${slice}'`).join(", ");
  const text = `with q as materialized (select to_tsquery('simple', $1) || to_tsquery('english', $1) as query),
    begun as (
      select found.* from q, unnest(array[${slices}]) slice cross join lateral (
        select s.profile_id, s.trust_score, 1::real as alike from profile_search s
        where s.head @@ (q.query && slice::tsquery) limit ${SUGGESTED}) found
      limit ${SUGGESTED}),
    alike as (
      select s.profile_id, s.trust_score, word_similarity($2, s.display_name) as alike from profile_search s
      where (select count(*) from begun) < $3::integer and $2 <% s.display_name limit ${SAMPLE})
    select p.handle, p.display_name, p.tagline from (
      select profile_id, max(trust_score) as trust, max(alike) as alike
      from (select * from begun union all select * from alike) either
      group by profile_id order by alike desc, trust desc, profile_id limit $3::integer) best
    join profiles p on p.id = best.profile_id order by best.alike desc, best.trust desc, p.id`;
  return { text, params: [exact, words.join(" "), limit] };
}

/** The most trusted first, after the row with trust and id `after`; the rows have their `id` too. */
export function browseStatement(search: Filters, after: [trust: number, id: string], limit: number): SearchStatement {
  const filter = filterOf(search, 4);
  const text = `select p.id, ${CARD} from profile_search s join profiles p on p.id = s.profile_id
    where (s.trust_score, s.profile_id) < ($1::smallint, $2::text)${listed(search)}${filter.text}
    order by s.trust_score desc, s.profile_id desc limit $3::integer`;
  return { text, params: [...after, limit, ...filter.params] };
}

export const CATEGORY_COUNTS = `select c as category, count(*)::integer as creators
  from profile_search s, unnest(s.categories) c group by c`;

function listed({ audience }: Filters): string {
  return audience === "agent" ? " and s.discoverable" : "";
}

/** The conditions of the filters that are set, their parameters numbered from `first`. */
function filterOf({ category, minTrustScore = 0, maxPriceCents }: Filters, first: number) {
  const params: StatementValue[] = [];
  const next = (value: StatementValue) => `$${first - 1 + params.push(value)}`;
  let text = "";
  if (category !== undefined) text += ` and s.categories @> array[${next(category)}::text]`;
  if (minTrustScore > 0) text += ` and s.trust_score >= ${next(Math.ceil(minTrustScore))}::smallint`;
  if (maxPriceCents !== undefined) text += ` and s.from_price_cents <= ${next(maxPriceCents)}::integer`;
  return { text, params };
}
