"use server";

import type { LoadedPage } from "@/app/_ui/feedback/load-more";
import { listReviewsOfProduct } from "@/lib/domain/trade/reviews/of-product";
import { pageContext } from "@/lib/transports/actions/session";
import { ReviewList } from "../../_profile/review-list";

/** The next page of a product's reviews, rendered. */
export async function loadProductReviews(productId: string, creator: string, cursor: string): Promise<LoadedPage> {
  const ctx = await pageContext();
  const page = await listReviewsOfProduct(ctx, String(productId), { limit: 10, cursor: String(cursor) });
  return {
    rows: (
      <div className="border-border border-t">
        <ReviewList reviews={page.data} creator={String(creator)} now={ctx.now} />
      </div>
    ),
    next: page.next_cursor,
  };
}
