import type { z } from "zod";
import { Profile } from "@/lib/contracts/network/profiles";
import { Reputation } from "@/lib/contracts/network/reviews/reputation";
import { ReviewPage } from "@/lib/contracts/network/reviews/reviews";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { getDiscoverableProfile } from "@/lib/domain/people/profiles/read";
import { getReputation } from "@/lib/domain/people/reputation/reputation";
import { listReviews } from "@/lib/domain/trade/reviews/read";

const LATEST_REVIEWS = 3;

/** Everything public about a discoverable creator: what `get_creator` and agent.json answer. */
export const CreatorBundle = Profile.extend({
  reviews: ReviewPage.omit({ next_cursor: true }).describe(
    "The latest three reviews, and the totals of all; of one offer where it was named.",
  ),
  reputation: Reputation,
});

export type CreatorBundle = z.output<typeof CreatorBundle>;

/**
 * Reads the bundle, with the reviews of one offer where it is named. Throws `not_found` unless the creator is discoverable and has the offer.
 */
export async function readCreatorBundle(
  ctx: Context,
  handle: string,
  productId?: string,
): Promise<z.input<typeof CreatorBundle>> {
  const [profile, reviews, reputation] = await Promise.all([
    getDiscoverableProfile(ctx, handle),
    listReviews(ctx, handle, { limit: LATEST_REVIEWS, product_id: productId }),
    getReputation(ctx, handle),
  ]);
  if (productId && !profile.offers.some((offer) => offer.product_id === productId))
    throw notFound(`An offer ${productId} of this creator`);
  return { ...profile, reviews, reputation };
}
