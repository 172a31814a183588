import { type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { founders, profiles } from "@/db/schema";
import { type FilterOf, filters } from "@/db/statements/filters";
import { answering, byShape, literal, type RowOf } from "@/db/statements/statement";
import type { StatementValue } from "@/db/statements/trailing";
import type { FounderSearch } from "@/lib/contracts/network/founders/founders";

export type FounderStatement<Row = FounderRow> = { statement: SQL<Row>; params: StatementValue[] };

/** Cards that match every word of a search, or those that match some and not every. */
export type Match = "every" | "some";

type Filters = Pick<FounderSearch, "stage" | "raising_only">;

const f = alias(founders, "f");
const p = alias(profiles, "p");

const CARD = {
  id: f.id,
  handle: p.handle,
  display_name: p.displayName,
  avatar: p.avatar,
  building: f.building,
  stage: f.stage,
  intent: f.intent,
  raising: f.raising,
};

/** A founder's card as the search statements answer it; `id` is the card's. */
export type FounderRow = RowOf<typeof CARD>;
type ScoredRow = FounderRow & { score: number };

const FILTERS = filters({ stage: (place) => sql`${f.stage} = ${place}::founder_stage` });
type Filter = FilterOf<typeof FILTERS>;

/** So many matches are ranked all; of words that more cards hold, those among so many of the newest cards. */
const MOST_RANKED = 2_000;
const NEWEST = literal(5_000);

/** Cards of founders who can be found, the newest first, after the card with the id `before`. */
export function browseStatement({ stage, raising_only }: Filters, before: string, limit: number): FounderStatement {
  const { names, values } = FILTERS.set({ stage });
  return { statement: browsing(raisingOf(raising_only), ...names), params: [before, limit, ...values] };
}

const browsing = byShape((raising: Raising, ...set: Filter[]) =>
  answering(
    CARD,
    (card) => sql`select ${card} from ${founders} as ${f} join ${profiles} as ${p} on ${p.id} = ${f.profileId}
      where ${f.discoverable} and ${p.mcpDiscoverable} and ${f.id} < $1${RAISING[raising]}${FILTERS.and(set, 3)}
      order by ${f.id} desc limit $2::integer`,
  ),
);

/**
 * Cards by relevance, then the newest first, after the card with this score and id. The index answers rare words; a
 * word that thousands of cards hold is looked for in the newest cards alone: neither costs more than some thousand
 * rows. Profiles are looked up for the cards of the page only.
 */
export function matchStatement(
  match: Match,
  words: string,
  { stage, raising_only }: Filters,
  after: [score: number, id: string],
  limit: number,
): FounderStatement<ScoredRow> {
  const { names, values } = FILTERS.set({ stage });
  const statement = matching(match, raisingOf(raising_only), ...names);
  return { statement, params: [words, limit, ...after, ...values] };
}

const matching = byShape((match: Match, raising: Raising, ...set: Filter[]) => {
  const query = sql.raw(`q.${match}`);
  const scored = sql`select ${f.id} as id, ${f.profileId} as creator, ts_rank(${f.words}, ${query}) as score from q,`;
  const matches = sql`${f.words} @@ ${query}${match === "some" ? sql` and not ${f.words} @@ q.every` : undefined}`;
  const cards = sql`${founders} as ${f} where ${f.discoverable}${RAISING[raising]}${FILTERS.and(set, 5)}`;
  const most = literal(MOST_RANKED);
  return answering(
    { ...CARD, score: sql<number>`r.score` },
    (card) => sql`with q as materialized (
        select query as every, replace(query::text, '&', '|')::tsquery as some from plainto_tsquery('english', $1) query),
      matches as materialized (${scored} ${cards} and ${matches} limit ${literal(MOST_RANKED + 1)}),
      newest as (${scored} (select * from ${cards} order by ${f.id} desc limit ${NEWEST}) ${f}
        where (select count(*) from matches) > ${most} and ${matches}),
      ranked as (
        select * from matches where (select count(*) from matches) <= ${most} union all select * from newest)
      select ${card}
      from (select * from ranked where (score, id) < ($3::real, $4::text) order by score desc, id desc) r
      join ${founders} as ${f} on ${f.id} = r.id join ${profiles} as ${p} on ${p.id} = r.creator
      where ${p.mcpDiscoverable} order by r.score desc, r.id desc limit $2::integer`,
  );
});

const RAISING = { any: undefined, raising: sql` and ${f.raising}` };
type Raising = keyof typeof RAISING;
const raisingOf = (only: boolean | undefined): Raising => (only ? "raising" : "any");
