import { and, eq, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { profiles, reputationSums } from "@/db/schema";
import type { ReputationView } from "@/lib/contracts/network/reviews/reputation";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { ofHandle } from "@/lib/domain/people/listing/of-handle";
import { SHOWN } from "@/lib/domain/people/listing/shown";

const reputationByHandle = prepared("reputation_by_handle", (db) =>
  db
    .select({
      handle: profiles.handle,
      earnedCents: reputationSums.earnedCents,
      completed: reputationSums.earnedOrders,
      rating: profiles.rating,
      reviewCount: profiles.reviewCount,
      starCounts: profiles.starCounts,
      level: profiles.level,
      foundingCreator: profiles.foundingCreator,
      trustScore: profiles.trustScore,
      trustComponents: profiles.trustComponents,
      trustVersion: profiles.trustVersion,
      isNew: profiles.isNew,
    })
    .from(profiles)
    .leftJoin(reputationSums, eq(reputationSums.profileId, profiles.id))
    .where(and(ofHandle(sql.placeholder("handle")), SHOWN)),
);

/** A creator's verified earnings, ratings, level and trust, in one query. Throws `not_found`. */
export async function getReputation(ctx: Context, handle: string): Promise<ReputationView> {
  const [row] = await reputationByHandle().execute({ handle });
  if (!row) throw notFound(`A creator with the handle ${handle.toLowerCase()}`);
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = row.starCounts;
  return {
    handle: row.handle,
    verified_earnings: {
      amount_cents: row.earnedCents ?? 0,
      currency: "usd",
      orders: row.completed ?? 0,
      as_of: ctx.now.toISOString(),
    },
    rating: row.rating,
    review_count: row.reviewCount,
    distribution: { "1": one, "2": two, "3": three, "4": four, "5": five },
    level: row.level,
    founding_creator: row.foundingCreator,
    trust: { score: row.trustScore, is_new: row.isNew, components: row.trustComponents, version: row.trustVersion },
  };
}
