import { sql } from "drizzle-orm";
import { statementIn } from "@/db/client";
import { offeredSubcategories, products, profiles, sitemapParts } from "@/db/schema";
import { byShape, literal, names } from "@/db/statements/statement";
import type { Context } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { SHOWN } from "@/lib/domain/people/listing/shown";
import { KIND_NAMES, KINDS, type Kind, ON_SALE } from "./kinds";

/** How many pages one part lists. A sitemap may have 50,000 (sitemaps.org/protocol.html); smaller ones are read again sooner. */
const PART = 5_000;

const p = sitemapParts;
const o = offeredSubcategories;

const cut = byShape((kind: string, size: string) => {
  const { id, changedAt, from, listed } = KINDS[kind as Kind];
  const name = literal(kind);
  const place = sql`((row_number() over (order by ${id}) - 1) / ${literal(Number(size))} + 1)::integer`;
  return sql`
    with numbered as (select ${id} as page, ${changedAt} as changed, ${place} as part from ${from} where ${listed}),
    parts as (select part, min(page) as first, max(changed) as changed from numbered group by part),
    gone as (delete from ${p} where ${p.kind} = ${name} and ${p.number} not in (select part from parts) returning 1),
    put as (insert into ${p} (${names(p.kind, p.number, p.firstId, p.changedAt)})
      select ${name}, part, first, changed from parts order by part
      on conflict (${names(p.kind, p.number)}) do update
        set ${names(p.firstId)} = excluded.${names(p.firstId)}, ${names(p.changedAt)} = excluded.${names(p.changedAt)}
        where (${p.firstId}, ${p.changedAt}) is distinct from (excluded.${names(p.firstId)}, excluded.${names(p.changedAt)})
      returning 1)
    select from gone union all select from put`;
});

/** Of profiles by their own words, and of what is on sale. */
const OFFERED = sql`
  with offered as (
    select unnest(${profiles.subcategories}) as one from ${profiles} where ${SHOWN}
    union select unnest(${products.subcategories}) from ${KINDS.products.from} where ${ON_SALE}),
  gone as (delete from ${o} where ${o.slug} not in (select one from offered) returning 1),
  put as (insert into ${o} (${names(o.slug)}) select one from offered on conflict do nothing returning 1)
  select from gone union all select from put`;

/** Cuts the sitemap into parts of so many pages, and notes which subcategories have a page. Answers for how many that has changed. */
export async function countSitemap(ctx: Context, size = PART): Promise<number> {
  return transaction(ctx, async (tx) => {
    // it reads every row, of however many creators
    await tx.execute(sql`set local statement_timeout = '15min'`);
    let changed = (await statementIn(tx, OFFERED, [])).length;
    for (const kind of KIND_NAMES) changed += (await statementIn(tx, cut(kind, String(size)), [])).length;
    return changed;
  });
}
