import { eq, ne, or, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { orders, reviews } from "@/db/schema";
import type { NewReview, ReviewView } from "@/lib/contracts/network/reviews/reviews";
import type { Context } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { HOUR_MS } from "@/lib/core/values/durations";
import { newId } from "@/lib/core/values/ids";
import { emit } from "@/lib/domain/developers/webhooks/events/emit";
import { recomputeProfile } from "@/lib/domain/people/reputation/recompute";
import { limitWriting } from "@/lib/domain/platform/access/limit-writing";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { publicName } from "@/lib/domain/trade/reviews/public-name";
import { findReviewOfOrder } from "@/lib/domain/trade/reviews/read";
import { reviewColumns, viewReview } from "@/lib/domain/trade/reviews/view";
import { orderFor } from "../access/access";
import { reviewReceived } from "../mails/review-received";
import type { OrderRow } from "../move";
import { tellSides } from "../telling/announce";
import { lapseDraft } from "./lapse-drafts";
import { canReview } from "./review-window";

export type ReviewSubmission = NewReview & { orderId: string; token?: string };

/**
 * Writes the buyer's review of an order, or changes it while its window is open: one per order. One that an app drafted no longer waits
 * for their word. The first one emits `review.created`, and `review.updated` for a change; the creator is told of either, of changes
 * once an hour. The same stars and words once more change nothing. Throws `not_found` for a wrong token, `invalid_state_transition` before payment or
 * after the window, `rate_limit_exceeded`.
 */
export async function submitReview(ctx: Context, input: ReviewSubmission): Promise<ReviewView> {
  const order = await orderFor(ctx, input.orderId, "review", input.token);
  if (!canReview(order, ctx.now)) {
    throw new DomainError(
      "invalid_state_transition",
      "A review can be written from payment until 14 days after the order closes.",
    );
  }
  // that of a draft counts before the transaction in which it is published
  if (!ctx.inTransaction) await limitWriting(ctx, "reviews", order.id);
  return transaction(ctx, async (tx) => {
    // before the draft, as by who decides it
    await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, order.id)).for("no key update");
    await lapseDraft(tx, ctx, order);
    const row = await write(tx, ctx, order, input);
    const { status, ownPurchase } = order;
    const view = row ? viewReview({ ...row, status, ownPurchase }) : await findReviewOfOrder(ctx, order.id, tx);
    if (!view) throw new Error("the review was not written");
    if (!row) return view;
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
    if (!row.tells) return view;
    const { rating, title, body, reply } = view;
    const told = { rating, title, body, replied: reply !== null };
    await tellSides(tx, ctx, order, { toCreator: (facts) => reviewReceived(facts, told, !row.first) });
    return view;
  });
}

/** How seldom a creator is told of changes of one review. */
const TOLD_EVERY_MS = HOUR_MS;

/** The review as it is then, whether it is the first, and whether the creator is to be told; null where the same stands there already. */
async function write(tx: Transaction, ctx: Context, order: OrderRow, { rating, title, body }: NewReview) {
  const words = { rating, title, body };
  const now = sql`${ctx.now.toISOString()}::timestamptz`;
  const lately = new Date(ctx.now.getTime() - TOLD_EVERY_MS).toISOString();
  const [row] = await tx
    .insert(reviews)
    .values({
      id: newId("rev"),
      orderId: order.id,
      profileId: order.profileId,
      productId: order.productId,
      productTitle: order.productTitle,
      ...words,
      buyerName: publicName(order.buyerName),
      livemode: ctx.livemode,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    })
    .onConflictDoUpdate({
      target: reviews.orderId,
      // after a reply that was written meanwhile: it is to what stood there before
      set: {
        ...words,
        changedAt: sql`greatest(${now}, ${reviews.repliedAt} + interval '1 millisecond')`,
        changeToldAt: sql`case when ${reviews.changeToldAt} > ${lately}::timestamptz then ${reviews.changeToldAt} else ${now} end`,
        updatedAt: ctx.now,
      },
      setWhere: or(ne(reviews.rating, rating), ne(reviews.title, title), ne(reviews.body, body)),
    })
    .returning({
      ...reviewColumns,
      first: sql<boolean>`(xmax = 0)`,
      tells: sql<boolean>`(${reviews.changeToldAt} is null or ${reviews.changeToldAt} = ${now})`,
    });
  return row ?? null;
}
