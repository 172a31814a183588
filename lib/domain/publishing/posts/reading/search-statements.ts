import type { StatementValue } from "@/db/trailing";
import type { PostRow } from "../view";
import { tagOf, WORDS } from "../words";

/** What a search of posts may ask: words, the author's least trust, how many. */
export type PostSearch = { topic?: string | undefined; minTrustScore?: number | undefined; limit: number };

type Moments = "publishedAt" | "createdAt" | "updatedAt";

/** A post as these statements answer one: without its body, with its moments as text. */
export type SearchedRow = Omit<PostRow, "body" | "profileId" | Moments> &
  Record<Moments, string> & { trustScore: number };

type Statement = { text: string; params: StatementValue[] };

const POST = `p.id, p.slug, p.title, p.excerpt, p.tags, p.related_product_ids as "relatedProductIds",
  p.visibility, p.status,
  p.published_at as "publishedAt", p.created_at as "createdAt", p.updated_at as "updatedAt",
  c.handle, c.display_name as "displayName", c.trust_score as "trustScore"`;

// literal, as the partial indexes have it
const LISTED = "p.status = 'published' and p.visibility = 'public' and c.mcp_discoverable";

/** So many matches are ranked at most: a word that thousands of posts hold costs no more than a rare one. */
const SAMPLE = 400;

/** The newest posts. */
export function browseStatement({ minTrustScore = 0, limit }: PostSearch): Statement {
  const trust = minTrustScore > 0 ? " and c.trust_score >= $2::smallint" : "";
  const text = `select ${POST} from posts p join profiles c on c.id = p.profile_id where ${LISTED}${trust}
    order by p.published_at desc, p.id desc limit $1::integer`;
  return { text, params: minTrustScore > 0 ? [limit, Math.ceil(minTrustScore)] : [limit] };
}

/** Posts that hold every word, or carry the words as a tag, or those that hold some of them. */
export function matchStatement(
  match: "every" | "some",
  words: string,
  { minTrustScore = 0, limit }: PostSearch,
): Statement {
  const params: StatementValue[] = [words, limit];
  const trust = minTrustScore > 0 ? ` and c.trust_score >= $${params.push(Math.ceil(minTrustScore))}::smallint` : "";
  const tagged = match === "every" ? ` or p.tags @> array[$${params.push(tagOf(words))}::text]` : "";
  const query = match === "every" ? "query" : "replace(query::text, '&', '|')::tsquery";
  const text = `with q as materialized (select ${query} as query from plainto_tsquery('english', $1) query),
    found as materialized (
      select p.id, c.trust_score, ts_rank(${WORDS}, q.query) as rank
      from q, posts p join profiles c on c.id = p.profile_id
      where (${WORDS} @@ q.query${tagged}) and ${LISTED}${trust} limit ${SAMPLE}),
    best as (
      select id, (rank + 0.01) * (0.25 + trust_score * 0.01) as score from found
      order by score desc, id desc limit $2::integer)
    select ${POST} from best join posts p on p.id = best.id join profiles c on c.id = p.profile_id
    order by best.score desc, p.id desc`;
  return { text, params };
}
