import { type SQL, sql } from "drizzle-orm";
import { listOf } from "@/db/statements/statement";
import { COUNTED_TO } from "@/lib/contracts/network/search/facets";

/** One row more than is counted exactly tells that there are more. */
export const MOST_COUNTED = COUNTED_TO + 1;

/** How many rows hold a marker (`~slogo-design`); the marker of all rows is empty. */
export const COUNT = { mark: sql<string>`mark`, rows: sql<number>`count(*)::integer` };

/** What these rows are counted by (their `facets`), and the marker of all rows, to be counted by `mark`. */
export function markedIn(rows: "found" | "counted"): SQL {
  return sql`${sql.raw(rows)}, unnest(array_prepend('', facets)) mark group by mark`;
}

/** How many of some rows hold each marker, of 1,001 at most. */
export type Marked = Record<string, number>;

/** The part of a `with` that counts the markers of the rows `counted`, and what a statement answers of it. */
export const MARKED_WITH = sql`marked as (select jsonb_object_agg(mark, rows) as counts from (select ${listOf(COUNT)} from ${markedIn("counted")}) of_mark)`;
export const MARKED = { marked: sql<Marked | null>`(select counts from marked)` };
