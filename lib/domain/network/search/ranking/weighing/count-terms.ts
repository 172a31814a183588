import { sql } from "drizzle-orm";
import { statementIn, type Transaction } from "@/db/client";
import { profileSearch, searchTerms } from "@/db/schema";
import { literal, names } from "@/db/statements/statement";
import type { Context } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { ALL_OFFERS, ALL_ROWS } from "./terms";

const t = searchTerms;

/** From what `ANALYZE` knows of the column: its most frequent lexemes and in which part of the rows each is. */
const COUNT = sql`
  with statistics as (
    select c.reltuples as rows, s.most_common_elems::text::text[] as terms, s.most_common_elem_freqs as parts
    from pg_class c join pg_stats s on s.tablename = c.relname and s.schemaname = c.relnamespace::regnamespace::text
    where c.oid = ${literal("profile_search")}::regclass and s.attname = ${literal(profileSearch.full.name)} and c.reltuples > 0),
  counted as (
    select term, greatest(1, round(part * rows))::integer as documents
    from statistics, unnest(terms, parts[1:cardinality(terms)]) as u (term, part)
    union all select ${literal(ALL_ROWS)}, rows::integer from statistics
    union all select ${literal(ALL_OFFERS)}, reltuples::integer from pg_class, statistics
      where oid = ${literal("product_search")}::regclass and reltuples > 0),
  gone as (delete from ${t} where exists (select from counted) and ${t.term} not in (select term from counted))
  insert into ${t} (${names(t.term, t.documents)}) select term, documents from counted
  on conflict (${names(t.term)}) do update set ${names(t.documents)} = excluded.${names(t.documents)}
  where abs(${t.documents} - excluded.${names(t.documents)}) > 0.1 * ${t.documents} returning 1 as counted`;

/** Takes over the frequencies of words that the last `ANALYZE` found. Answers how many have changed by more than a tenth. */
export async function countTerms(ctx: Context): Promise<number> {
  return transaction(ctx, countTermsIn);
}

/** The same within a transaction: for a seed, which analyzes before it. */
export async function countTermsIn(tx: Transaction): Promise<number> {
  return (await statementIn(tx, COUNT, [])).length;
}
