"use server";

import { refresh } from "next/cache";
import { type ActionState, action } from "@/lib/actions/action";
import { answerBrief } from "@/lib/briefs/answer";
import { AnswerBrief } from "@/lib/contracts/briefs";

type Answered = { id: string; status: string };

const answer = action(AnswerBrief, async (ctx, input) => {
  const answered = await answerBrief(ctx, input);
  refresh();
  return answered;
});

/** Tells the brief's sender that the creator is interested. */
export async function answerBriefAction(
  previous: ActionState<Answered>,
  form: FormData,
): Promise<ActionState<Answered>> {
  return answer(previous, form);
}

/** Passes: the question asks for the id alone. */
export async function passBriefAction(previous: ActionState<Answered>, form: FormData): Promise<ActionState<Answered>> {
  form.set("answer", "pass");
  return answer(previous, form);
}
