import type { FileView } from "@/lib/contracts/trade/files";
import type { Answers, OrderBriefView } from "@/lib/contracts/trade/orders/order-briefs";

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
