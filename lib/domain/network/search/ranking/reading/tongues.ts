import { languageNamed } from "@/lib/domain/platform/understand/reading/languages";
import { plain } from "@/lib/domain/platform/understand/terms";
import { knowing } from "../markers";

/** Work with a language: there its name is not one word among others. */
const OF_LANGUAGES =
  /translat|subtitl|transcri|proofread|interpret|locali[sz]|narrat|voice|dubb|tutor|teach|lesson|learn|traduc|traduz|ubersetz|vertal/;

/** Work between two languages: the one that it is done from may give way. */
const BETWEEN = /translat|traduc|traduz|tradutt|ubersetz|vertal/;

/** What stands before the language that a text shall be in. */
const INTO = new Set("into to in auf ins nach vers en au a al ao para in het naar verso".split(" "));

/**
 * What a row must hold because a language is named as the matter: its name, or that its creator speaks it; and the other words. "Russian
 * translator" is nobody who translates something else, and "Basque" alone, next to words that name nothing, is everybody who speaks it.
 */
export function mustHold(
  words: string,
  namesNothing: ((word: string) => boolean) | null,
): { marks: string[]; left: string[] } {
  const list = words.split(" ");
  const named = list.filter(isTongue);
  const left = list.filter((word) => !named.includes(word));
  if (!OF_LANGUAGES.test(plain(words)) && !(namesNothing && left.every(namesNothing))) return { marks: [], left: list };
  const codes = [...new Set(named.flatMap((word) => languageNamed(word) ?? []))];
  return { marks: codes.map(knowing), left };
}

/**
 * The languages of a translation that may give way, as they are written: those that it is done from, or the only one where nothing says that
 * it is done into it. The one that a text shall be in never does. Empty for other work. Pure.
 */
export function sourcesOf(words: string): string[] {
  if (!BETWEEN.test(plain(words))) return [];
  const list = words.split(" ");
  const named = list.flatMap((word, at) => (isTongue(word) ? [{ word, isInto: INTO.has(list[at - 1] ?? "") }] : []));
  const into = named.findLast(({ isInto }) => isInto) ?? (named.length > 1 ? named.at(-1) : undefined);
  return named.filter((one) => one !== into && !one.isInto).map(({ word }) => word);
}

function isTongue(word: string): boolean {
  // "polish my essay" names no language
  return word.length > 3 && word !== "polish" && languageNamed(word) !== undefined;
}
