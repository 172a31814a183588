"use server";

import { z } from "zod";
import { action } from "@/lib/actions/action";
import { NewReview } from "@/lib/contracts/reviews";
import { submitReview } from "@/lib/reviews/submit";

const stars = z.coerce.number({ error: "Choose 1 to 5 stars" }).int().min(1, "Choose 1 to 5 stars").max(5);
const ReviewForm = NewReview.extend({
  rating: stars,
  order_id: z.string().max(40),
  token: z.string().max(200).optional(),
});

/** Writes or changes the buyer's review of an order. */
export const sendReview = action(ReviewForm, async (ctx, { order_id, token, ...review }) => {
  return submitReview(ctx, { orderId: order_id, token: token || undefined, ...review });
});
