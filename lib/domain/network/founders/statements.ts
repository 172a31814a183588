import type { StatementValue } from "@/db/trailing";
import type { FounderSearch } from "@/lib/contracts/network/founders";

/** A statement and its parameters. The text depends on which filters are set, never on their values. */
export type FounderStatement = { text: string; params: StatementValue[] };

/** Cards that match every word of a search, or those that match some and not every. */
export type Match = "every" | "some";

type Filters = Pick<FounderSearch, "stage" | "raising_only">;

const CARD = "f.id, p.handle, p.display_name, f.building, f.stage, f.intent, f.raising";

/** So many matches are ranked all; of words that more cards hold, those among so many of the newest cards. */
const MOST_RANKED = 2_000;
const NEWEST = 5_000;

/** Cards of founders who can be found, the newest first, after the card with the id `before`. */
export function browseStatement(search: Filters, before: string, limit: number): FounderStatement {
  const filter = filterOf(search, 3);
  const text = `select ${CARD} from founders f join profiles p on p.id = f.profile_id
    where f.discoverable and p.mcp_discoverable and f.id < $1${filter.text}
    order by f.id desc limit $2::integer`;
  return { text, params: [before, limit, ...filter.params] };
}

/**
 * Cards by relevance, then the newest first, after the card with this score and id. The index answers rare words; a
 * word that thousands of cards hold is looked for in the newest cards alone: neither costs more than some thousand
 * rows. Profiles are looked up for the cards of the page only.
 */
export function matchStatement(
  match: Match,
  words: string,
  search: Filters,
  after: [score: number, id: string],
  limit: number,
): FounderStatement {
  const filter = filterOf(search, 5);
  const scored = `select f.id, f.profile_id, ts_rank(f.words, q.${match}) as score from q,`;
  const matching = `f.words @@ q.${match}${match === "some" ? " and not f.words @@ q.every" : ""}`;
  const listed = `founders f where f.discoverable${filter.text}`;
  const text = `with q as materialized (
      select query as every, replace(query::text, '&', '|')::tsquery as some from plainto_tsquery('english', $1) query),
    matches as materialized (${scored} ${listed} and ${matching} limit ${MOST_RANKED + 1}),
    newest as (${scored} (select * from ${listed} order by f.id desc limit ${NEWEST}) f
      where (select count(*) from matches) > ${MOST_RANKED} and ${matching}),
    ranked as (
      select * from matches where (select count(*) from matches) <= ${MOST_RANKED} union all select * from newest)
    select ${CARD}, r.score
    from (select * from ranked where (score, id) < ($3::real, $4::text) order by score desc, id desc) r
    join founders f on f.id = r.id join profiles p on p.id = r.profile_id
    where p.mcp_discoverable order by r.score desc, r.id desc limit $2::integer`;
  return { text, params: [words, limit, ...after, ...filter.params] };
}

/** The conditions of the filters that are set, their parameters numbered from `first`. */
function filterOf({ stage, raising_only }: Filters, first: number): { text: string; params: StatementValue[] } {
  const raising = raising_only ? " and f.raising" : "";
  if (stage === undefined) return { text: raising, params: [] };
  return { text: `${raising} and f.stage = $${first}::founder_stage`, params: [stage] };
}
