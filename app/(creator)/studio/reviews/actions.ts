"use server";

import { refresh } from "next/cache";
import { idOf } from "@/lib/contracts/ids";
import { NewReply } from "@/lib/contracts/network/reviews";
import { replyToReview } from "@/lib/domain/trade/reviews/reply";
import { action } from "@/lib/transports/actions/action";

/** Answers a review in public. */
export const replyAction = action(NewReply.extend({ id: idOf("rev") }), async (ctx, { id, ...written }) => {
  const review = await replyToReview(ctx, id, written);
  refresh();
  return review;
});
