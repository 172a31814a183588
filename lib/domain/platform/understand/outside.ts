import type { Concept } from "./concept";
import { MADE, OUTSIDE } from "./lexicon/outside";
import { isSmall } from "./small-words";
import { NO_CATEGORY, topicsOf } from "./tagging/topics";
import { wordsOf } from "./terms";

/** What a name of what no category holds says, in the measure of `topicsOf`: more in two words and more. */
const NAMED = 0.7;
const NAMED_LONG = 1.6;
/** What all of it says of what is said where something is named that is made: "our vet clinic needs a logo". */
const OF_MADE = 0.6;
/** From how much on words before "for" name the matter. */
const LEAST = 0.25;
/** What comes before whom something is for, or what it is of. */
const BINDS = new Set(["for", "of", "fur", "pour", "para", "per", "voor"]);

/** "Lowest price for a logo" is no pricing. */
const PRICE = new Set(["price", "cost", "quote", "rate", "fee"]);
const NONE: ReadonlySet<string> = new Set();
const FOR = new Set([...BINDS].filter((word) => word !== "of"));

let known: ReadonlySet<string> | undefined;

/**
 * How much the words of a query, and what those of another language are in English, speak of what no category holds. Where a trade is named
 * before whom it is for ("logo for a dentist") or after it ("plumber website"), only the words that name it count. Pure.
 */
export function outsideness(
  words: readonly string[],
  concepts: readonly Concept[],
  english: ReadonlyMap<string, readonly string[]>,
): number {
  const before = modifiersOf(words);
  const matter = (matterOf(words, concepts, BINDS) ?? words).filter((word) => !before.has(word));
  // a script without spaces has its words in one piece
  const inside = [...english].flatMap(([from, to]) => (words.includes(from) ? [] : to));
  const told = [...matter.flatMap((word) => english.get(word) ?? [word]), ...inside];
  const strange = topicsOf(told).find(({ category }) => category === NO_CATEGORY)?.score ?? 0;
  const made = matter.some(isMade);
  // "apartment for rent" is one thing, and rent nobody whom it is for
  return (made ? OF_MADE : 1) * (strange + Math.max(named(matter), named(told), namedFirst(words)));
}

/** What a sentence goes on with after what is wanted. */
const GOES_ON = new Set("for of in with that who to from at on by and about".split(" "));
const MOST_BEFORE = 3;
const STRANGE = 0.6;
let things: ReadonlySet<string> | undefined;

/** Whether a word (as `wordsOf` has it) is of something that people make to order: "website", "logo". */
export function isMade(word: string): boolean {
  return thingsMade().has(word);
}

function thingsMade(): ReadonlySet<string> {
  things ??= new Set(wordsOf(MADE));
  return things;
}

/**
 * What stands before something that is made, and tells for whom: English puts it so ("plumber website"). Empty unless it is what no category
 * holds, since other words say which kind.
 */
function modifiersOf(words: readonly string[]): ReadonlySet<string> {
  const made = thingsMade();
  const end = words.findIndex((word) => GOES_ON.has(word));
  const first = end === -1 ? words : words.slice(0, end);
  if (!made.has(first.at(-1) ?? "")) return NONE;
  const before = first.slice(0, first.length - 1).filter((word) => !made.has(word));
  return before.length <= MOST_BEFORE && isStrange(before) ? new Set(before) : NONE;
}

function matterOf(words: readonly string[], concepts: readonly Concept[], binds: ReadonlySet<string>): string[] | null {
  const head = words.slice(
    0,
    Math.max(
      words.findIndex((word) => binds.has(word)),
      0,
    ),
  );
  return namesTrade(head, concepts) ? head : null;
}

/** From how much on the words before "for" say what is wanted, and those after it only for whom. */
const SURE = 0.65;

/** The words that say for whom something is, where those before them name the trade: "dental practice" of "website for a dental practice". Pure. */
export function clientOf(words: readonly string[], concepts: readonly Concept[]): ReadonlySet<string> {
  const before = modifiersOf(words);
  if (before.size > 0) return before;
  const head = matterOf(words, concepts, FOR)?.filter((word) => !PRICE.has(word));
  const isWithin = ({ phrase }: Concept) => phrase.split(" ").every((word) => head?.includes(word));
  if (!head || ((topicsOf(head)[0]?.score ?? 0) < SURE && !concepts.some((one) => !one.weak && isWithin(one))))
    return NONE;
  const after = words.slice(words.findIndex((word) => FOR.has(word)) + 1);
  return new Set(after.filter((word) => !head.includes(word)));
}

function namesTrade(words: readonly string[], concepts: readonly Concept[]): boolean {
  const isWithin = ({ phrase }: Concept) => phrase.split(" ").every((word) => words.includes(word));
  const [best] = topicsOf(words);
  if (best?.category === NO_CATEGORY) return false;
  return (best?.score ?? 0) >= LEAST || concepts.some((concept) => !concept.weak && isWithin(concept));
}

function isStrange(words: readonly string[]): boolean {
  const [best] = topicsOf(words);
  return named(words) > 0 || (best?.category === NO_CATEGORY && best.score >= STRANGE);
}

function names(): ReadonlySet<string> {
  known ??= new Set(OUTSIDE.split(",").map((phrase) => wordsOf(phrase).join(" ")));
  return known;
}

/** The same of the words that a query begins with, after those that ask. */
function namedFirst(words: readonly string[]): number {
  const [first = words.length] = words.flatMap((word, at) => (isSmall(word) ? [] : [at]));
  return [3, 4].some((length) => names().has(words.slice(first, first + length).join(" "))) ? NAMED_LONG : 0;
}

function named(words: readonly string[]): number {
  const phrases = names();
  const isPhrase = (length: number) => words.some((_, at) => phrases.has(words.slice(at, at + length).join(" ")));
  return isPhrase(3) || isPhrase(2) ? NAMED_LONG : isPhrase(1) ? NAMED : 0;
}
