import { languageName, languageNamed } from "@/lib/domain/platform/understand/reading/languages";
import { kinOf } from "@/lib/domain/platform/understand/stemmed-too-far";
import { otherSpelling } from "@/lib/domain/platform/understand/terms";
import type { Term } from "./terms";

/**
 * The forms of a word: its stem, as names have it, and, of a language's name, as English has it. Without the stem where that is another word's:
 * who writes of "access control" holds that of "accessibility". With it while some rows are `old`, which hold nothing else of the word.
 */
export function formsOf({ word, lexeme: stem }: Term, old: boolean): string[] {
  const own = kinOf(word).length > 0 && !old ? [] : [stem];
  return [...new Set([...own, ...unstemmed(word)])];
}

/** What a word counts for each of its forms that a row holds: who writes one that is stemmed too far holds its stem, too, and an old row that alone. */
export function weightOf(word: string, old: boolean): number {
  return kinOf(word).length > 0 && old ? STEM_ALONE : 1;
}

/** What a stem alone counts of the word as it is written. */
const STEM_ALONE = 0.5;

/** The forms of a word that are known before the index has stemmed it. */
export function unstemmed(word: string): string[] {
  const language = word.length > 2 ? languageNamed(word) : undefined;
  const english = language && languageName(language)?.toLowerCase();
  const other = otherSpelling(word);
  // as the index stems either spelling
  const spelled = other ? [other, other.replace(/(?:e|ed|er|ing|ation)s?$/, "")] : [];
  return [word.toLowerCase(), ...kinOf(word), ...(english ? [english] : []), ...spelled];
}
