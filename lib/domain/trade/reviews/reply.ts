import { and, eq, isNull } from "drizzle-orm";
import { orders, reviews } from "@/db/schema";
import type { NewReply, ReviewView } from "@/lib/contracts/network/reviews/reviews";
import type { Context } from "@/lib/core/context";
import { conflict, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { emit } from "@/lib/domain/developers/webhooks/events/emit";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { reviewColumns, standingColumns, viewReview } from "./view";

/**
 * The creator answers a review in public, once. Emits `review.replied`. Throws `not_found` for another creator's, `conflict` when it
 * has an answer already.
 */
export async function replyToReview(ctx: Context, id: string, { body }: NewReply): Promise<ReviewView> {
  const profileId = requireProfile(ctx);
  return transaction(ctx, async (tx) => {
    const own = and(eq(reviews.id, id), eq(reviews.profileId, profileId), eq(reviews.livemode, ctx.livemode));
    const [row] = await tx
      .update(reviews)
      .set({ replyBody: body, repliedAt: ctx.now })
      .where(and(own, isNull(reviews.repliedAt)))
      .returning({ ...reviewColumns, orderId: reviews.orderId });
    if (!row) {
      const found = await tx.select({ id: reviews.id }).from(reviews).where(own);
      throw found.length > 0
        ? conflict("This review has a reply already. A reply cannot be changed.")
        : notFound("The review");
    }
    await recordAudit(tx, ctx, profileId, "review.replied", { type: "review", id });
    await emit(tx, ctx, profileId, "review.replied", { id, order_id: row.orderId, body });
    const [order] = await tx.select(standingColumns).from(orders).where(eq(orders.id, row.orderId));
    if (!order) throw new Error("the review's order is gone");
    return viewReview({ ...row, ...order });
  });
}
