"use server";

import { refresh } from "next/cache";
import { type ActionState, action } from "@/lib/actions/action";
import { AnswerIntro } from "@/lib/contracts/intros";
import { answerIntro } from "@/lib/intros/answer";

type Answered = { id: string; status: string };

const answer = action(AnswerIntro, async (ctx, input) => {
  const answered = await answerIntro(ctx, input);
  refresh();
  return answered;
});

/** Accepts or declines a request; the answer is sent to the asker. */
export async function answerIntroAction(
  previous: ActionState<Answered>,
  form: FormData,
): Promise<ActionState<Answered>> {
  return answer(previous, form);
}

/** Declines: the question asks for the id alone. */
export async function declineIntroAction(
  previous: ActionState<Answered>,
  form: FormData,
): Promise<ActionState<Answered>> {
  form.set("answer", "decline");
  return answer(previous, form);
}
