import { languageName, languageNamed } from "@/lib/domain/platform/understand/reading/languages";
import { otherSpelling } from "@/lib/domain/platform/understand/terms";
import type { Term } from "./terms";

/** The forms of a word: its stem, as names have it, and, of a language's name, as English has it. */
export function formsOf({ word, lexeme: stem }: Term): string[] {
  return [...new Set([stem, ...unstemmed(word)])];
}

/** The forms of a word that are known before the index has stemmed it. */
export function unstemmed(word: string): string[] {
  const language = word.length > 2 ? languageNamed(word) : undefined;
  const english = language && languageName(language)?.toLowerCase();
  const other = otherSpelling(word);
  // as the index stems either spelling
  const spelled = other ? [other, other.replace(/(?:e|ed|er|ing|ation)s?$/, "")] : [];
  return [word.toLowerCase(), ...(english ? [english] : []), ...spelled];
}
