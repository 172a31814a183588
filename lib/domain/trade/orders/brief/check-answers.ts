import { answerTo } from "@/lib/contracts/trade/orders/answer-to";
import type { Answers } from "@/lib/contracts/trade/orders/order-briefs";
import { ANSWER_LENGTH } from "@/lib/contracts/trade/products/requirement-kinds";
import type { RequirementView } from "@/lib/contracts/trade/products/requirements";

type File = { id: string; name: string };
type Checked = {
  /** Answers that fit, without those that say nothing; files by id. */
  answers: Answers;
  /** What is wrong with the others, by question. */
  problems: Record<string, string>;
  /** Required questions without an answer. */
  missing: string[];
};

/** Judges answers by the questions that were asked. `files` are those that are sent along: an answer may name them by id or name. */
export function checkAnswers(asked: readonly RequirementView[], sent: Answers, files: readonly File[]): Checked {
  const checked: Checked = { answers: {}, problems: {}, missing: [] };
  for (const id of Object.keys(sent))
    if (!asked.some((question) => question.id === id)) checked.problems[id] = notAsked(asked);
  for (const question of asked) {
    const answer = clean(answerTo(sent, question.id));
    if (answer === undefined) {
      if (question.required) checked.missing.push(question.id);
      continue;
    }
    const judged = RULES[question.kind](answer, question, files);
    if (typeof judged === "object" && "problem" in judged) checked.problems[question.id] = judged.problem;
    else checked.answers[question.id] = judged;
  }
  return checked;
}

type Judged = string | string[] | { problem: string };
type Rule = (answer: string | string[], question: RequirementView, files: readonly File[]) => Judged;

const one =
  (rule: (text: string, question: RequirementView) => Judged): Rule =>
  (answer, question) =>
    typeof answer === "string" ? rule(answer, question) : { problem: "must be one answer, as text" };

const atMost = (most: number) =>
  one((text) =>
    [...text].length <= most ? text : { problem: `must have at most ${most.toLocaleString("en")} characters` },
  );

const RULES: Record<RequirementView["kind"], Rule> = {
  text: atMost(ANSWER_LENGTH.text),
  long_text: atMost(ANSWER_LENGTH.long_text),
  choice: one((text, { options }) => (options.includes(text) ? text : { problem: oneOf(options) })),
  multi_choice: (answer, { options }) => {
    const chosen = [...new Set([answer].flat())];
    return chosen.every((each) => options.includes(each)) ? chosen : { problem: oneOf(options) };
  },
  date: one((text) => (isDay(text) ? text : { problem: "must be a day, as YYYY-MM-DD" })),
  url: one((text) => (isWebAddress(text) ? text : { problem: "must be an http or https address" })),
  file: (answer, _question, files) => {
    const ids = [answer].flat().map((each) => files.find(({ id, name }) => each === id || each === name)?.id);
    const found = ids.filter((id) => id !== undefined);
    return found.length === ids.length ? [...new Set(found)] : { problem: "must name files that are sent along" };
  },
};

function notAsked(asked: readonly RequirementView[]): string {
  const ids = asked.map(({ id }) => id).join(", ");
  return `is not a question of this product, which asks ${ids || "nothing"}`;
}

function oneOf(options: readonly string[]): string {
  return `must be of: ${options.join(", ")}`;
}

/** Without white space around it; undefined for an answer that says nothing. */
function clean(answer: string | string[] | undefined): string | string[] | undefined {
  if (typeof answer === "string") return answer.trim() || undefined;
  const said = answer?.map((each) => each.trim()).filter(Boolean);
  return said?.length ? said : undefined;
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;
}

function isWebAddress(text: string): boolean {
  return text.length <= 2048 && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
