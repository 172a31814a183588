import { type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { statement } from "@/db/client";
import { profileSearch, profiles, searchTerms } from "@/db/schema";
import { answering, byShape } from "@/db/statement";
import type { StatementValue } from "@/db/trailing";
import type { CreatorSearch, Sort } from "@/lib/contracts/network/search";
import { CARD, p } from "../cards";
import type { Asked } from "./asked";
import { allOf } from "./markers";
import { COLUMN_FILTERS, columnFilters } from "./ranked";
import { ALL_ROWS } from "./terms";

const s = alias(profileSearch, "s");

/** The index that each order walks; rows without the figure are left out of an order by it. */
const ORDERS: Record<Sort, { key: SQL; type: SQL; way: "asc" | "desc" }> = {
  best: { key: sql`${s.trustScore}`, type: sql`smallint`, way: "desc" },
  price: { key: sql`${s.fromPriceCents}`, type: sql`integer`, way: "asc" },
  delivery: { key: sql`${s.deliveryDays}`, type: sql`integer`, way: "asc" },
  rating: { key: sql`${s.rating}`, type: sql`double precision`, way: "desc" },
  newest: { key: sql`${s.memberSince}`, type: sql`timestamptz`, way: "desc" },
};

/** A marker that fewer rows than this part have is read by its own index, any other while the order's index is walked. */
const NARROW = 0.02;

/** The last row of the page before: what it is ordered by, as text, and its id. */
export type Place = readonly [key: string, id: string];

/**
 * Rows in one order, after a place, that hold every marker and column filter. Markers that few rows have are read by the index of words
 * and then sorted (`narrow`); those that many have are met while the order's index is walked, which reads few rows more than it shows.
 */
export function browseStatement(
  search: CreatorSearch,
  asked: Asked,
  after: Place | undefined,
  limit: number,
  narrow: boolean,
) {
  const { names, values } = columnFilters(search, asked);
  const marks = asked.marks.length === 0 ? [] : [allOf(asked.marks)];
  const way = marks.length === 0 ? "any" : narrow ? "narrow" : "wide";
  return {
    statement: browsing(search.audience, search.sort ?? "best", way, after ? "next" : "first", ...names),
    params: [limit, ...marks, ...(after ?? []), ...values] as StatementValue[],
  };
}

const browsing = byShape((audience: string, sort: string, manner: string, at: string, ...set: string[]) => {
  const { key, type, way } = ORDERS[sort as Sort];
  const direction = sql.raw(way);
  const place = manner === "any" ? 2 : 3;
  const match = sql`${s.full} @@ $2::text::tsquery`;
  // the planner knows no value: "is true" keeps it from the index of words, "|| ''" from that of the order
  const held = { any: sql``, narrow: sql` and ${match}`, wide: sql` and (${match}) is true` }[manner];
  const after =
    at === "next"
      ? sql` and (${key}, ${s.profileId}) ${sql.raw(way === "asc" ? ">" : "<")} (${sql.raw(`$${place}`)}::text::${type}, ${sql.raw(`$${place + 1}`)}::text)`
      : undefined;
  const listed = audience === "agent" ? sql` and ${s.discoverable}` : undefined;
  const last = manner === "narrow" ? sql`${s.profileId} || ''` : sql`${s.profileId}`;
  const filters = COLUMN_FILTERS.and(
    set as Parameters<typeof COLUMN_FILTERS.and>[0],
    at === "next" ? place + 2 : place,
  );
  return answering(
    { id: s.profileId, key: sql<string>`${key}::text`, ...CARD },
    (fields) => sql`select ${fields} from ${profileSearch} as ${s} join ${profiles} as ${p} on ${p.id} = ${s.profileId}
      where ${key} is not null${listed}${held}${after}${filters} order by ${key} ${direction}, ${last} ${direction} limit $1::integer`,
  );
});

const COUNTS = answering(
  { term: searchTerms.term, documents: searchTerms.documents },
  (fields) => sql`select ${fields} from ${searchTerms} where ${searchTerms.term} = any($1::text[])`,
);

/** Whether so few rows hold these parts of a tsquery that reading all of them costs less than meeting them in an order. */
export async function isNarrow(marks: readonly string[]): Promise<boolean> {
  if (marks.length === 0) return false;
  const parts = marks.map((mark) =>
    [...mark.matchAll(/'((?:[^']|'')+)'/g)].map(([, term = ""]) => term.replaceAll("''", "'")),
  );
  const rows = await statement(COUNTS, [[ALL_ROWS, ...parts.flat()]]);
  const documents = new Map(rows.map((row) => [row.term, row.documents]));
  const all = documents.get(ALL_ROWS) ?? 0;
  const sums = parts.map((terms) => terms.reduce((sum, term) => sum + (documents.get(term) ?? 0), 0));
  return Math.min(...sums) <= NARROW * all;
}
