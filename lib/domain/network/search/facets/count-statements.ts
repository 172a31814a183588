import { sql } from "drizzle-orm";
import { searchFacets } from "@/db/schema";
import { answering, byShape } from "@/db/statements/statement";
import type { StatementValue } from "@/db/statements/trailing";
import type { CreatorSearch } from "@/lib/contracts/network/search/search";
import { COUNT, MARKED, MARKED_WITH, MOST_COUNTED, markedIn } from "../ranking/marked";
import { allOf } from "../ranking/markers";
import type { Plan } from "../ranking/plan";
import { bySlice, seenBy } from "../ranking/ranked";
import type { Asked } from "../ranking/reading/asked";
import { columnFilters, type Filter, foundHolding, holding, SOURCES, type Source } from "../ranking/source";
import type { Part } from "../ranking/weighing/parts";

const LISTED = { agent: (source: Source) => sql` and ${source.discoverable}`, site: () => undefined };

const browsed = byShape((name: string, audience: string, marked: string, ...set: Filter[]) => {
  const source = SOURCES[name as Source["name"]];
  const { from, full, facets } = source;
  const held = marked === "marked" ? sql` and ${full} @@ $2::text::tsquery` : undefined;
  return answering(
    COUNT,
    (counts) => sql`with found as materialized (
        select ${facets} as facets from ${from}
        where true${held}${LISTED[audience as "agent" | "site"](source)}${holding(source, set, held ? 3 : 2)} limit $1::integer)
      select ${counts} from ${markedIn("found")}`,
  );
});

/** The rows that fulfil a search without words, and the markers that they have: of at most 1,001 rows. */
export function browsedCounts(source: Source["name"], search: CreatorSearch, asked: Asked) {
  const { names, values } = columnFilters(asked.columns);
  const marks = asked.marks.length > 0 ? [allOf(asked.marks)] : [];
  return {
    statement: browsed(source, search.audience, marks.length > 0 ? "marked" : "any", ...names),
    params: [MOST_COUNTED, ...marks, ...values] as StatementValue[],
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
    params: [MOST_COUNTED, [...marks.keys()], queries, ...values] as StatementValue[],
  };
}

const certain = byShape((name: string, seen: string, ...set: Filter[]) => {
  const source = SOURCES[name as Source["name"]];
  const rest = sql`${foundHolding(source, set, 3)} limit $1::integer`;
  return answering(
    MARKED,
    (marked) => sql`with counted as (select facets from (
        ${bySlice(source, seen, source.facets, sql`$2::text::tsquery`, rest)}) held limit $1::integer),
      ${MARKED_WITH}
      select ${marked}`,
  );
});

/** Of the rows of which the index alone tells that they fit, how many hold each marker: of 1,001 at most, the most trusted slices first. */
export function certainCounts(source: Source["name"], search: CreatorSearch, asked: Asked, plan: Plan, fitting: Part) {
  const { names, values } = columnFilters(asked.columns, plan.facet);
  return {
    statement: certain(source, seenBy(search.audience, plan), ...names),
    params: [MOST_COUNTED, allOf([fitting.query, ...plan.marks]), ...values] as StatementValue[],
  };
}

/** What was counted of a category or subcategory that very many have, or of everything. */
export const COUNTED_BEFORE = answering(
  { counts: searchFacets.counts },
  (counts) => sql`select ${counts} from ${searchFacets}
    where ${searchFacets.source} = $1 and ${searchFacets.audience} = $2 and ${searchFacets.trade} = $3`,
);
