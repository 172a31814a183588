import { FilePicker } from "@/app/_parts/media/file-picker";
import type { TellBusy } from "@/app/_ui/form/hooks/use-busy";
import { MAX_FILES } from "@/lib/contracts/agents/form-limits";
import type { RequirementView } from "@/lib/contracts/trade/products/requirements";
import type { FilesPlace } from "./brief-fields";
import { type BriefState, filesOf, withFiles } from "./brief-state";

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
