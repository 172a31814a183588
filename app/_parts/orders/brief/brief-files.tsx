import { FilePicker } from "@/app/_parts/media/file-picker";
import type { TellBusy } from "@/app/_ui/form/hooks/use-busy";
import { MAX_FILES } from "@/lib/contracts/agents/form-limits";
import type { FileView } from "@/lib/contracts/trade/files";
import { answerTo } from "@/lib/contracts/trade/orders/answer-to";
import type { RequirementView } from "@/lib/contracts/trade/products/requirements";
import type { FilesPlace } from "./brief-fields";
import type { BriefState } from "./brief-state";

type BriefFilesProps = FilesPlace & {
  asked: readonly RequirementView[];
  state: BriefState;
  change: (next: (before: BriefState) => BriefState) => void;
  /** Where files are sent. */
  address: string;
  busy: TellBusy;
};

/** The files of one question of a brief, or of none; a page on which there is no order yet carries none of it. */
export function BriefFiles({ question, asked, state, change, ...picker }: BriefFilesProps) {
  const own = filesOf(state, asked, question);
  return (
    <FilePicker
      {...picker}
      name=""
      waiting={own}
      most={MAX_FILES - state.files.length + own.length}
      changed={(next) => change((before) => withFiles(before, asked, question, next(filesOf(before, asked, question))))}
    />
  );
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
