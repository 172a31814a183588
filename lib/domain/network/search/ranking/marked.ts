import { type SQL, sql } from "drizzle-orm";
import { COUNTED_TO } from "@/lib/contracts/network/search/facets";

/** One row more than is counted exactly tells that there are more. */
export const MOST_COUNTED = COUNTED_TO + 1;

/** How many rows hold a marker (`~slogo-design`); the marker of all rows is empty. */
export const COUNT = { mark: sql<string>`mark`, rows: sql<number>`count(*)::integer` };

/**
 * The markers of these rows, and that of all rows, to be counted by `mark`. Lexemes stand in the order of their bytes, where `~` comes after
 * letters and digits: words are passed over by a search for it, not one by one.
 */
export function markedIn(rows: "found" | "counted"): SQL {
  return sql`(select tsvector_to_array(text) as held from ${sql.raw(rows)} offset 0) told,
      unnest(array_prepend('', held[width_bucket('~' collate "C", held) + 1 :])) mark where mark = '' or mark like '~%' group by mark`;
}
