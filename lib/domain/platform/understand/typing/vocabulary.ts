import type { Lexicon } from "../lexicon";
import { wordsOf } from "../terms";
import { editDistance, soundOf } from "./resembling";

/** The words of a lexicon, as slips are looked for among them. */
export type Vocabulary = {
  words: ReadonlySet<string>;
  /** Those that stand in a term of English. */
  english: ReadonlySet<string>;
  /** The words with a first letter. */
  begunBy: (letter: string) => readonly string[];
  /** Words of English that are heard as a word of five letters or more is, the most alike first. */
  heardAs: (word: string) => readonly string[];
};

const LEAST_HEARD = 5;

const kept = new WeakMap<Lexicon, Vocabulary>();

/** The vocabulary of a lexicon, read at the first use and kept. */
export function vocabularyOf(lexicon: Lexicon): Vocabulary {
  const known = kept.get(lexicon);
  if (known) return known;
  const made = readVocabulary(lexicon);
  kept.set(lexicon, made);
  return made;
}

function readVocabulary({ words, english: terms }: Lexicon): Vocabulary {
  const english = new Set([...terms.values()].flat().flatMap(wordsOf));
  const byLetter = grouped(words, (word) => word[0] ?? "");
  const heard = grouped(
    [...english].filter((word) => word.length >= LEAST_HEARD && words.has(word)),
    soundOf,
  );
  return {
    words,
    english,
    begunBy: (letter) => byLetter.get(letter) ?? [],
    heardAs: (word) => {
      if (word.length < LEAST_HEARD) return [];
      const most = word.length;
      return [...(heard.get(soundOf(word)) ?? [])].sort(
        (a, b) => editDistance(word, a, most) - editDistance(word, b, most),
      );
    },
  };
}

function grouped(words: Iterable<string>, keyOf: (word: string) => string): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const word of words) {
    const key = keyOf(word);
    const group = groups.get(key);
    if (group) group.push(word);
    else groups.set(key, [word]);
  }
  return groups;
}
