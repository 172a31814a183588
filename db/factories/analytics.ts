import { newId } from "@/lib/core/values/ids";
import { recomputeProfile } from "@/lib/domain/people/reputation/recompute";
import { database } from "../client";
import { reviews, viewDays } from "../schema";
import { makeMembership, makeTier } from "./creator-records";
import { makePaidOrder } from "./index";

/** Views of a day (a date in UTC), as they stand once settled: of the profile, or of a post. */
export async function makeViews(profileId: string, day: string, views: number, postId?: string): Promise<void> {
  const subject = postId
    ? ({ kind: "post", subjectId: postId } as const)
    : { kind: "profile" as const, subjectId: profileId };
  await database()
    .insert(viewDays)
    .values({ profileId, day, views, ...subject });
}

/** A membership on a new tier, from `startedAt` until `canceledAt`, of a new member unless `email` is given. */
export async function makeMember(
  profileId: string,
  { email, ...parts }: { email?: string; startedAt?: Date; canceledAt?: Date | null } = {},
): Promise<{ id: string; email: string }> {
  const { id: tierId } = await makeTier(profileId);
  return makeMembership(profileId, tierId, { ...parts, ...(email ? { memberEmail: email } : {}) });
}

/** A review of a new completed order, written at `createdAt`, with the profile's figures brought in line. */
export async function makeReview(profileId: string, rating: number, createdAt = new Date()): Promise<{ id: string }> {
  const order = await makePaidOrder(profileId, { status: "COMPLETED", paidAt: createdAt, closedAt: createdAt });
  const row = { id: newId("rev"), orderId: order.id, profileId, productId: order.productId, rating, createdAt };
  await database()
    .insert(reviews)
    .values({ ...row, productTitle: "Service: Basic", buyerName: "Robin A." });
  await recomputeProfile(database(), profileId, new Date());
  return { id: row.id };
}
