import { glossed, isAbroad } from "../in-english";
import { isCommon, isSmall } from "../small-words";
import { isOfTopic } from "../tagging/topics";
import { wordsOf } from "../terms";
import { editDistance, isDoubled, isSwapped } from "./resembling";
import type { Vocabulary } from "./vocabulary";

/** Whether people who write English use a word, as far as is known. */
export function isEnglish(word: string, { english }: Vocabulary): boolean {
  return english.has(word) || isCommon(word) || isSmall(word) || isOfTopic(word);
}

/** Whether a query is written in another language, or has a word that English has not. */
export function isWrittenAbroad(query: string, vocabulary: Vocabulary): boolean {
  const isOfOther = (word: string) => (isAbroad(word) || vocabulary.words.has(word)) && !isEnglish(word, vocabulary);
  return wordsOf(query).some(isOfOther) || glossed(query) !== null;
}

/** What Romance languages end adjectives and nouns in, by gender and number: "botanica", "botaniche". */
const ENDING = /h?[aeio]$/;
/** From so many letters on a word has a root that its endings can be told from. */
const LEAST_BENT = 6;

const kept = new WeakMap<Vocabulary, ReadonlySet<string>>();

function rootsOf(vocabulary: Vocabulary): ReadonlySet<string> {
  const known = kept.get(vocabulary);
  if (known) return known;
  const { words, english } = vocabulary;
  const bent = [...words].filter((word) => word.length >= LEAST_BENT && ENDING.test(word) && !english.has(word));
  const roots = new Set(bent.map((word) => word.replace(ENDING, "")));
  kept.set(vocabulary, roots);
  return roots;
}

/** Whether a word is another form of one of another language that is known: it is right there, and no slip. */
export function isRightAbroad(word: string, vocabulary: Vocabulary): boolean {
  return word.length >= LEAST_BENT && ENDING.test(word) && rootsOf(vocabulary).has(word.replace(ENDING, ""));
}

/** Two words that begin with so many letters, and end in no more than so many others, are forms of one. */
const BEGINNING = 5;
const LONGEST_END = 4;

/**
 * Of a query in another language, the word that an unknown one of it is a slip of: by letters that changed places, or one that is missing or twice.
 * Most words of other languages are unknown: another letter makes another word, and so does another end.
 */
export function slippedAbroad(word: string, begun: readonly string[]): string | undefined {
  if (word.length < LEAST_BENT) return undefined;
  return begun.find(
    (to) =>
      (word.length === to.length
        ? isSwapped(word, to)
        : !isFormOf(word, to) && (to.length > word.length || isDoubled(word, to))) && editDistance(word, to, 1) === 1,
  );
}

function isFormOf(word: string, to: string): boolean {
  let at = 0;
  while (at < word.length && word[at] === to[at]) at++;
  return at >= BEGINNING && Math.max(word.length, to.length) - at <= LONGEST_END;
}
