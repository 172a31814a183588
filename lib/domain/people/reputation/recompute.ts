import { eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { profiles } from "@/db/schema";
import { indexProfiles } from "@/lib/domain/people/listing/index-profiles";
import { isCounted, type Standing } from "./counted";
import {
  creatorLevel,
  INTRO_ANSWER_HOURS,
  nextTrustChange,
  TRUST_VERSION,
  type TrustInputs,
  trustComponents,
  trustScore,
} from "./trust";

/** Of the requests for an introduction the last ones count, so that nobody is judged by an old flood of them for ever. */
const INTROS_COUNTED = 100;

type Figures = Omit<TrustInputs, "reviews" | "introsAnswered"> & {
  stars: ({ rating: number; age_days: number } & Standing)[];
  from_price_cents: number | null;
  intros_answered: number;
  next_intro_due: string | null;
};

/**
 * Computes a creator's kept figures anew from orders, reviews, products and intros (rating, star counts, trust, level, from-price),
 * notes when time alone will change them, and brings the search row in line. Called in the transaction that changed an input. The
 * profile's row is taken first: of two that change inputs at once, the later one reads what the earlier one wrote.
 */
export async function recomputeProfile(tx: Transaction, profileId: string, now: Date): Promise<void> {
  await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, profileId)).for("no key update");
  const [row] = await tx.execute<Figures>(sql`
    select p.verified,
      (select coalesce(json_agg(json_build_object('rating', r.rating,
          'age_days', greatest(0, extract(epoch from ${now.toISOString()}::timestamptz - r.created_at) / 86400),
          'status', o.status, 'ownPurchase', o.own_purchase)), '[]'::json)
        from reviews r join orders o on o.id = r.order_id where r.profile_id = p.id) as stars,
      (select min(price_cents) from products where profile_id = p.id and status = 'active') as from_price_cents,
      f.*, i.*
    from profiles p
    cross join lateral (select
      (count(*) filter (where answered_at is not null or due_at <= ${now.toISOString()}::timestamptz))::integer as intros,
      (count(*) filter (where answered_at <= due_at))::integer as intros_answered,
      min(due_at) filter (where answered_at is null and due_at > ${now.toISOString()}::timestamptz) as next_intro_due
      from (select answered_at, created_at + make_interval(hours => ${INTRO_ANSWER_HOURS}) as due_at
        from intros where profile_id = p.id order by id desc limit ${INTROS_COUNTED}) latest) i
    cross join lateral (select
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
  const stars = row.stars.filter(isCounted);
  const inputs: TrustInputs = {
    ...row,
    reviews: stars.map((s) => ({ rating: s.rating, ageDays: s.age_days })),
    introsAnswered: row.intros_answered,
  };
  const counts = [1, 2, 3, 4, 5].map((n) => stars.filter((s) => s.rating === n).length);
  const total = stars.length;
  const mean = total === 0 ? null : stars.reduce((sum, s) => sum + s.rating, 0) / total;
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
      trustStaleAt: earliest(nextTrustChange(inputs, now), row.next_intro_due),
      updatedAt: now,
    })
    .where(eq(profiles.id, profileId));
  await indexProfiles(tx, [profileId]);
}

/**
 * Says that a request for an introduction has come in: its answer time ends by itself, and the score is computed anew then. The caller
 * holds the profile's row.
 */
export async function noteIntro(tx: Transaction, profileId: string, now: Date): Promise<void> {
  const due = new Date(now.getTime() + INTRO_ANSWER_HOURS * 3_600_000).toISOString();
  const trustStaleAt = sql`least(${profiles.trustStaleAt}, ${due}::timestamptz)`;
  await tx.update(profiles).set({ trustStaleAt }).where(eq(profiles.id, profileId));
}

function earliest(first: Date | null, second: string | null): Date | null {
  if (second === null) return first;
  const other = new Date(second);
  return first === null || other < first ? other : first;
}
