import { languageName, languageNamed } from "@/lib/domain/platform/understand/reading/languages";
import { kinOf } from "@/lib/domain/platform/understand/stemmed-too-far";
import { otherSpelling } from "@/lib/domain/platform/understand/terms";
import type { Term } from "./terms";

/**
 * The forms of a word: its stem, as names have it, and, of a language's name, as English has it. Without the stem where that is another word's:
 * who writes of "access control" holds that of "accessibility".
 */
export function formsOf({ word, lexeme: stem }: Term): string[] {
  const own = kinOf(word).length > 0 ? [] : [stem];
  return [...new Set([...own, ...unstemmed(word)])];
}

/** The forms of a word that are known before the index has stemmed it. */
export function unstemmed(word: string): string[] {
  const language = word.length > 2 ? languageNamed(word) : undefined;
  const english = language && languageName(language)?.toLowerCase();
  const other = otherSpelling(word);
  // as the index stems either spelling
  const spelled = other ? [other, other.replace(/(?:e|ed|er|ing|ation)s?$/, "")] : [];
  return [word.toLowerCase(), ...kinOf(word), ...(english ? [english] : []), ...spelled];
}
