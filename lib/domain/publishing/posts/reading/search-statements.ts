import { type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { posts, profiles } from "@/db/schema";
import { type FilterOf, filters } from "@/db/statements/filters";
import { answering, byShape, literal, type RowOf } from "@/db/statements/statement";
import type { StatementValue } from "@/db/statements/trailing";
import { tagOf, wordsOf } from "../text-index";

/** What a search of posts may ask: words, the author's least trust, how many. */
export type PostSearch = { topic?: string | undefined; minTrustScore?: number | undefined; limit: number };

type PostStatement = { statement: SQL<SearchedRow>; params: StatementValue[] };

const p = alias(posts, "p");
const c = alias(profiles, "c");

const POST = {
  id: p.id,
  slug: p.slug,
  title: p.title,
  excerpt: p.excerpt,
  tags: p.tags,
  relatedProductIds: p.relatedProductIds,
  visibility: p.visibility,
  status: p.status,
  publishedAt: p.publishedAt,
  createdAt: p.createdAt,
  updatedAt: p.updatedAt,
  handle: c.handle,
  displayName: c.displayName,
  trustScore: c.trustScore,
};

/** A post as these statements answer one: without its body, with its moments as text. */
export type SearchedRow = RowOf<typeof POST>;

const WORDS = wordsOf(p);
const ROWS = sql`${posts} as ${p} join ${profiles} as ${c} on ${c.id} = ${p.profileId}`;
// literal, as the partial indexes have it
const LISTED = sql`${p.status} = 'published' and ${p.visibility} = 'public' and ${c.mcpDiscoverable}`;

const FILTERS = filters({ trust: (place) => sql`${c.trustScore} >= ${place}::smallint` });
type Filter = FilterOf<typeof FILTERS>;

const filtersOf = ({ minTrustScore = 0 }: PostSearch) =>
  FILTERS.set({ trust: minTrustScore > 0 ? Math.ceil(minTrustScore) : undefined });

/** So many matches are ranked at most: a word that thousands of posts hold costs no more than a rare one. */
const SAMPLE = literal(400);

/** The newest posts. */
export function browseStatement(search: PostSearch): PostStatement {
  const { names, values } = filtersOf(search);
  return { statement: browsing(...names), params: [search.limit, ...values] };
}

const browsing = byShape((...set: Filter[]) =>
  answering(
    POST,
    (post) => sql`select ${post} from ${ROWS} where ${LISTED}${FILTERS.and(set, 2)}
      order by ${p.publishedAt} desc, ${p.id} desc limit $1::integer`,
  ),
);

/** Posts that hold every word, or carry the words as a tag, or those that hold some of them. */
export function matchStatement(match: "every" | "some", words: string, search: PostSearch): PostStatement {
  const { names, values } = filtersOf(search);
  const tag = match === "every" ? [tagOf(words)] : [];
  return { statement: matching(match, ...names), params: [words, search.limit, ...tag, ...values] };
}

const matching = byShape((match: string, ...set: Filter[]) => {
  const every = match === "every";
  const query = every ? sql`query` : sql`replace(query::text, '&', '|')::tsquery`;
  const tagged = every ? sql` or ${p.tags} @> array[$3::text]` : undefined;
  return answering(
    POST,
    (post) => sql`with q as materialized (select ${query} as query from plainto_tsquery('english', $1) query),
      found as materialized (
        select ${p.id} as id, ${c.trustScore} as trust, ts_rank(${WORDS}, q.query) as rank
        from q, ${ROWS}
        where (${WORDS} @@ q.query${tagged}) and ${LISTED}${FILTERS.and(set, every ? 4 : 3)} limit ${SAMPLE}),
      best as (
        select id, (rank + 0.01) * (0.25 + trust * 0.01) as score from found
        order by score desc, id desc limit $2::integer)
      select ${post} from best join ${posts} as ${p} on ${p.id} = best.id join ${profiles} as ${c} on ${c.id} = ${p.profileId}
      order by best.score desc, ${p.id} desc`,
  );
});
