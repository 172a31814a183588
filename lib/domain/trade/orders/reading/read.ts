import type { ReviewView } from "@/lib/contracts/network/reviews/reviews";
import type { OrderDetailView } from "@/lib/contracts/trade/orders/creator-orders";
import type { OrderBriefView } from "@/lib/contracts/trade/orders/order-briefs";
import type { BuyerOrderView, OrderDeliveryView } from "@/lib/contracts/trade/orders/orders";
import type { Context } from "@/lib/core/context";
import { agreedOf } from "@/lib/domain/trade/quotes/agreed";
import { findReviewOfOrder } from "@/lib/domain/trade/reviews/read";
import { orderFor } from "../access/access";
import { type DraftedReview, waitingDraft } from "../approvals/read";
import { historyOf } from "../showing/history";
import { viewBuyerOrder, viewDeliveries, viewStep } from "../showing/view";
import { canReview } from "../work/review-window";
import { type BuyerChoices, buyerChoices } from "./buyer-choices";
import { openCheckoutUrl } from "./open-checkout-url";

export type OrderPageView = {
  order: BuyerOrderView;
  /** Where its signed-in buyer pays, while it waits for that. */
  checkout_url: string | null;
  timeline: OrderDetailView["timeline"];
  deliveries: OrderDeliveryView[];
  brief: OrderBriefView;
  /** With what the brief begins and what its buyer cannot change: what a quote agreed on. */
  agreed: string | null;
  review: ReviewView | null;
  /** What an app drafted, while no review is written. */
  draft: DraftedReview | null;
  can_review: boolean;
  can: BuyerChoices;
  updated_at: string;
};

/** What the thank-you, order and review pages show. Throws `not_found` for a wrong token. */
export async function getOrderByToken(ctx: Context, id: string, token: string | undefined): Promise<OrderPageView> {
  const order = await orderFor(ctx, id, "review", token);
  const [history, review, agreed, draft] = await Promise.all([
    historyOf(id),
    findReviewOfOrder(ctx, id),
    agreedOf(ctx.db, order),
    waitingDraft(ctx, id),
  ]);
  return {
    order: viewBuyerOrder(order, { handle: order.handle, display_name: order.displayName }),
    checkout_url: ctx.actor.kind === "user" ? openCheckoutUrl(ctx, order) : null,
    timeline: history.steps.map(viewStep),
    deliveries: viewDeliveries(history),
    brief: history.brief,
    agreed,
    review,
    draft: review ? null : draft,
    can_review: canReview(order, ctx.now),
    can: buyerChoices(order, history.steps, ctx.now),
    updated_at: order.updatedAt.toISOString(),
  };
}
