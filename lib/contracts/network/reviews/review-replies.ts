import { z } from "zod";
import { operation } from "../../operation";
import { idOf } from "../../values/ids";
import { listReviews, NewReply, Review } from "./reviews";

/** A creator's public answer to a review. */
export const ReviewReply = z
  .strictObject({
    body: NewReply.shape.body.meta({ description: "What everybody reads under the review, 1 to 2,000 characters." }),
  })
  .meta({ id: "NewReviewReply", description: "A public answer to a review." });

const EXAMPLE = listReviews.example?.response as { data: { reply: { body: string } }[] };

export const replyToReview = operation({
  id: "replyToReview",
  touches: "split",
  method: "POST",
  path: "/v1/reviews/{id}/reply",
  summary: "Answer a review in public",
  description:
    "Once, and once more after each change of the review (`reply.outdated`): that reply takes the place of the one before. The review is one of `GET /v1/creators/{handle}/reviews`.",
  tag: "Reviews",
  scope: "reviews:write",
  tier: "FREE",
  status: 200,
  params: z.object({ id: idOf("rev") }),
  body: ReviewReply,
  response: Review,
  errors: ["not_found", "conflict"],
  example: { body: { body: EXAMPLE.data[0]?.reply.body }, response: EXAMPLE.data[0] },
});
