import { sql } from "drizzle-orm";
import { reviews } from "@/db/schema";
import type { NewReview, ReviewView } from "@/lib/contracts/network/reviews/reviews";
import type { Context } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { emit } from "@/lib/domain/developers/webhooks/events/emit";
import { recomputeProfile } from "@/lib/domain/people/reputation/recompute";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { publicName } from "@/lib/domain/trade/reviews/public-name";
import { reviewColumns, viewReview } from "@/lib/domain/trade/reviews/view";
import { orderFor } from "../access/access";
import { lapseDraft } from "./lapse-drafts";
import { canReview } from "./review-window";

export type ReviewSubmission = NewReview & { orderId: string; token?: string };

/**
 * Writes the buyer's review of an order, or changes it while its window is open: one per order. One that an app drafted no longer waits
 * for their word. The first one emits `review.created`, and `review.updated` for a change. Throws `not_found` for a wrong token, `invalid_state_transition` before payment or after the window.
 */
export async function submitReview(ctx: Context, input: ReviewSubmission): Promise<ReviewView> {
  const order = await orderFor(ctx, input.orderId, "review", input.token);
  if (!canReview(order, ctx.now)) {
    throw new DomainError(
      "invalid_state_transition",
      "A review can be written from payment until 14 days after the order closes.",
    );
  }
  return transaction(ctx, async (tx) => {
    await lapseDraft(tx, ctx, order);
    const [row] = await tx
      .insert(reviews)
      .values({
        id: newId("rev"),
        orderId: order.id,
        profileId: order.profileId,
        productId: order.productId,
        productTitle: order.productTitle,
        rating: input.rating,
        title: input.title,
        body: input.body,
        buyerName: publicName(order.buyerName),
        livemode: ctx.livemode,
        createdAt: ctx.now,
        updatedAt: ctx.now,
      })
      .onConflictDoUpdate({
        target: reviews.orderId,
        set: { rating: input.rating, title: input.title, body: input.body, updatedAt: ctx.now },
      })
      .returning({ ...reviewColumns, first: sql<boolean>`(xmax = 0)` });
    if (!row) throw new Error("the review was not written");
    if (ctx.livemode) await recomputeProfile(tx, order.profileId, ctx.now);
    const kind = row.first ? "review.created" : "review.updated";
    await recordAudit(tx, ctx, order.profileId, kind, { type: "review", id: row.id });
    await emit(tx, ctx, order.profileId, kind, {
      id: row.id,
      order_id: order.id,
      rating: row.rating,
      title: row.title,
      body: row.body,
      buyer_name: row.buyerName,
    });
    return viewReview({ ...row, status: order.status, ownPurchase: order.ownPurchase });
  });
}
