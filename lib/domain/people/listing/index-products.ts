import { type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { statementIn, type Transaction } from "@/db/client";
import { products, profileSearch, profiles, productSearch as row } from "@/db/schema";
import { sliceOf } from "@/db/schema/trust-slices";
import { names } from "@/db/statements/statement";
import { TAXONOMY } from "@/lib/domain/platform/taxonomy/taxonomy";
import { asWritten, skillKeyOf, vectorOf } from "./markers-sql";
import { overwriting } from "./overwriting";
import { addonsOf, featuresOf, packedOf } from "./packed-sql";

const p = alias(profiles, "p");
const s = alias(profileSearch, "s");
const o = alias(products, "o");
const KEPT = [
  row.profileId,
  row.discoverable,
  row.trustScore,
  row.standing,
  row.priceCents,
  row.deliveryDays,
  row.rating,
  row.listedAt,
  row.response,
  row.full,
];

/** `$1` subcategories and `$2` their categories, place by place. */
const index = (chosen: SQL) => sql`
  with gone as (
    delete from ${row} where ${row.productId} in (
      select ${o.id} from ${products} as ${o} where ${chosen} and ${o.status} <> 'active'))
  insert into ${row} (${names(row.productId, ...KEPT, row.updatedAt)})
  select ${o.id}, ${p.id}, ${p.mcpDiscoverable}, ${p.trustScore}, ${p.trustScore} - 101 * least(o.place, 300),
    ${o.priceCents}, ${o.deliveryDays}, ${p.rating}, ${o.createdAt}, ${s.response},
    setweight(${vectorOf("english", sql`${o.name} || ' . ' || array_to_string(${o.skills}, ' . ')`)}, 'A') ||
    setweight(${vectorOf("simple", sql`${p.displayName} || ' ' || ${p.handle}`)}, 'B') ||
    setweight(${vectorOf("english", o.summary)}, 'B') ||
    setweight(${vectorOf("english", sql`array_to_string(${p.skills}, ' . ') || ' . ' || ${p.tagline}`)}, 'C') ||
    setweight(${asWritten(sql`${o.name} || ' ' || array_to_string(${o.skills}, ' ')`)}, 'A') ||
    setweight(${asWritten(sql`array_to_string(${p.skills}, ' ') || ' ' || ${p.tagline} || ' ' || ${o.summary}`)}, 'C') ||
    setweight(${vectorOf("english", sql`${addonsOf(o.id)} || ' . ' || ${featuresOf(o.id)}`)}, 'C') ||
    setweight(${asWritten(sql`${addonsOf(o.id)} || ' ' || ${featuresOf(o.id)}`)}, 'C') ||
    setweight(${asWritten(sql`left(${o.description}, 8000) || ' ' || packed.texts`)}, 'D') ||
    setweight(${vectorOf("english", sql`left(${o.description}, 8000) || ' . ' || packed.texts`)}, 'D') || m.marks, now()
  from (
    select ${o}.*, row_number() over (partition by ${o.profileId} order by ${o.position}, ${o.id}) - 1 as place
    from ${products} as ${o} where ${chosen} and ${o.status} = 'active') ${o}
  join ${profiles} as ${p} on ${p.id} = ${o.profileId} and ${p.deletedAt} is null
  join ${profileSearch} as ${s} on ${s.profileId} = ${p.id}
  cross join lateral (select ${packedOf(o.id)} as texts) packed
  cross join lateral (select ${sliceOf(p.trustScore)} as slice) t
  cross join lateral (select array_to_tsvector(array(
      select '~g' || t.slice
      union select '~d' || t.slice where ${p.mcpDiscoverable}
      union select '~s' || c from unnest(${o.subcategories}) c
      union select '~c' || known.category from unnest($1::text[], $2::text[]) as known (slug, category) where known.slug = any(${o.subcategories})
      union select '~c' || c from unnest(${p.categories}) c where cardinality(${o.subcategories}) = 0
      union select '~p' || c from unnest(${p.places}) c
      union select '~l' || lower(c) from unnest(${p.languages}) c
      union select '~v' where ${p.verified}
      union select '~k' || ${skillKeyOf(sql`c`)} from unnest(case when cardinality(${o.skills}) = 0 then ${p.skills} else ${o.skills} end) c
    )) as marks) m
  ${overwriting(row.productId, KEPT, row.updatedAt)}`;

const ALL = index(sql`true`);
const SOME = index(sql`${o.profileId} = any($3::text[])`);

const SUBCATEGORIES = TAXONOMY.flatMap(({ subcategories }) => subcategories.map(({ slug }) => slug));
const CATEGORIES = TAXONOMY.flatMap(({ slug, subcategories }) => subcategories.map(() => slug));

/** Brings the search rows of what some creators sell, or all (`"all"`), in line with the products: after their profiles' rows, which they refer to. */
export async function indexProducts(tx: Transaction, profileIds: readonly string[] | "all"): Promise<void> {
  const taxonomy = [SUBCATEGORIES, CATEGORIES];
  await (profileIds === "all" ? statementIn(tx, ALL, taxonomy) : statementIn(tx, SOME, [...taxonomy, [...profileIds]]));
}
