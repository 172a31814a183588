"use server";

import { refresh } from "next/cache";
import { type ActionState, action } from "@/lib/actions/action";
import { idOf } from "@/lib/contracts/ids";
import { NewReply, type ReviewView } from "@/lib/contracts/reviews";
import { replyToReview } from "@/lib/reviews/reply";

const reply = action(NewReply.extend({ id: idOf("rev") }), async (ctx, { id, ...written }) => {
  const review = await replyToReview(ctx, id, written);
  refresh();
  return review;
});

/** Answers a review in public. */
export async function replyAction(previous: ActionState<ReviewView>, form: FormData): Promise<ActionState<ReviewView>> {
  return reply(previous, form);
}
