import { type SQL, sql } from "drizzle-orm";
import { answering, byShape } from "@/db/statements/statement";
import type { StatementValue } from "@/db/statements/trailing";
import type { CreatorSearch, Sort } from "@/lib/contracts/network/search/search";
import { allOf } from "./markers";
import type { Asked } from "./reading/asked";
import { type FoundRow, SHOWN } from "./shown";
import { columnFilters, type Filter, holding, SOURCES, type Source } from "./source";
import { lexemesOf } from "./weighing/parts";
import { shareOf, termsOf } from "./weighing/terms";

/** The index that each order walks; rows without the figure come last, by their ids. */
const ORDERS: Record<Sort, { key: "order" | "price" | "days" | "rating" | "since"; type: SQL; way: "asc" | "desc" }> = {
  best: { key: "order", type: sql`smallint`, way: "desc" },
  price: { key: "price", type: sql`integer`, way: "asc" },
  delivery: { key: "days", type: sql`integer`, way: "asc" },
  rating: { key: "rating", type: sql`double precision`, way: "desc" },
  newest: { key: "since", type: sql`timestamptz`, way: "desc" },
};

/** The last row of the page before: what it is ordered by, as text (empty for a row without the figure), and its id. */
export type Place = readonly [key: string, id: string];

/**
 * Rows in one order, after a place, that hold every marker and column filter. Markers that few rows have are read by the index of words
 * and then sorted (`narrow`); those that many have are met while the order's index is walked, which reads few rows more than it shows.
 */
export function browseStatement<N extends Source["name"]>(
  source: N,
  search: CreatorSearch,
  asked: Asked,
  { after, limit, shown = [], narrow }: BrowsedPage,
) {
  const { names, values } = columnFilters(asked.columns);
  const marks = asked.marks.length === 0 ? [] : [allOf(asked.marks)];
  const way = marks.length === 0 ? "any" : narrow ? "narrow" : "wide";
  return {
    statement: browsing(
      source,
      search.audience,
      search.sort ?? "best",
      way,
      after ? (after[0] === "" ? "rest" : "next") : "first",
      ...names,
    ) as SQL as SQL<FoundRow<N>>,
    params: [
      limit,
      ...marks,
      ...(after ? [...(after[0] === "" ? [] : [after[0]]), after[1], [...shown]] : []),
      ...values,
    ] as StatementValue[],
  };
}

export type BrowsedPage = {
  after: Place | undefined;
  limit: number;
  /** Rows that were shown before their turn. */
  shown?: readonly string[];
  narrow: boolean;
};

const browsing = byShape(
  (name: string, audience: string, sort: string, manner: string, at: string, ...set: Filter[]) => {
    const source = SOURCES[name as Source["name"]];
    const { fields, join } = SHOWN[source.name];
    const { from, id, creator, full } = source;
    const { key: ordered, type, way } = ORDERS[sort as Sort];
    const key = source[ordered];
    const direction = sql.raw(way);
    const place = manner === "any" ? 2 : 3;
    const match = sql`${full} @@ $2::text::tsquery`;
    // the planner knows no value: "is true" keeps it from the index of words, "|| ''" from that of the order
    const held = { any: sql``, narrow: sql` and ${match}`, wide: sql` and (${match}) is true` }[manner];
    const listed = audience === "agent" ? sql` and ${source.discoverable}` : undefined;
    const last = manner === "narrow" ? sql`${id} || ''` : sql`${id}`;
    const placeholder = (n: number) => sql.raw(`$${place + n}`);
    const beyond = sql.raw(way === "asc" ? ">" : "<");
    const unseen = (n: number) => sql` and ${id} <> all(${placeholder(n)}::text[])`;
    const after = {
      first: sql``,
      next: sql` and (${key}, ${id}) ${beyond} (${placeholder(0)}::text::${type}, ${placeholder(1)}::text)${unseen(2)}`,
      rest: sql` and ${id} ${beyond} ${placeholder(0)}::text${unseen(1)}`,
    }[at];
    const filters = holding(source, set, place + { first: 0, next: 3, rest: 2 }[at as "first" | "next" | "rest"]);
    const those = (
      which: SQL,
      order = sql`${key} ${direction}, `,
    ) => sql`(select ${id} as id, ${creator} as creator, ${key} as key from ${from}
        where ${which}${listed}${held}${filters} order by ${order}${last} ${direction} limit $1::integer)`;
    const rated = those(sql`${key} is not null${after}`);
    // an index of the key would be walked through all of them to sort the few that are held
    const alike = manner === "narrow" ? sql`` : undefined;
    const unrated = those(sql`${key} is null${at === "rest" ? after : at === "next" ? unseen(2) : sql``}`, alike);
    // the second is read only where the first has too few
    const both = key.notNull ? rated : at === "rest" ? unrated : sql`${rated} union all ${unrated}`;
    return answering(
      { id: sql<string>`best.id`, key: sql<string>`coalesce(best.key::text, '')`, ...fields },
      (found) => sql`select ${found} from (select * from (${both}) either limit $1::integer) best
      ${join} order by best.key ${direction} nulls last, best.id ${direction}`,
    );
  },
);

/** About how many rows a page wants. */
const WANTED = 25;

/**
 * Whether so few rows hold these parts of a tsquery that reading all of them costs less than meeting them in an order. Of N rows of which
 * the part q holds them, the one reads q × N rows, the other as many as a page wants by q. The parts are taken as independent.
 */
export async function isNarrow(marks: readonly string[]): Promise<boolean> {
  if (marks.length === 0) return false;
  const known = await termsOf([], marks.flatMap(lexemesOf));
  return shareOf(marks, known) <= Math.sqrt(WANTED / known.all);
}
