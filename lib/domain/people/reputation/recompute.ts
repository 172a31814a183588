import { eq, sql } from "drizzle-orm";
import { statementIn, type Transaction } from "@/db/client";
import { profiles } from "@/db/schema";
import { indexProfiles } from "@/lib/domain/people/listing/index-profiles";
import { holdProfile } from "@/lib/domain/platform/access/hold-profile";
import { FIGURES } from "./figures";
import {
  creatorLevel,
  INTRO_ANSWER_HOURS,
  nextTrustChange,
  TRUST_VERSION,
  type TrustInputs,
  trustComponents,
  trustScore,
} from "./trust";

/**
 * Computes a creator's kept figures again from the sums of their live orders and reviews, their intros and their products (rating, star counts,
 * trust, level, from-price): as quick after many orders as after few. Notes when time alone will change them, and brings the search row in line.
 * Called in the transaction that changed an input. The profile's row is taken first: of two that change inputs at once, the later one reads
 * what the earlier one wrote.
 */
export async function recomputeProfile(tx: Transaction, profileId: string, now: Date): Promise<void> {
  await holdProfile(tx, profileId);
  const [row] = await statementIn(tx, FIGURES, [profileId, now.toISOString()]);
  if (!row) return;
  const inputs: TrustInputs = {
    ...row,
    reviews: { count: row.reviewCount, weight: row.weight, stars: row.weightedStars },
  };
  const total = row.starCounts.reduce((sum, count) => sum + count, 0);
  const mean = total === 0 ? null : row.starCounts.reduce((sum, count, n) => sum + count * (n + 1), 0) / total;
  const components = trustComponents(inputs);
  await tx
    .update(profiles)
    .set({
      rating: mean === null ? null : Math.round(mean * 100) / 100,
      reviewCount: total,
      starCounts: row.starCounts,
      fromPriceCents: row.fromPriceCents,
      closedOrders: row.closed,
      isNew: row.closed < 5,
      level: creatorLevel(inputs),
      trustScore: trustScore(components),
      trustVersion: TRUST_VERSION,
      trustComponents: components,
      trustStaleAt: earliest(nextTrustChange(inputs, now), row.nextIntroDue),
      updatedAt: now,
    })
    .where(eq(profiles.id, profileId));
  await indexProfiles(tx, [profileId]);
}

/**
 * Says that a request for an introduction has come in: its answer time ends by itself, and the score is computed again then. The caller
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
