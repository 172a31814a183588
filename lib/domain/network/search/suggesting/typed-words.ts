import { searchWords } from "@/lib/core/values/search-words";
import { folded } from "@/lib/domain/platform/understand/terms";

/** The words of what somebody has typed so far, of letters and digits alone and folded as rows are. Empty where there are none. */
export function typedWords(typed: string): string[] {
  return folded(searchWords(typed))
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}
