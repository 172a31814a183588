"use server";

import { refresh } from "next/cache";
import { AnswerIntro } from "@/lib/contracts/contact/intros";
import { answerIntro } from "@/lib/domain/contact/intros/answer";
import { type ActionState, action } from "@/lib/transports/actions/action";

type Answered = { id: string; status: "ACCEPTED" | "DECLINED" };

/** Accepts or declines a request; the answer is sent to the asker. */
export const answerIntroAction = action(AnswerIntro, async (ctx, input) => {
  const answered = await answerIntro(ctx, input);
  refresh();
  return answered;
});

/** Declines: the question asks for the id alone. */
export async function declineIntroAction(
  previous: ActionState<Answered>,
  form: FormData,
): Promise<ActionState<Answered>> {
  form.set("answer", "decline");
  return answerIntroAction(previous, form);
}
