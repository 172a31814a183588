import { isAbroad } from "./in-english";
import { type Lexicon, LONGEST_PHRASE, lexicon } from "./lexicon";
import { languageNamed } from "./reading/languages";
import { wordsOfPlaces } from "./reading/places";
import { isCommon, isSmall } from "./small-words";
import { isOfTopic } from "./tagging/topics";
import { wordsOf } from "./terms";
import { understand } from "./understand";

export type Correction = { from: string; to: string };

const SHORTEST = 3;

/**
 * Words that nobody knows, as those of the lexicon that they most resemble: one edit apart, two from eight letters on, or by a letter that stands
 * twice where it should not, with the same first letter; then short words with such a letter that only a phrase tells. Empty when none is to be
 * had, and never a place or a language. For a query that found nothing: names are not trades.
 */
export function corrections(query: string, known: Lexicon = lexicon()): Correction[] {
  const { words } = known;
  const list = wordsOf(query);
  const places = wordsOfPlaces(list);
  const unknown = list.flatMap((word) => {
    if (
      words.has(word) ||
      places.has(word) ||
      languageNamed(word) ||
      isSmall(word) ||
      isCommon(word) ||
      isOfTopic(word) ||
      isAbroad(word) ||
      word.length < SHORTEST ||
      !/^[a-z]+$/.test(word)
    )
      return [];
    const most = word.length >= 8 ? 2 : 1;
    let best: { to: string; distance: number } | undefined;
    for (const to of begunBy(words, word[0] ?? "")) {
      if (isAlike(word, to)) {
        best = { to, distance: 1 };
        break;
      }
      // a letter too many is no slip in a short word: "taxi" is not "tax"
      if (word.length <= 5 && to.length < word.length && !isDoubled(word, to)) continue;
      if (to.length < SHORTEST || to[0] !== word[0] || Math.abs(to.length - word.length) > most) continue;
      // in a short word another letter makes another word, not a slip: "welding" is not "wedding"
      if (word.length < 8 && word.length === to.length && !isSwapped(word, to)) continue;
      const distance = editDistance(word, to, most);
      if (distance <= most && (!best || distance < best.distance)) best = { to, distance };
    }
    return best ? [{ from: word, to: best.to }] : [];
  });
  return [...unknown, ...toldByPhrases(list, known)];
}

/** From so many letters on a word with a letter twice in another place is the same word: "procces". */
const LEAST_TWICE = 6;
/** Up to so many letters a word of English may be the slip of another: "google adds". */
const MOST_SHORT = 4;

/** A text with each letter once where it stands twice. */
function once(text: string): string {
  return text.replace(/(.)\1+/g, "$1");
}

/** Of a word that ends in s, which its singular may have lost, also without it. */
function isAlike(word: string, to: string): boolean {
  const [a, b] = [once(word), once(to)];
  return word.length >= LEAST_TWICE && (a === b || `${a}s` === b);
}

let onced: ReadonlyMap<string, string> | undefined;

/** Short words of which a letter twice, or not twice, makes the words around them a phrase of the lexicon. */
function toldByPhrases(list: readonly string[], { phrases }: Lexicon): Correction[] {
  onced ??= new Map([...phrases.keys()].flatMap((phrase) => (phrase.includes(" ") ? [[once(phrase), phrase]] : [])));
  const byOnce = onced;
  return list.flatMap((_, at) =>
    Array.from({ length: LONGEST_PHRASE - 1 }, (_, n) => list.slice(at, at + n + 2)).flatMap((span) => {
      const written = span.join(" ");
      const meant = phrases.has(written) ? undefined : byOnce.get(once(written))?.split(" ");
      const slips = span.flatMap((from, n) => (meant && from !== meant[n] ? [{ from, to: meant[n] ?? from }] : []));
      return slips.every(({ from }) => from.length <= MOST_SHORT && !isSmall(from)) ? slips : [];
    }),
  );
}

const begun = new WeakMap<object, Map<string, string[]>>();

/** The words with a first letter. */
function begunBy(words: ReadonlySet<string>, letter: string): readonly string[] {
  let byLetter = begun.get(words);
  if (!byLetter) {
    byLetter = new Map();
    for (const word of words) {
      const first = word[0] ?? "";
      const list = byLetter.get(first);
      if (list) list.push(word);
      else byLetter.set(first, [word]);
    }
    begun.set(words, byLetter);
  }
  return byLetter.get(letter) ?? [];
}

/** Whether a word is another one but for a letter that stands twice: "loogo". */
function isDoubled(word: string, to: string): boolean {
  return [...word].some((letter, at) => letter === word[at - 1] && word.slice(0, at) + word.slice(at + 1) === to);
}

/** Whether two words of one length have the same letters. */
function isSwapped(a: string, b: string): boolean {
  return [...a].sort().join() === [...b].sort().join();
}

/**
 * The words of a query as they may have been meant; null when nothing looks mistyped, or it would still name no trade for the most part.
 * Words that `isKnown` says to be somewhere are left as they are.
 */
export function corrected(query: string, isKnown: (word: string) => boolean = () => false): string | null {
  const told = new Set(toldByPhrases(wordsOf(query), lexicon()).map(({ from }) => from));
  const fixes = corrections(query).filter(({ from }) => told.has(from) || !isKnown(from));
  const meant = new Map(fixes.map(({ from, to }) => [from, to]));
  if (meant.size === 0) return null;
  const words = wordsOf(query).map((word) => meant.get(word) ?? word);
  const read = words.join(" ");
  const { concepts, covered } = understand(read);
  const areKnown = concepts.length > 0 && words.every((word) => isSmall(word) || lexicon().words.has(word));
  const fixed = new Set(meant.values());
  const namesTrade = concepts.some(({ weak, phrase }) => !weak && phrase.split(" ").some((word) => fixed.has(word)));
  return covered >= 0.5 || areKnown || namesTrade ? read : null;
}

/** Edits between two words, two letters that changed places counted as one (optimal string alignment); `most + 1` for more. */
export function editDistance(a: string, b: string, most: number): number {
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row[j] = cost;
    }
    if (Math.min(...row) > most) return most + 1;
    [before, last] = [last, row];
  }
  return last[b.length] ?? most + 1;
}
