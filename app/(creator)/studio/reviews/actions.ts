"use server";

import { refresh } from "next/cache";
import { NewReply } from "@/lib/contracts/network/reviews/reviews";
import { idOf } from "@/lib/contracts/values/ids";
import { replyToReview } from "@/lib/domain/trade/orders/work/reply-to-review";
import { action } from "@/lib/transports/actions/action";

/** Answers a review in public. */
export const replyAction = action(NewReply.extend({ id: idOf("rev") }), async (ctx, { id, ...written }) => {
  const review = await replyToReview(ctx, id, written);
  refresh();
  return review;
});
