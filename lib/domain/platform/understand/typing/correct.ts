import { isAbroad, meaningsAbroad } from "../in-english";
import { type Lexicon, LONGEST_PHRASE, lexicon } from "../lexicon";
import { languageNamed } from "../reading/languages";
import { wordsOfPlaces } from "../reading/places";
import { isCommon, isSmall } from "../small-words";
import { isOfTopic } from "../tagging/topics";
import { wordsOf } from "../terms";
import { understand } from "../understand";
import { isEnglish, isRightAbroad, isWrittenAbroad, slippedAbroad } from "./abroad";
import { isNoSlip } from "./no-slips";
import { editDistance, isDoubled, isNeighbouring, isSwapped, once } from "./resembling";
import { type Vocabulary, vocabularyOf } from "./vocabulary";

export type Correction = { from: string; to: string };

const SHORTEST = 3;

/**
 * Words that nobody knows, as those of the lexicon that they most resemble: written as they are heard, one edit apart, two from eight letters on, or
 * by a letter that stands twice where it should not, with the same first letter; where nothing is so near, by a key next to the right one. Then short
 * words with such a letter that only a phrase tells. Empty when none is to be had, and never a place, a language or what is right in another
 * language. For a query that found nothing: names are not trades.
 */
export function corrections(query: string, known: Lexicon = lexicon()): Correction[] {
  const vocabulary = vocabularyOf(known);
  const list = wordsOf(query);
  const places = wordsOfPlaces(list);
  let abroad: boolean | undefined;
  const isOfOther = () => (abroad ??= isWrittenAbroad(query, vocabulary));
  const unknown = list.flatMap((word) => {
    if (
      vocabulary.words.has(word) ||
      places.has(word) ||
      languageNamed(word) ||
      isSmall(word) ||
      isCommon(word) ||
      isOfTopic(word) ||
      isNoSlip(word) ||
      word.length < SHORTEST ||
      !/^[a-z]+$/.test(word)
    )
      return [];
    const to = isAbroad(word) ? sharedAbroad(word, list, vocabulary) : meantWord(word, vocabulary, isOfOther);
    return to === undefined ? [] : [{ from: word, to }];
  });
  return [...unknown, ...toldByPhrases(list, known)];
}

/** In a query of English, its word for one that other languages write nearly so, and mean the same by: "grafic" is right in one, and "graphic" in all. */
function sharedAbroad(word: string, list: readonly string[], vocabulary: Vocabulary): string | undefined {
  const meanings = meaningsAbroad(word).map(wordsOf);
  if (meanings.length === 0) return undefined;
  const to = vocabulary.heardAs(word).find((heard) => meanings.every((meaning) => meaning.includes(heard)));
  return to && list.every((other) => other === word || isEnglish(other, vocabulary)) ? to : undefined;
}

/** The word that an unknown one most resembles; undefined where none is near. In a query of another language only a plain slip is one. */
function meantWord(word: string, vocabulary: Vocabulary, isOfOther: () => boolean): string | undefined {
  if (isRightAbroad(word, vocabulary)) return undefined;
  const begun = vocabulary.begunBy(word[0] ?? "");
  const alike = begun.find((to) => isAlike(word, to));
  if (alike) return alike;
  const near = nearest(word, begun, vocabulary);
  const isSure = near !== undefined && editDistance(word, near, 1) === 1;
  const heard = vocabulary.heardAs(word)[0];
  const likely = (isSure ? near : (heard ?? near)) ?? besideKey(word, begun, vocabulary);
  // which language it is takes longer to tell
  return likely === undefined || !isOfOther() ? likely : (slippedAbroad(word, begun) ?? heard);
}

/** From so many letters on a word may have two slips. */
const LONG = 8;

function nearest(word: string, begun: readonly string[], { english }: Vocabulary): string | undefined {
  const near = begun.flatMap((to) => {
    const most = word.length >= LONG || isLeftOut(word, to) ? 2 : 1;
    // a letter too many is no slip in a short word: "taxi" is not "tax"
    if (word.length <= 5 && to.length < word.length && !isDoubled(word, to)) return [];
    if (to.length < SHORTEST || Math.abs(to.length - word.length) > most) return [];
    // in a short word another letter makes another word, not a slip: "welding" is not "wedding"
    if (word.length < LONG && word.length === to.length && !isSwapped(word, to)) return [];
    const distance = editDistance(word, to, most);
    // so far apart are words of any two languages
    return distance <= most && (distance === 1 || english.has(to)) ? [{ to, distance }] : [];
  });
  return near.sort((a, b) => a.distance - b.distance)[0]?.to;
}

/** Whether a word lacks two letters of a long one before its end, as what is swallowed in speech: "itinary" for "itinerary". */
function isLeftOut(word: string, to: string): boolean {
  return word.length === LONG - 1 && to.length === LONG + 1 && word.slice(-3) === to.slice(-3);
}

/** From so many letters on a key may have been missed: of three letters there are too many words. */
const LEAST_KEYS = 4;

function besideKey(word: string, begun: readonly string[], { english }: Vocabulary): string | undefined {
  if (word.length < LEAST_KEYS) return undefined;
  return begun.find((to) => english.has(to) && isNeighbouring(word, to));
}

/** From so many letters on a word with a letter twice in another place is the same word: "procces". */
const LEAST_TWICE = 6;
/** Up to so many letters a word of English may be the slip of another: "google adds". */
const MOST_SHORT = 4;

/** Of a word that ends in s, which its singular may have lost, also without it. */
function isAlike(word: string, to: string): boolean {
  if (word.length < LEAST_TWICE) return false;
  const [a, b] = [once(word), once(to)];
  return a === b || `${a}s` === b;
}

let onced: ReadonlyMap<string, string> | undefined;

/** Short words of which a letter twice, or not twice, makes the words around them a phrase of the lexicon. */
function toldByPhrases(list: readonly string[], { phrases }: Lexicon): Correction[] {
  onced ??= new Map([...phrases.keys()].flatMap((phrase) => (phrase.includes(" ") ? [[once(phrase), phrase]] : [])));
  const byOnce = onced;
  return spansOf(list).flatMap((span) => {
    const written = span.join(" ");
    const meant = phrases.has(written) ? undefined : byOnce.get(once(written))?.split(" ");
    const slips = span.flatMap((from, n) => (meant && from !== meant[n] ? [{ from, to: meant[n] ?? from }] : []));
    return slips.every(({ from }) => from.length <= MOST_SHORT && !isSmall(from)) ? slips : [];
  });
}

/** Words that stand together: two, and up to as many as a phrase of the lexicon has. */
function spansOf(list: readonly string[]): string[][] {
  return list.flatMap((_, at) => Array.from({ length: LONGEST_PHRASE - 1 }, (_, n) => list.slice(at, at + n + 2)));
}

/**
 * The words of a query as they may have been meant; null when nothing looks mistyped, or it would still name no trade for the most part.
 * Words that `isKnown` says to be somewhere are left as they are, and so is one with a wrong key that would name no trade.
 */
export function corrected(query: string, isKnown: (word: string) => boolean = () => false): string | null {
  const told = new Set(toldByPhrases(wordsOf(query), lexicon()).map(({ from }) => from));
  const fixes = corrections(query).filter(({ from }) => told.has(from) || !isKnown(from));
  if (!fixes.some(isByKey)) return namingTrade(fixes, query);
  const read = readWith(fixes, query);
  return namingTrade(
    fixes.filter((fix) => !isByKey(fix) || isNamed(fix, read)),
    query,
  );
}

function readWith(fixes: readonly Correction[], query: string): string {
  const meant = new Map(fixes.map(({ from, to }) => [from, to]));
  return wordsOf(query)
    .map((word) => meant.get(word) ?? word)
    .join(" ");
}

function namingTrade(fixes: readonly Correction[], query: string): string | null {
  if (fixes.length === 0) return null;
  const read = readWith(fixes, query);
  const { concepts, covered } = understand(read);
  const areKnown = concepts.length > 0 && read.split(" ").every((word) => isSmall(word) || lexicon().words.has(word));
  const fixed = new Set(fixes.map(({ to }) => to));
  const namesTrade = concepts.some(({ weak, phrase }) => !weak && phrase.split(" ").some((word) => fixed.has(word)));
  return covered >= 0.5 || areKnown || namesTrade ? read : null;
}

function isByKey({ from, to }: Correction): boolean {
  return from.length < LONG && isNeighbouring(from, to);
}

/** From so many letters on a word with a wrong key may name a trade alone; a shorter one ("Ross", "lord") may as well be a word or a name. */
const LEAST_ALONE = 6;

function isNamed({ from, to }: Correction, read: string): boolean {
  const { phrases } = lexicon();
  const isInPhrase = spansOf(wordsOf(read)).some((span) => span.includes(to) && phrases.has(span.join(" ")));
  const isTrade = understand(read).concepts.some(({ weak, phrase }) => !weak && phrase.split(" ").includes(to));
  return isTrade && (isInPhrase || from.length >= LEAST_ALONE);
}
