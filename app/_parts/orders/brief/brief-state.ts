import type { FileView } from "@/lib/contracts/trade/files";
import { answerTo } from "@/lib/contracts/trade/orders/answer-to";
import type { Answers, OrderBriefView } from "@/lib/contracts/trade/orders/order-briefs";
import type { RequirementView } from "@/lib/contracts/trade/products/requirements";

/** What stands in a brief's form. */
export type BriefState = { summary: string; answers: Answers; files: readonly FileView[] };

export const EMPTY_BRIEF: BriefState = { summary: "", answers: {}, files: [] };

/** A brief as its form holds it. */
export function stateOf({ summary, answers, attachments }: OrderBriefView): BriefState {
  return { summary, answers, files: attachments };
}

/** What is sent: answers that say something, files by id. */
export function inputOf({ summary, answers, files }: BriefState) {
  const said = Object.entries(answers).filter(([, answer]) => answer.length > 0);
  return { brief: summary, answers: Object.fromEntries(said), attachments: files.map(({ id }) => id) };
}

/** The files of one question; with null those of no question. */
export function filesOf(state: BriefState, asked: readonly RequirementView[], question: string | null): FileView[] {
  const idsOf = (id: string) => [answerTo(state.answers, id) ?? []].flat();
  if (question !== null) return state.files.filter(({ id }) => idsOf(question).includes(id));
  const placed = new Set(asked.filter(({ kind }) => kind === "file").flatMap(({ id }) => idsOf(id)));
  return state.files.filter(({ id }) => !placed.has(id));
}

/** The state with other files for one question, or for none of them. */
export function withFiles(
  state: BriefState,
  asked: readonly RequirementView[],
  question: string | null,
  files: readonly FileView[],
): BriefState {
  const before = new Set(filesOf(state, asked, question).map(({ id }) => id));
  const next = { ...state, files: [...state.files.filter(({ id }) => !before.has(id)), ...files] };
  return question === null ? next : { ...next, answers: { ...next.answers, [question]: files.map(({ id }) => id) } };
}
