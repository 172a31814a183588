import { type Column, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { statementIn, type Transaction } from "@/db/client";
import { posts, products, profiles, profileSearch as row } from "@/db/schema";
import { sliceOf } from "@/db/schema/trust-slices";
import { names } from "@/db/statements/statement";
import { indexProducts } from "./index-products";
import { asWritten, foldedText, responseOf, skillKeyOf, vectorOf } from "./markers-sql";
import { overwriting } from "./overwriting";
import { addonsOf, featuresOf, packedOf } from "./packed-sql";
import { shownOf } from "./shown";

const p = alias(profiles, "p");
const o = alias(products, "o");
const w = alias(posts, "w");
const KEPT = [
  row.displayName,
  row.discoverable,
  row.trustScore,
  row.fromPriceCents,
  row.categories,
  row.deliveryDays,
  row.rating,
  row.memberSince,
  row.response,
  row.head,
  row.full,
];

/** A text of each offer, in the order of the shop: what does not fit is what stands last in it. */
const together = (text: SQL | Column) => sql`coalesce(string_agg(${text}, ' . ' order by ${o.position}, ${o.id}), '')`;

const index = (chosen: SQL) => sql`
  insert into ${row} (${names(row.profileId, ...KEPT, row.updatedAt)})
  select ${p.id}, ${foldedText(p.displayName)}, ${p.mcpDiscoverable}, ${p.trustScore}, ${p.fromPriceCents}, ${p.categories},
    sold.days, ${p.rating}, ${p.createdAt}, ${responseOf(p.trustComponents)}, t.head || m.slices,
    t.head || setweight(${vectorOf("english", sql`left(sold.names, 4000)`)}, 'B') ||
    setweight(${vectorOf("english", sql`left(sold.summaries, 20000)`)}, 'C') ||
    setweight(${asWritten(sql`left(sold.names, 4000) || ' ' || left(sold.summaries, 20000)`)}, 'C') ||
    setweight(${asWritten(sql`left(${p.bio}, 20000) || ' ' || left(sold.descriptions, 20000) || ' ' || left(sold.packed, 20000) || ' ' || written.texts`)}, 'D') ||
    setweight(${vectorOf("english", sql`left(${p.bio}, 20000) || ' ' || left(sold.descriptions, 20000) || ' ' || left(sold.packed, 20000) || ' ' || written.texts`)}, 'D') || m.slices || m.marks, now()
  from ${profiles} as ${p}
  cross join lateral (select
    ${together(o.name)} as names, ${together(sql`${o.summary} || ' . ' || ${addonsOf(o.id)}`)} as summaries,
    ${together(sql`left(${o.description}, 4000)`)} as descriptions,
    ${together(sql`left(${packedOf(o.id)} || ' . ' || ${featuresOf(o.id)}, 4000)`)} as packed, min(${o.deliveryDays}) as days
    from ${products} as ${o} where ${o.profileId} = ${p.id} and ${o.status} = 'active') sold
  cross join lateral (select coalesce(string_agg(w.text, ' . '), '') as texts from (
    select ${w.title} || ' . ' || ${w.excerpt} || ' . ' || array_to_string(${w.tags}, ' . ') as text from ${posts} as ${w}
    where ${w.profileId} = ${p.id} and ${w.status} = 'published' and ${w.visibility} = 'public'
    order by ${w.publishedAt} desc, ${w.id} desc limit 20) w) written
  cross join lateral (select
    setweight(${vectorOf("simple", sql`${p.displayName} || ' ' || ${p.handle}`)}, 'A') ||
    setweight(${vectorOf("english", sql`array_to_string(${p.skills}, ' . ')`)}, 'A') ||
    setweight(${vectorOf(
      "english",
      sql`array_to_string(array(
      select regexp_replace(skill, '[.-]', '', 'g') from unnest(${p.skills}) skill where skill ~ '[[:alnum:]][.-][[:alnum:]]'), ' . ')`,
    )}, 'A') ||
    setweight(${vectorOf("english", p.tagline)}, 'B') ||
    setweight(${asWritten(sql`array_to_string(${p.skills}, ' ')`)}, 'A') ||
    setweight(${asWritten(sql`${p.tagline}`)}, 'B') ||
    setweight(${vectorOf("english", sql`replace(array_to_string(${p.categories}, ' . '), '-', ' ')`)}, 'C') as head) t
  cross join lateral (select ${sliceOf(p.trustScore)} as slice) s
  cross join lateral (select array_to_tsvector(
    case when ${p.mcpDiscoverable} then array['~g' || s.slice, '~d' || s.slice] else array['~g' || s.slice] end) as slices,
    array_to_tsvector(array(
      select '~c' || c from unnest(${p.categories}) c
      union select '~s' || c from unnest(${p.subcategories}) c
      union select '~p' || c from unnest(${p.places}) c
      union select '~l' || lower(c) from unnest(${p.languages}) c
      union select '~v' where ${p.verified}
      union select '~k' || ${skillKeyOf(sql`c`)} from unnest(${p.skills}) c
      union select '~s' || c from ${products} as ${o}, unnest(${o.subcategories}) c where ${o.profileId} = ${p.id} and ${o.status} = 'active'
      union select '~k' || ${skillKeyOf(sql`c`)} from ${products} as ${o}, unnest(${o.skills}) c where ${o.profileId} = ${p.id} and ${o.status} = 'active'
    )) as marks) m
  where ${chosen} and ${shownOf(p)}
  ${overwriting(row.profileId, KEPT, row.updatedAt)}`;

const ALL = index(sql`true`);
const SOME = index(sql`${p.id} = any($1::text[])`);

/**
 * Brings the search rows of some profiles, or of all (`"all"`), and of what they sell, in line with the profiles and products: in the transaction that
 * changed them, so that a flag turned off bites at once. Skills with a dot or a hyphen are found without it, too: Next.js
 * as nextjs.
 */
export async function indexProfiles(tx: Transaction, ids: readonly string[] | "all"): Promise<void> {
  await (ids === "all" ? statementIn(tx, ALL, []) : statementIn(tx, SOME, [[...ids]]));
  await indexProducts(tx, ids);
}
