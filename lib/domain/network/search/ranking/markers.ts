import type { CreatorSearch } from "@/lib/contracts/network/search/search";
import type { Place } from "@/lib/domain/platform/understand/reading/gazetteer";
import { languageName, languageNamed } from "@/lib/domain/platform/understand/reading/languages";
import { placeNamed } from "@/lib/domain/platform/understand/reading/places";
import { skillKey } from "@/lib/domain/platform/understand/tagging/skill-key";

/** Somebody whom no row is: the filter by a language or a place that does not exist. */
export const NOBODY = "'~nobody'";

/** A lexeme as a text that is cast to a tsquery has it. */
export function lexeme(text: string): string {
  return `'${text.replace(/\\/g, "\\\\").replace(/'/g, "''")}'`;
}

/** Rows that hold any of these lexemes. */
export function anyOf(lexemes: readonly string[]): string {
  return lexemes.length === 0 ? NOBODY : `(${lexemes.map(lexeme).join(" | ")})`;
}

/** Rows in one of these places. */
export function inPlace(place: Place | undefined): string {
  return anyOf((place?.keys ?? []).map((key) => `~p${key}`));
}

/** Rows that are in none of these places. */
export function notInPlace(place: Place): string {
  return `!${inPlace(place)}`;
}

/** Whether a part of a tsquery says what rows must not hold. */
export function isRefusal(mark: string): boolean {
  return mark.startsWith("!");
}

/** Rows whose creator speaks a language. */
export function speaking(code: string | undefined): string {
  return code ? lexeme(`~l${code}`) : NOBODY;
}

/** Rows whose creator speaks a language, or which name it in English. */
export function knowing(code: string): string {
  const name = languageName(code)?.toLowerCase() ?? code;
  // the index stems "Japanese"
  return anyOf([`~l${code}`, name, name.replace(/e$/, "")]);
}

/** The filters of a search that are markers of the full text, as parts of a tsquery, all of which must hold. */
export function marksOf({ category, subcategory, skill, language, country, verified }: CreatorSearch): string[] {
  const marks = [
    category && lexeme(`~c${category}`),
    subcategory && lexeme(`~s${subcategory}`),
    skill && lexeme(`~k${skillKey(skill)}`),
    language && speaking(languageNamed(language)),
    country && inPlace(placeNamed(country)),
    verified && lexeme("~v"),
  ];
  return marks.flatMap((mark) => mark || []);
}

/** All of these parts of a tsquery. */
export function allOf(parts: readonly string[]): string {
  return parts.join(" & ");
}
