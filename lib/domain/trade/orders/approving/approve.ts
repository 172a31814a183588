import { eq } from "drizzle-orm";
import { approvals } from "@/db/schema";
import type { NewReview, ReviewView } from "@/lib/contracts/network/reviews/reviews";
import type { ApprovalKind } from "@/lib/contracts/trade/orders/approvals";
import type { Context } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { limitWriting } from "@/lib/domain/platform/access/limit-writing";
import { ownerIdOf, requirePerson } from "@/lib/domain/platform/access/require";
import { waitingDraft } from "../approvals/read";
import { tellApproval } from "../approvals/tell";
import { acceptDelivery } from "../work/accept-delivery";
import { type ReviewSubmission, submitReview } from "../work/submit-review";
import { holdApproval, TO_DECIDE } from "./hold";
import { payPage } from "./pay-page";

/** What was approved, and where to pay it. */
export type Approved = { kind: ApprovalKind; payUrl: string | null };

/**
 * The person's yes. Of a checkout it is the way to the processor's page, with their cards: paying it is what approves it. Of a delivery it accepts the one
 * that was asked for, and no later one. Throws `unauthorized`, `not_found`, `invalid_state_transition`.
 */
export async function approve(ctx: Context, id: string): Promise<Approved> {
  return transaction(ctx, async (tx, within) => {
    const { approval, order } = await holdApproval(tx, within, id);
    if (approval.kind === "review")
      throw new DomainError("invalid_state_transition", "Publish the review, as it is or changed.");
    if (approval.kind === "acceptance") {
      await acceptDelivery(within, { orderId: order.id, deliveryNumber: approval.deliveryNumber });
      return { kind: approval.kind, payUrl: null };
    }
    return { kind: approval.kind, payUrl: await payPage(tx, within, approval, order) };
  });
}

/** Publishes a review that an app drafted, as the person has made it. Throws what `approve` and `submitReview` throw. */
export async function publishDraft(ctx: Context, id: string, review: NewReview): Promise<ReviewView> {
  const account = requirePerson(ctx, TO_DECIDE);
  await limitWriting(ctx, "reviews", null);
  return transaction(ctx, async (tx, within) => {
    const { approval, order } = await holdApproval(tx, within, id);
    if (approval.kind !== "review") throw new DomainError("invalid_state_transition", "This is no review.");
    // approved first: a review that its buyer writes lets the draft lapse that still waits
    const [approved] = await tx
      .update(approvals)
      .set({ status: "APPROVED", decidedAt: ctx.now })
      .where(eq(approvals.id, approval.id))
      .returning();
    if (approved) await tellApproval(tx, within, approved, order, ownerIdOf(account));
    return submitReview(within, { orderId: order.id, ...review });
  });
}

/**
 * Writes the buyer's review of an order. One that began with an app's draft, `draftId`, publishes that draft if it still waits. Throws what
 * `submitReview` throws.
 */
export async function writeReview(
  ctx: Context,
  { draftId, ...submission }: ReviewSubmission & { draftId?: string | undefined },
): Promise<ReviewView> {
  const draft = draftId ? await waitingDraft(ctx, submission.orderId) : null;
  if (draft === null || draft.id !== draftId) return submitReview(ctx, submission);
  const { rating, title, body } = submission;
  return publishDraft(ctx, draft.id, { rating, title, body });
}
