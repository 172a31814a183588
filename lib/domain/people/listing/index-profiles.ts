import { sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";

/**
 * Brings the search rows of some profiles, or of all (`"all"`), in line with their profiles: one statement, in the transaction that
 * changed them, so that a flag turned off bites at once. Skills with a dot or a hyphen are found without it, too: Next.js as nextjs.
 */
export async function indexProfiles(tx: Transaction, ids: readonly string[] | "all"): Promise<void> {
  const chosen = ids === "all" ? sql`true` : sql`p.id in ${ids}`;
  await tx.execute(sql`
    insert into profile_search
      (profile_id, display_name, discoverable, trust_score, from_price_cents, categories, head, full_text, updated_at)
    select p.id, p.display_name, p.mcp_discoverable, p.trust_score, p.from_price_cents, p.categories,
      t.head || m.markers, t.head || setweight(to_tsvector('english', left(p.bio, 20000)), 'D') || m.markers, now()
    from profiles p
    cross join lateral (select
      setweight(to_tsvector('simple', p.display_name || ' ' || p.handle), 'A') ||
      setweight(to_tsvector('english', array_to_string(p.skills, ' . ')), 'A') ||
      setweight(to_tsvector('english', array_to_string(array(
        select regexp_replace(skill, '[.-]', '', 'g') from unnest(p.skills) skill where skill ~ '[[:alnum:]][.-][[:alnum:]]'), ' . ')), 'A') ||
      setweight(to_tsvector('english', p.tagline), 'B') ||
      setweight(to_tsvector('english', replace(array_to_string(p.categories, ' . '), '-', ' ')), 'C') as head) t
    cross join lateral (select case
      when p.trust_score >= 95 then 1 when p.trust_score >= 90 then 2 when p.trust_score >= 80 then 3
      when p.trust_score >= 65 then 4 when p.trust_score >= 45 then 5 else 6 end as slice) s
    cross join lateral (select array_to_tsvector(
      case when p.mcp_discoverable then array['~g' || s.slice, '~d' || s.slice] else array['~g' || s.slice] end) as markers) m
    where ${chosen} and p.deleted_at is null
    on conflict (profile_id) do update set
      display_name = excluded.display_name, discoverable = excluded.discoverable, trust_score = excluded.trust_score,
      from_price_cents = excluded.from_price_cents, categories = excluded.categories, head = excluded.head,
      full_text = excluded.full_text, updated_at = excluded.updated_at`);
}
