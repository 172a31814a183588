import { takesBookings } from "@/lib/bookings/offer";
import type { FounderCardView } from "@/lib/contracts/founders";
import type { PostView } from "@/lib/contracts/posts";
import type { ProfileView } from "@/lib/contracts/profiles";
import type { Context } from "@/lib/core/context";
import { getOpenFounderCard } from "@/lib/founders/card";
import { ownTierOf } from "@/lib/memberships/members";
import { listMembersPosts } from "@/lib/posts/members-only";

/** What a profile's page shows beside the snapshot, some of it for this reader. */
export type Surroundings = {
  books: boolean;
  founder: FounderCardView | null;
  membersPosts: PostView[];
  ownTier: string | null;
  own: boolean;
};

/** Reads it side by side: each is one look into an index. */
export async function loadSurroundings(ctx: Context, profile: ProfileView): Promise<Surroundings> {
  const [books, founder, membersPosts, ownTier] = await Promise.all([
    takesBookings(ctx, profile.id),
    getOpenFounderCard(ctx, profile.id),
    listMembersPosts(ctx, profile.id),
    ownTierOf(ctx, profile.id),
  ]);
  const own = ctx.actor.kind === "user" && ctx.actor.profileId === profile.id;
  return { books, founder, membersPosts, ownTier, own };
}
