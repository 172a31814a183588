import { sql } from "drizzle-orm";
import { statementIn, type Transaction } from "@/db/client";
import { searchFacets } from "@/db/schema";
import { byShape, literal, names } from "@/db/statements/statement";
import { COUNTED_TO } from "@/lib/contracts/network/search/facets";
import type { Context } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { SOURCES, type Source } from "../ranking/source";

const f = searchFacets;

/** Of everything and of each category and subcategory that more rows have than are counted on demand: how many of them hold each marker. */
const count = byShape((name: string) => {
  const { from, facets, discoverable } = SOURCES[name as Source["name"]];
  const source = literal(name);
  const marks = sql`unnest(array_prepend('', ${facets}))`;
  return sql`
    with marked as materialized (
      select trade, mark, count(*)::integer as site, (count(*) filter (where ${discoverable}))::integer as agent
      from ${from} cross join lateral ${marks} as of_trade (trade) cross join lateral ${marks} as of_mark (mark)
      where trade = '' or trade like '~c%' or trade like '~s%' group by trade, mark),
    counted as (
      select audience, trade, jsonb_object_agg(mark, rows) as counts
      from marked cross join lateral (values (${literal("site")}, site), (${literal("agent")}, agent)) as seen (audience, rows)
      where rows > 0 group by audience, trade having max(rows) > ${literal(COUNTED_TO)}),
    gone as (delete from ${f} where ${f.source} = ${source} and not exists (
      select from counted where counted.audience = ${f.audience} and counted.trade = ${f.trade}))
    insert into ${f} (${names(f.source, f.audience, f.trade, f.counts)})
    select ${source}, audience, trade, counts from counted
    on conflict (${names(f.source, f.audience, f.trade)}) do update set ${names(f.counts)} = excluded.${names(f.counts)}
    where ${f.counts} <> excluded.${names(f.counts)} returning 1 as counted`;
});

/** Counts what searches that find many can be filtered by. Answers for how many categories and subcategories that has changed. */
export async function countFacets(ctx: Context): Promise<number> {
  return transaction(ctx, countFacetsIn);
}

/** The same within a transaction: for a seed. */
export async function countFacetsIn(tx: Transaction): Promise<number> {
  // it reads every row, of however many creators
  await tx.execute(sql`set local statement_timeout = '15min'`);
  await tx.execute(sql`set local work_mem = '64MB'`);
  let changed = 0;
  for (const source of ["creators", "offers"] as const) changed += (await statementIn(tx, count(source), [])).length;
  return changed;
}
