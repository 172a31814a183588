import { eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { profiles } from "@/db/schema";
import { indexProfiles } from "@/lib/search/index-profiles";
import { creatorLevel, TRUST_VERSION, type TrustInputs, trustComponents, trustScore } from "./trust";

type Figures = Omit<TrustInputs, "reviews" | "introsAnswered" | "intros"> & {
  stars: { rating: number; age_days: number; completed: boolean }[];
  from_price_cents: number | null;
};

/**
 * Computes a creator's kept figures anew from orders, reviews and products (rating, star counts, trust, level, from-price) and
 * brings the search row in line. Called in the transaction that changed an input; one read, one write, one index statement.
 */
export async function recomputeProfile(tx: Transaction, profileId: string, now: Date): Promise<void> {
  const [row] = await tx.execute<Figures>(sql`
    select p.verified,
      (select coalesce(json_agg(json_build_object('rating', r.rating,
          'age_days', greatest(0, extract(epoch from ${now.toISOString()}::timestamptz - r.created_at) / 86400),
          'completed', o.status in ('COMPLETED', 'REFUNDED'))), '[]'::json)
        from reviews r join orders o on o.id = r.order_id where r.profile_id = p.id) as stars,
      (select min(price_cents) from products where profile_id = p.id and status = 'active') as from_price_cents,
      f.*
    from profiles p cross join lateral (select
      (count(*) filter (where o.closed_at is not null))::integer as closed,
      (count(*) filter (where o.status = 'COMPLETED'))::integer as completed,
      (count(*) filter (where o.delivered_at is not null))::integer as delivered,
      (count(*) filter (where coalesce((select min(e.at) from order_events e
        where e.order_id = o.id and e.to_status = 'DELIVERED'), o.delivered_at)
          <= o.paid_at + make_interval(days => o.delivery_days)))::integer as punctual,
      (count(*) filter (where exists (select 1 from order_events e where e.order_id = o.id and e.to_status = 'DISPUTED')))::integer
        as disputed
      from orders o where o.profile_id = p.id and o.paid_at is not null) f
    where p.id = ${profileId}`);
  if (!row) return;
  const inputs: TrustInputs = {
    ...row,
    reviews: row.stars.filter((s) => s.completed).map((s) => ({ rating: s.rating, ageDays: s.age_days })),
    intros: 0,
    introsAnswered: 0,
  };
  const counts = [1, 2, 3, 4, 5].map((n) => row.stars.filter((s) => s.rating === n).length);
  const total = row.stars.length;
  const mean = total === 0 ? null : row.stars.reduce((sum, s) => sum + s.rating, 0) / total;
  const components = trustComponents(inputs);
  await tx
    .update(profiles)
    .set({
      rating: mean === null ? null : Math.round(mean * 100) / 100,
      reviewCount: total,
      starCounts: counts,
      fromPriceCents: row.from_price_cents,
      closedOrders: row.closed,
      isNew: row.closed < 5,
      level: creatorLevel(inputs),
      trustScore: trustScore(components),
      trustVersion: TRUST_VERSION,
      trustComponents: components,
      updatedAt: now,
    })
    .where(eq(profiles.id, profileId));
  await indexProfiles(tx, [profileId]);
}
