import { sql } from "drizzle-orm";
import { answering, byShape } from "@/db/statement";
import type { StatementValue } from "@/db/trailing";
import { COUNTED_TO } from "@/lib/contracts/network/facets";
import type { CreatorSearch } from "@/lib/contracts/network/search";
import type { Asked } from "../ranking/asked";
import { allOf } from "../ranking/markers";
import type { Plan } from "../ranking/plan";
import { scoring, scoringValues } from "../ranking/ranked";
import { columnFilters, type Filter, holding, SOURCES, type Source } from "../ranking/source";

/** One row more than is counted exactly tells that there are more. */
const MOST = COUNTED_TO + 1;

/** How many rows hold a marker (`~slogo-design`); the marker of all rows is empty. */
const COUNT = { mark: sql<string>`mark`, rows: sql<number>`count(*)::integer` };

/**
 * The markers of these rows, and that of all rows, to be counted by `mark`. Lexemes stand in the order of their bytes, where `~` comes after
 * letters and digits: words are passed over by a search for it, not one by one.
 */
const marksOf = (
  rows: "found" | "counted",
) => sql`(select tsvector_to_array(text) as held from ${sql.raw(rows)} offset 0) told,
      unnest(array_prepend('', held[width_bucket('~' collate "C", held) + 1 :])) mark where mark = '' or mark like '~%' group by mark`;

const LISTED = { agent: (source: Source) => sql` and ${source.discoverable}`, site: () => undefined };

const browsed = byShape((name: string, audience: string, marked: string, ...set: Filter[]) => {
  const source = SOURCES[name as Source["name"]];
  const { from, full } = source;
  const held = marked === "marked" ? sql` and ${full} @@ $2::text::tsquery` : undefined;
  return answering(
    COUNT,
    (counts) => sql`with found as materialized (
        select ${full} as text from ${from}
        where true${held}${LISTED[audience as "agent" | "site"](source)}${holding(source, set, held ? 3 : 2)} limit $1::integer)
      select ${counts} from ${marksOf("found")}`,
  );
});

/** The rows that fulfil a search without words, and the markers that they have: of at most 1,001 rows. */
export function browsedCounts(source: Source["name"], search: CreatorSearch, asked: Asked) {
  const { names, values } = columnFilters(asked.columns);
  const marks = asked.marks.length > 0 ? [allOf(asked.marks)] : [];
  return {
    statement: browsed(source, search.audience, marks.length > 0 ? "marked" : "any", ...names),
    params: [MOST, ...marks, ...values] as StatementValue[],
  };
}

const each = byShape((name: string, audience: string, ...set: Filter[]) => {
  const source = SOURCES[name as Source["name"]];
  const { from, full } = source;
  return answering(
    { mark: sql<string>`mark`, rows: sql<number>`counted.rows` },
    (counts) => sql`select ${counts} from unnest($2::text[], $3::text[]) as asked (mark, query) cross join lateral (
      select count(*)::integer as rows from (
        select from ${from} where ${full} @@ query::tsquery${LISTED[audience as "agent" | "site"](source)}${holding(source, set, 4)}
        limit $1::integer) held) counted`,
  );
});

/** For each of these markers how many rows have it and fulfil the search, at most 1,001. */
export function eachCount(source: Source["name"], search: CreatorSearch, asked: Asked, marks: Map<string, string>) {
  const { names, values } = columnFilters(asked.columns);
  const queries = [...marks.values()].map((mark) => allOf([mark, ...asked.marks]));
  return {
    statement: each(source, search.audience, ...names),
    params: [MOST, [...marks.keys()], queries, ...values] as StatementValue[],
  };
}

const scored = byShape((name: string, audience: string, ...set: Filter[]) => {
  const source = SOURCES[name as Source["name"]];
  return answering(
    COUNT,
    (counts) => sql`${scoring(source, audience, set, 16)},
      counted as (select text from scored limit $15::integer)
      select ${counts} from ${marksOf("counted")}`,
  );
});

/** The same of a search with words: of the rows that fit, at most 1,001 of each arm. */
export function scoredCounts(source: Source["name"], search: CreatorSearch, asked: Asked, plan: Plan) {
  const { names, values } = columnFilters(asked.columns);
  return {
    statement: scored(source, search.audience, ...names),
    params: [...scoringValues(asked, plan, MOST), MOST, ...values] as StatementValue[],
  };
}
