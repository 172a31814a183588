import { useState } from "react";
import { FilePicker } from "@/app/_parts/media/file-picker";
import { MAX_FILES } from "@/lib/contracts/agents/form-limits";
import type { FileView } from "@/lib/contracts/trade/files";
import { answerTo } from "@/lib/contracts/trade/orders/answer-to";
import type { RequirementView } from "@/lib/contracts/trade/products/requirements";
import type { FilesPlace } from "./brief-fields";
import type { BriefState } from "./brief-state";

/** How many files are on their way, by their question ("" for those of none). */
type Sending = Readonly<Record<string, number>>;

/** Whether any file of a brief is on its way, and what its `BriefFiles` know of each other. */
export function useBriefFiles() {
  const [sending, setSending] = useState<Sending>({});
  return { uploading: Object.values(sending).some((count) => count > 0), together: { sending, setSending } };
}

type BriefFilesProps = FilesPlace & {
  asked: readonly RequirementView[];
  state: BriefState;
  change: (next: (before: BriefState) => BriefState) => void;
  /** Where files are sent. */
  address: string;
  together: ReturnType<typeof useBriefFiles>["together"];
};

/** The files of one question of a brief, or of none; a page on which there is no order yet carries none of it. */
export function BriefFiles({ question, asked, state, change, together, ...picker }: BriefFilesProps) {
  const own = filesOf(state, asked, question);
  const place = question ?? "";
  return (
    <FilePicker
      {...picker}
      name=""
      waiting={own}
      most={roomFor(place, state.files.length - own.length, together.sending)}
      sends={(count) => together.setSending((before) => ({ ...before, [place]: count }))}
      changed={(next) => change((before) => withFiles(before, asked, question, next(filesOf(before, asked, question))))}
    />
  );
}

/** How many files one question may have: all count together, also those that others are sending. */
export function roomFor(place: string, ofOthers: number, sending: Sending): number {
  const comes = Object.entries(sending).reduce((sum, [of, count]) => (of === place ? sum : sum + count), 0);
  return MAX_FILES - ofOthers - comes;
}

/** The files of one question; with null those of no question. */
function filesOf(state: BriefState, asked: readonly RequirementView[], question: string | null): FileView[] {
  const idsOf = (id: string) => [answerTo(state.answers, id) ?? []].flat();
  if (question !== null) return state.files.filter(({ id }) => idsOf(question).includes(id));
  const placed = new Set(asked.filter(({ kind }) => kind === "file").flatMap(({ id }) => idsOf(id)));
  return state.files.filter(({ id }) => !placed.has(id));
}

/** The state with other files for one question, or for none of them. */
function withFiles(
  state: BriefState,
  asked: readonly RequirementView[],
  question: string | null,
  files: readonly FileView[],
): BriefState {
  const before = new Set(filesOf(state, asked, question).map(({ id }) => id));
  const next = { ...state, files: [...state.files.filter(({ id }) => !before.has(id)), ...files] };
  return question === null ? next : { ...next, answers: { ...next.answers, [question]: files.map(({ id }) => id) } };
}
