import { sql } from "drizzle-orm";
import { statement } from "@/db/client";
import { productSearch, profileSearch } from "@/db/schema";
import { answering, byShape, literal } from "@/db/statements/statement";
import type { CreatorSearch } from "@/lib/contracts/network/search/search";
import type { Source } from "../ranking/source";

const TABLES = {
  creators: { table: literal("profile_search"), column: literal(profileSearch.full.name) },
  offers: { table: literal("product_search"), column: literal(productSearch.full.name) },
} satisfies Record<Source["name"], object>;

const known = byShape((name: string) => {
  const { table, column } = TABLES[name as Source["name"]];
  return answering(
    { mark: sql<string>`mark`, rows: sql<number>`rows` },
    (fields) => sql`with statistics as (
        select c.reltuples as rows, s.most_common_elems::text::text[] as terms, s.most_common_elem_freqs as parts
        from pg_class c join pg_stats s on s.tablename = c.relname and s.schemaname = c.relnamespace::regnamespace::text
        where c.oid = ${table}::regclass and s.attname = ${column} and c.reltuples > 0)
      select ${fields} from (
        select term as mark, round(part * rows)::integer as rows
        from statistics, unnest(terms, parts[1:cardinality(terms)]) as u (term, part) where term like '~%'
        union all select '', rows::integer from statistics) told`,
  );
});

/**
 * About how many rows hold each marker, as the last `ANALYZE` found, those whom the audience may see; that of all rows is empty. Rare ones
 * are missing; without statistics there are none.
 */
export async function frequencies(
  source: Source["name"],
  audience: CreatorSearch["audience"],
): Promise<ReadonlyMap<string, number>> {
  const rows = await statement(known(source), []);
  const counts = new Map(rows.map(({ mark, rows: held }) => [mark, held]));
  const all = counts.get("") ?? 0;
  if (all === 0 || audience === "site") return counts;
  const listed = [...counts].reduce((sum, [mark, held]) => sum + (/^~d\d$/.test(mark) ? held : 0), 0);
  return new Map([...counts].map(([mark, held]) => [mark, (held * Math.min(listed, all)) / all]));
}
