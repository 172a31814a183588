import { type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { statementIn, type Transaction } from "@/db/client";
import { profiles, profileSearch as row } from "@/db/schema";
import { names } from "@/db/statement";

const p = alias(profiles, "p");
const KEPT = [
  row.displayName,
  row.discoverable,
  row.trustScore,
  row.fromPriceCents,
  row.categories,
  row.head,
  row.full,
  row.updatedAt,
];
const OVERWRITTEN = sql.join(
  KEPT.map((column) => sql`${names(column)} = excluded.${names(column)}`),
  sql`, `,
);

const index = (chosen: SQL) => sql`
  insert into ${row} (${names(row.profileId, ...KEPT)})
  select ${p.id}, ${p.displayName}, ${p.mcpDiscoverable}, ${p.trustScore}, ${p.fromPriceCents}, ${p.categories},
    t.head || m.markers, t.head || setweight(to_tsvector('english', left(${p.bio}, 20000)), 'D') || m.markers, now()
  from ${profiles} as ${p}
  cross join lateral (select
    setweight(to_tsvector('simple', ${p.displayName} || ' ' || ${p.handle}), 'A') ||
    setweight(to_tsvector('english', array_to_string(${p.skills}, ' . ')), 'A') ||
    setweight(to_tsvector('english', array_to_string(array(
      select regexp_replace(skill, '[.-]', '', 'g') from unnest(${p.skills}) skill where skill ~ '[[:alnum:]][.-][[:alnum:]]'), ' . ')), 'A') ||
    setweight(to_tsvector('english', ${p.tagline}), 'B') ||
    setweight(to_tsvector('english', replace(array_to_string(${p.categories}, ' . '), '-', ' ')), 'C') as head) t
  cross join lateral (select case
    when ${p.trustScore} >= 95 then 1 when ${p.trustScore} >= 90 then 2 when ${p.trustScore} >= 80 then 3
    when ${p.trustScore} >= 65 then 4 when ${p.trustScore} >= 45 then 5 else 6 end as slice) s
  cross join lateral (select array_to_tsvector(
    case when ${p.mcpDiscoverable} then array['~g' || s.slice, '~d' || s.slice] else array['~g' || s.slice] end) as markers) m
  where ${chosen} and ${p.deletedAt} is null
  on conflict (${names(row.profileId)}) do update set ${OVERWRITTEN}`;

const ALL = index(sql`true`);
const SOME = index(sql`${p.id} = any($1::text[])`);

/**
 * Brings the search rows of some profiles, or of all (`"all"`), in line with their profiles: one statement, in the transaction that
 * changed them, so that a flag turned off bites at once. Skills with a dot or a hyphen are found without it, too: Next.js as nextjs.
 */
export async function indexProfiles(tx: Transaction, ids: readonly string[] | "all"): Promise<void> {
  await (ids === "all" ? statementIn(tx, ALL, []) : statementIn(tx, SOME, [[...ids]]));
}
