import { orders } from "@/db/schema";
import type { NewReview } from "@/lib/contracts/network/reviews/reviews";
import type { ApprovalState } from "@/lib/contracts/trade/orders/approvals";
import type { Context } from "@/lib/core/context";
import { DomainError, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { purchaseFor } from "../access/access";
import { requestApproval } from "../approvals/request";
import { viewApprovalState } from "../approvals/view";
import { thisOrder } from "../move";
import { canReview } from "./review-window";

/**
 * Drafts a review in the name of an app's or key's person, who changes and publishes it: a review is a person's. A draft that waits gives
 * way to a newer one. Throws `not_found`, `insufficient_scope`, `invalid_state_transition` outside of the window for reviews, `conflict`
 * once a draft was published.
 */
export async function draftReview(ctx: Context, id: string, review: NewReview): Promise<ApprovalState> {
  const { actor } = ctx;
  await purchaseFor(ctx, id, "draft_review");
  if (actor.kind !== "credential") throw notFound("The order");
  return transaction(ctx, async (tx, within) => {
    const [order] = await tx.select().from(orders).where(thisOrder(ctx, id)).for("no key update");
    if (!order) throw notFound("The order");
    if (!canReview(order, ctx.now))
      throw new DomainError(
        "invalid_state_transition",
        "A review can be written from payment until 14 days after the order closes.",
      );
    const asked = await requestApproval(tx, within, actor, order, { kind: "review", review });
    if (asked.status === "APPROVED")
      throw new DomainError("conflict", "The review is published. The person can change it on the order's page.");
    return viewApprovalState(asked);
  });
}
