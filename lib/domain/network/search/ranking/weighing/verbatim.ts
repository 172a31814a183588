import { TAXONOMY } from "@/lib/domain/platform/taxonomy/taxonomy";
import { isCommon, isGeneric, isSmall } from "@/lib/domain/platform/understand/small-words";
import { kinOf } from "@/lib/domain/platform/understand/stemmed-too-far";
import { skillKey } from "@/lib/domain/platform/understand/tagging/skill-key";
import { wordsOf } from "@/lib/domain/platform/understand/terms";
import { lexeme } from "../markers";
import type { Term } from "./terms";

/** More words than this are a sentence, and not the name of one thing. */
const MOST_WORDS = 5;
/** Where things are named: not in the running text of a profile, a description or a post. */
const NAMES = ":ABC";
/** How English calls who does something: running text tells of "wedding planners" who are somebody else. */
const PERSON = /(?:er|or|ist|ian)s?$/;

/**
 * What a row holds that names a thing as a query does, as alternatives of a tsquery: a skill of that name, and, unless it shall be a skill, the
 * same words in the same order. A single word must be among names, taglines and summaries, and so must whom the words call. Empty for
 * a sentence and for words of any sentence. Pure.
 */
export function namedSo(words: string, said: readonly Term[], isSkill = false): string {
  const typed = words.split(" ");
  const telling = said.filter(({ word }) => !wordsOf(word).every(isGeneric));
  if (telling.every(({ word }) => wordsOf(word).every(isCommon))) return "";
  if (typed.filter((word) => !isSmall(wordsOf(word)[0] ?? "")).length > MOST_WORDS) return "";
  const skill = lexeme(`~k${skillKey(words)}`);
  const [only, more] = telling;
  const isPerson = PERSON.test(telling.at(-1)?.word ?? "");
  // every row has the names of its categories
  const isAny = (one: Term) => isPerson || isOfCategory(one) || isShortened(one);
  if (isSkill || (!more && only && isAny(only))) return skill;
  return `${skill} | ${sideBySide(typed, telling, more && !isPerson ? "" : NAMES)}`;
}

/** By so many letters a stem is that of a word of another meaning: "productivity" and "product". */
const LONG_END = 4;

function isShortened({ word, lexeme: stem }: Term): boolean {
  return kinOf(word).length > 0 || (wordsOf(word)[0]?.length ?? 0) - stem.length >= LONG_END;
}

let read: ReadonlySet<string> | undefined;

function isOfCategory({ word }: Term): boolean {
  read ??= new Set(TAXONOMY.flatMap(({ slug }) => wordsOf(slug.replaceAll("-", " "))));
  const names = read;
  return wordsOf(word).some((key) => names.has(key));
}

/** Lexemes as far from each other as in what was typed: words that the index leaves out have a place, too, and a word with a hyphen has several. */
export function sideBySide(typed: readonly string[], telling: readonly Term[], weights: string): string {
  let next = 0;
  const placed = typed.flatMap((word) => {
    const own = telling.filter((term) => term.word === word).map(({ lexeme: stem }) => stem);
    const at = next;
    next += Math.max(own.length, 1);
    const [whole] = own.sort((a, b) => b.length - a.length);
    return whole === undefined ? [] : [{ whole, at }];
  });
  return placed
    .map(({ whole, at }, n) => `${n > 0 ? ` <${at - (placed[n - 1]?.at ?? 0)}> ` : ""}${lexeme(whole)}${weights}`)
    .join("");
}
