"use server";

import { refresh } from "next/cache";
import { AnswerBrief } from "@/lib/contracts/contact/briefs";
import { answerBrief } from "@/lib/domain/contact/briefs/answer";
import { type ActionState, action } from "@/lib/transports/actions/action";

type Answered = { id: string; status: "ACCEPTED" | "DECLINED" };

/** Tells the brief's sender that the creator is interested. */
export const answerBriefAction = action(AnswerBrief, async (ctx, input) => {
  const answered = await answerBrief(ctx, input);
  refresh();
  return answered;
});

/** Passes: the question asks for the id alone. */
export async function passBriefAction(previous: ActionState<Answered>, form: FormData): Promise<ActionState<Answered>> {
  form.set("answer", "pass");
  return answerBriefAction(previous, form);
}
