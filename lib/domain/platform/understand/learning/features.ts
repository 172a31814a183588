import { isSmall } from "../small-words";
import { isSpaceless, rootOf } from "../terms";

/** What of a text is counted, and which of its words it is; a guess where their language is not known. */
export type Feature = { key: string; words: readonly string[]; isGuess?: boolean };

/** The features of English words (as `wordsOf` has them): their roots, and two of them side by side. Small words are none, and do not part others. Pure. */
export function featuresOf(words: readonly string[]): Feature[] {
  const telling = words.filter((word) => !isSmall(word) && !isSpaceless(word) && !isNumber(word));
  return telling.flatMap((word, at) => {
    const before = telling[at - 1];
    const pair = before === undefined ? [] : [{ key: `${rootOf(before)} ${rootOf(word)}`, words: [before, word] }];
    return [{ key: rootOf(word), words: [word] }, ...pair];
  });
}

/** How many or how much says nothing of what: "food for 50". */
function isNumber(word: string): boolean {
  return /^\d[\d.,]*$/.test(word);
}

/** So many letters of a word of another language tell it from others, whatever its ending. */
const BEGINNING = 5;

/** The features of words of other languages: how they begin, or each two signs of a script without spaces. Never those of English words. Pure. */
export function featuresAbroad(words: readonly string[]): Feature[] {
  return words
    .filter((word) => !isSmall(word) && !isNumber(word))
    .flatMap((word) =>
      (isSpaceless(word) ? twosOf(word) : [word.slice(0, BEGINNING)]).map((part) => ({
        key: `~${part}`,
        words: [word],
      })),
    );
}

function twosOf(word: string): string[] {
  const signs = [...word];
  return signs.slice(1).map((sign, at) => `${signs[at]}${sign}`);
}
