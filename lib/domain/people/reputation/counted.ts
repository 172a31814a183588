import type { ReviewView } from "@/lib/contracts/network/reviews/reviews";
import type { OrderStatus } from "@/lib/contracts/trade/orders/orders";

/** What of an order decides whether its review counts. */
export type Standing = { status: OrderStatus; ownPurchase: "email" | "card" | null };

/**
 * Whether a review counts: its order is completed, and was not the creator's own purchase. What every face says of one; rating, stars and
 * trust are summed by the same rule in the database (`reputation_of`, held to this one by `sums.test.ts`). An order that was refunded in
 * whole is REFUNDED; in part, it stays COMPLETED. Source: docs/decisions/0020-reviews-that-count.md.
 */
export function isCounted({ status, ownPurchase }: Standing): boolean {
  return status === "COMPLETED" && ownPurchase === null;
}

/** Why a review is not in the rating, in a sentence for everybody; null for one that is. */
export function whyNotCounted({ counted, order_stage }: Pick<ReviewView, "counted" | "order_stage">): string | null {
  if (counted) return null;
  switch (order_stage) {
    case "COMPLETED":
      return "Not counted in the rating: the order looks like the creator's own purchase.";
    case "CANCELED":
      return "Not counted in the rating: the order was canceled.";
    case "REFUNDED":
      return "Not counted in the rating: the order was refunded.";
    case "DISPUTED":
      return "Not counted in the rating while the order is in dispute.";
    default:
      return "Not counted in the rating yet: the order is not completed.";
  }
}
