import type { Answers } from "./order-briefs";

/** What was answered to a question. Its own alone: a question may be named as something that every object has, such as `constructor`. */
export function answerTo(answers: Answers, id: string): Answers[string] | undefined {
  return Object.hasOwn(answers, id) ? answers[id] : undefined;
}
