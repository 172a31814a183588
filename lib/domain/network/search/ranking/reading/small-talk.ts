import type { ReadQuery } from "@/lib/domain/platform/understand/reading/read-query";
import { isTalk } from "@/lib/domain/platform/understand/small-words";
import type { Understood } from "@/lib/domain/platform/understand/understand";

/** Days that people name without a wish: "how are you today". */
const DAYS = new Set(["today", "tomorrow"]);

/** Whether all that a query names is said in sentences about anything: "nobody understands me". */
export function isSmallTalk({ rest, concepts }: Understood, read: ReadQuery | null): boolean {
  if (!read || isBound(read)) return false;
  return rest.every(isTalk) && concepts.every(({ weak, phrase }) => weak && phrase.split(" ").every(isTalk));
}

/** Whether a query says where, in which language, for how much or until when. */
export function isBound({ words: _matter, shortened: _typed, excluded = [], ...bounds }: ReadQuery): boolean {
  return excluded.some(({ place }) => place) || Object.values(bounds).some(({ phrase }) => !DAYS.has(phrase));
}
