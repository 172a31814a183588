import { z } from "zod";
import { operation } from "../../operation";
import { ApprovalState, EXAMPLE_APPROVAL_STATE } from "../../trade/orders/approvals";
import { OrderParams } from "../../trade/orders/creator-orders";
import { NewReview } from "./reviews";

const { rating, title, body } = NewReview.shape;

/** What an app sends. */
const NewReviewDraft = z
  .strictObject({
    rating: rating.meta({ description: "Stars, 1 to 5." }),
    title: title.meta({ description: "Title; may be empty." }),
    body: body.meta({ description: "The review; may be empty." }),
  })
  .meta({ id: "NewReviewDraft", description: "The review as it is proposed." });

export const draftReview = operation({
  id: "draftReview",
  method: "POST",
  path: "/v1/purchases/{id}/review-draft",
  summary: "Draft a review",
  description:
    "For the person to change and publish at `approve_url`: a review is a person's, and no call publishes one. From payment until 14 days after the order closes; a newer draft takes the place of one that waits.",
  tag: "Purchases",
  touches: "split",
  scope: "purchases:write",
  tier: "FREE",
  status: 202,
  params: OrderParams,
  body: NewReviewDraft,
  response: ApprovalState,
  errors: ["not_found", "invalid_state_transition", "conflict"],
  perMinute: 10,
  example: {
    body: { rating: 5, title: "Calm and exact", body: "Clear questions first, then three directions." },
    response: { ...EXAMPLE_APPROVAL_STATE, kind: "review", status: "WAITING", reason: null, decided_at: null },
  },
});
