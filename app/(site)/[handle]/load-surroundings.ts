import type { FounderCardView } from "@/lib/contracts/network/founders/founders";
import type { ProfileView } from "@/lib/contracts/network/profiles";
import type { Context } from "@/lib/core/context";
import { getOpenFounderCard } from "@/lib/domain/network/founders/card";
import { savedOf } from "@/lib/domain/network/saved/read";
import { takesBookings } from "@/lib/domain/trade/bookings/schedule/offer";
import { ownTierOf } from "@/lib/domain/trade/memberships/members";

/** What a profile's page shows besides the snapshot, some of it for this reader. */
export type Surroundings = {
  books: boolean;
  founder: FounderCardView | null;
  ownTier: string | null;
  own: boolean;
  saved: boolean;
};

/** Reads it side by side: each is one look into an index. */
export async function loadSurroundings(ctx: Context, profile: ProfileView): Promise<Surroundings> {
  const [books, founder, ownTier, saved] = await Promise.all([
    takesBookings(ctx, profile.id),
    getOpenFounderCard(ctx, profile.id),
    ownTierOf(ctx, profile.id),
    savedOf(ctx, profile.id),
  ]);
  const own = ctx.actor.kind === "user" && ctx.actor.profileId === profile.id;
  return { books, founder, ownTier, own, saved: saved.has(profile.id) };
}
