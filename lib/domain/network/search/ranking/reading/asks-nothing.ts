import type { CreatorSearch } from "@/lib/contracts/network/search/search";
import { isWordless } from "@/lib/core/values/search-words";
import { isGreeting, isSmall } from "@/lib/domain/platform/understand/small-words";
import { wordsOf } from "@/lib/domain/platform/understand/terms";
import { understand } from "@/lib/domain/platform/understand/understand";
import { readOf } from "./asked";
import { isBound } from "./small-talk";

/** "How does this work" looks for nobody; next to any other word it says a little. */
const WORKS = "work";

/** Small words that ask for anybody: with nothing else said, all creators are meant, the most trusted first. */
const ANYBODY = new Set(["anyone", "someone", "somebody", "everyone", "person", "best"]);

/**
 * Whether something was typed that asks for nobody: a picture of bread, which has no word in it, or "thanks for your help", which has none that
 * says what is looked for, where, or until when.
 */
export function asksNothing(search: CreatorSearch, now: Date): boolean {
  if (isWordless(search.query)) return true;
  const read = readOf(search, now);
  if (!read || isBound(read)) return false;
  const words = wordsOf(read.words);
  const isIdle = (word: string) => isSmall(word) || isGreeting(word) || word === WORKS;
  return (
    words.every(isIdle) && !words.some((word) => ANYBODY.has(word)) && understand(read.words).concepts.length === 0
  );
}
