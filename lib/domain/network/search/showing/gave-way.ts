import type { RelaxedView } from "@/lib/contracts/network/search/search";
import type { ReadQuery } from "@/lib/domain/platform/understand/reading/read-query";

/** What gave way, less the language where all who were found without asking for it speak it. Pure. */
export function gaveWay(
  relaxed: readonly RelaxedView[],
  read: ReadQuery | null,
  found: readonly { languages: readonly string[] }[],
): RelaxedView[] {
  if (found.length === 0) return [];
  const code = read?.language?.value;
  const isSpoken = code !== undefined && found.every(({ languages }) => languages.includes(code));
  return relaxed.filter(({ field }) => field !== "language" || !isSpoken);
}
