import { PgDialect } from "drizzle-orm/pg-core";
import type { StatementValue } from "@/db/trailing";
import { offerObject } from "@/lib/domain/people/profiles/offers-sql";

/** What a search of offerings may ask; prices in US cents. */
export type OfferingSearch = {
  query?: string | undefined;
  category?: string | undefined;
  maxPriceCents?: number | undefined;
  limit: number;
};

/** A statement and its parameters. The text depends on which filters are set, never on their values. */
export type OfferingStatement = { text: string; params: StatementValue[] };

type Filters = Pick<OfferingSearch, "category" | "maxPriceCents" | "limit">;

/** So many matches are ranked at most: a word that thousands of products hold costs no more than a rare one. */
const SAMPLE = 400;
const WORDS = "to_tsvector('english', p.name || ' ' || p.summary)";

let offer: string | undefined;

/** The offer of the product row `p` and its creator `c`, for the rows of a page alone: it aggregates. */
function columns(): string {
  offer ??= new PgDialect().sqlToQuery(offerObject).sql;
  return `${offer} as offer, c.handle, c.display_name, c.trust_score, c.verified`;
}

/** Products whose name or summary holds every word, or some of them. */
export function matchStatement(match: "every" | "some", words: string, filters: Filters): OfferingStatement {
  const params: StatementValue[] = [words, filters.limit];
  const query = match === "every" ? "query" : "replace(query::text, '&', '|')::tsquery";
  const text = `with q as materialized (select ${query} as query from plainto_tsquery('english', $1) query),
    found as materialized (
      select p.id, c.trust_score, ts_rank(${WORDS}, q.query) as rank
      from q, products p join profiles c on c.id = p.profile_id
      where ${WORDS} @@ q.query and p.status = 'active' and c.mcp_discoverable${filterOf(filters, params)}
      limit ${SAMPLE}),
    best as (
      select id, rank * (0.25 + trust_score * 0.01) as score from found order by score desc, id limit $2::integer)
    select ${columns()} from best join products p on p.id = best.id join profiles c on c.id = p.profile_id
    order by best.score desc, p.id`;
  return { text, params };
}

/** The first products of these creators, in the creators' order. */
export function ofCreatorsStatement(
  handles: readonly string[],
  perCreator: number,
  filters: Filters,
): OfferingStatement {
  const params: StatementValue[] = [[...handles], filters.limit, perCreator];
  const text = `select ${columns()}
    from unnest($1::citext[]) with ordinality as wanted (handle, n)
    join profiles c on c.handle = wanted.handle and c.mcp_discoverable
    cross join lateral (
      select * from products p where p.profile_id = c.id and p.status = 'active'${filterOf(filters, params)}
      order by p.position, p.id limit $3::integer) p
    order by wanted.n, p.position, p.id limit $2::integer`;
  return { text, params };
}

function filterOf({ category, maxPriceCents }: Filters, params: StatementValue[]): string {
  let text = "";
  if (category !== undefined) text += ` and c.categories @> array[$${params.push(category)}::text]`;
  if (maxPriceCents !== undefined) text += ` and p.price_cents <= $${params.push(maxPriceCents)}::integer`;
  return text;
}
