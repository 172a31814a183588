import { z } from "zod";
import { NewReview } from "@/lib/contracts/network/reviews/reviews";
import { ApprovalState } from "@/lib/contracts/trade/orders/approvals";
import { draftReview } from "@/lib/domain/trade/orders/work/draft-review";
import { forBuyers } from "../../protocol/access";
import { OrderHandleArgument } from "../../protocol/handle";
import { approvalText } from "../../text/approval-text";
import { tool } from "../../tool";
import { namedOrder } from "./moved-order";

const { title, body } = NewReview.shape;

export const draftReviewTool = tool({
  name: "draft_review",
  title: "Draft a review",
  access: forBuyers("purchases:write"),
  perMinute: 10,
  description:
    "Drafts a review of an order, in the person's words: ask them. They change and publish it on their approvals page; no " +
    "tool publishes a review. A newer draft takes the place of one that waits.",
  input: z.strictObject({
    orderHandle: OrderHandleArgument,
    rating: z.int().min(1).max(5).describe("Stars that the person gives."),
    title: title.describe("A few words."),
    body: body.describe("The review."),
  }),
  output: ApprovalState,
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  run: (ctx, { orderHandle, ...review }) => draftReview(ctx, namedOrder(orderHandle), review),
  text: (approval) => `# Drafted

${approvalText(approval)}`,
  visit: ({ approve_url }) => ({ url: approve_url, message: "Open the page where you publish the review?" }),
});
