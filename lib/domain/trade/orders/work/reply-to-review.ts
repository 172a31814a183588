import { and, eq, isNull, lt, or } from "drizzle-orm";
import { orders, reviews } from "@/db/schema";
import type { NewReply, ReviewView } from "@/lib/contracts/network/reviews/reviews";
import type { Context } from "@/lib/core/context";
import { conflict, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { emit } from "@/lib/domain/developers/webhooks/events/emit";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { reviewColumns, viewReview } from "@/lib/domain/trade/reviews/view";
import { buyerOrderPath } from "../access/link";
import { reviewReplied } from "../mails/review-replied";
import { tellSides } from "../telling/announce";

/**
 * The creator answers a review in public: once, and once more after each change of the review, in place of the reply before. The buyer is
 * told. Emits `review.replied`. Throws `not_found` for another creator's, `conflict` when this version of it has an answer already.
 */
export async function replyToReview(ctx: Context, id: string, { body }: NewReply): Promise<ReviewView> {
  const profileId = requireProfile(ctx);
  return transaction(ctx, async (tx) => {
    const own = and(eq(reviews.id, id), eq(reviews.profileId, profileId), eq(reviews.livemode, ctx.livemode));
    const [row] = await tx
      .update(reviews)
      .set({ replyBody: body, repliedAt: ctx.now })
      .where(and(own, or(isNull(reviews.repliedAt), lt(reviews.repliedAt, reviews.changedAt))))
      .returning({ ...reviewColumns, orderId: reviews.orderId });
    if (!row) {
      const found = await tx.select({ id: reviews.id }).from(reviews).where(own);
      throw found.length > 0
        ? conflict("This review has a reply already. It can be replaced once the buyer has changed the review.")
        : notFound("The review");
    }
    await recordAudit(tx, ctx, profileId, "review.replied", { type: "review", id });
    await emit(tx, ctx, profileId, "review.replied", { id, order_id: row.orderId, body });
    const [order] = await tx.select().from(orders).where(eq(orders.id, row.orderId));
    if (!order) throw new Error("the review's order is gone");
    await tellSides(tx, ctx, order, {
      toBuyer: (facts) => reviewReplied(facts, body, buyerOrderPath(order.id, "/review")),
    });
    return viewReview({ ...row, status: order.status, ownPurchase: order.ownPurchase });
  });
}
