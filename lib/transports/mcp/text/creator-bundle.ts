import type { z } from "zod";
import { Profile } from "@/lib/contracts/network/profiles";
import { Reputation } from "@/lib/contracts/network/reputation";
import { ReviewPage } from "@/lib/contracts/network/reviews";
import type { Context } from "@/lib/core/context";
import { getDiscoverableProfile } from "@/lib/domain/people/profiles/read";
import { getReputation } from "@/lib/domain/people/reputation/reputation";
import { listReviews } from "@/lib/domain/trade/reviews/read";

const LATEST_REVIEWS = 3;

/** Everything public about a discoverable creator: what `get_creator` and agent.json answer. */
export const CreatorBundle = Profile.extend({
  reviews: ReviewPage.omit({ next_cursor: true }).describe("The latest three reviews, and the totals of all."),
  reputation: Reputation,
});

export type CreatorBundle = z.output<typeof CreatorBundle>;

/** Reads the bundle. Throws `not_found` unless the creator is discoverable. */
export async function readCreatorBundle(ctx: Context, handle: string): Promise<z.input<typeof CreatorBundle>> {
  const [profile, reviews, reputation] = await Promise.all([
    getDiscoverableProfile(ctx, handle),
    listReviews(ctx, handle, { limit: LATEST_REVIEWS }),
    getReputation(ctx, handle),
  ]);
  return { ...profile, reviews, reputation };
}
