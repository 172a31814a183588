import { isSpaceless, plain, wordsOf } from "../terms";
import { bare, cityKey, countryName, gazetteer, LONGEST, type Named, type Place, placeOfCountry } from "./gazetteer";
import { languageNamed } from "./languages";

/** The country that a city, or a part of one country, is in. */
export function countryAround({ kind, keys }: Place): Place | undefined {
  const codes = new Set(keys.map((key) => key.slice(-2)));
  const [code = ""] = codes;
  return kind === "country" || codes.size !== 1 || keys.includes(code) ? undefined : placeOfCountry(code);
}

const BEFORE = new Set("in from near around on at en de em im aus bei à da dans depuis desde uit".split(" "));
const BEFORE_ONE = new Set(["in", "near", "around", "at"]);
/** What follows a place that is the matter, not where somebody is: "trip to Japan". */
const TOWARDS = new Set("to for about of nach für para pour over".split(" "));

/** "ドイツ語" is a language. */
const LANGUAGE = /^[語语]/;

/** A place that a text names, with the words that name it (as `wordsOf` has them) and their position; the longest name first. */
export type NamedPlace = { place: Place; phrase: string; at: number; length: number };

/** A city that is named with what it is in ("Lisbon, Portugal", "Macon in Georgia, USA"): there it is no other word. */
function findWithin(words: readonly string[]): NamedPlace | null {
  for (const at of words.keys()) {
    for (let length = Math.min(LONGEST, words.length - at - 1); length > 0; length--) {
      const first = endAround(words, at + length, (around) => cityWithin(words.slice(at, at + length), around));
      if (!first) continue;
      const { place } = first;
      const end =
        endAround(words, first.end, (around) => (isWithin(place, around) ? place : undefined))?.end ?? first.end;
      return { place, phrase: words.slice(at, end).join(" "), at, length: end - at };
    }
  }
  return null;
}

/** Where the words end that from a position on name a place in which something is, and what that is. */
function endAround(words: readonly string[], from: number, within: (around: Named) => Place | undefined) {
  const { byWords, peoples } = gazetteer();
  const start = words[from] === "in" ? from + 1 : from;
  for (let length = Math.min(LONGEST, words.length - start); length > 0; length--) {
    const name = words.slice(start, start + length).join(" ");
    if (peoples.has(name)) continue;
    for (const around of [byWords.get(name), byWords.get(`${name} usa`)]) {
      const place = around && within(around);
      if (place) return { place, end: start + length };
    }
  }
  return undefined;
}

/** The city of this name that is in a place. */
function cityWithin(words: readonly string[], around: Named): Place | undefined {
  const { byWords, cities } = gazetteer();
  const known = byWords.get(words.join(" "));
  if (known?.kind === "city" && isWithin(known, around)) return bare(known);
  const codes = new Set(around.keys.map((key) => key.slice(-2)));
  const keys = [...codes].map((code) => `${words.join("-")}.${code}`);
  const key = keys.find((one) => cities.has(one) && isWithin({ keys: [one] }, around));
  return key === undefined ? undefined : { kind: "city", name: cities.get(key) ?? key, keys: [key] };
}

function isWithin({ keys: [key = ""] }: Pick<Place, "keys">, { kind, keys }: Place): boolean {
  return kind !== "city" && (keys.includes(key) || keys.includes(key.slice(-2)));
}

/** Finds the first place among words (as `wordsOf` answers them). Names that are words of their own need "in" or "from" before them. */
export function findPlace(words: readonly string[]): NamedPlace | null {
  const within = findWithin(words);
  if (within) return TOWARDS.has(words[within.at - 1] ?? "") ? null : within;
  const { byWords, spaceless } = gazetteer();
  for (let length = Math.min(LONGEST, words.length); length > 0; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      const phrase = words.slice(at, at + length).join(" ");
      const found = byWords.get(phrase);
      if (!found) continue;
      const before = words[at - 1] === "the" ? words[at - 2] : words[at - 1];
      const isAll = length === words.length && found.kind === "region";
      if (found.shy && !isAll && !BEFORE.has(before ?? "")) continue;
      // "in English meetings" is nowhere
      if (BEFORE.has(before ?? "") && length === 1 && phrase.length > 3 && languageNamed(phrase)) continue;
      if (before !== undefined && TOWARDS.has(before)) continue;
      // "Paris to Lisbon" is a way, and nobody is there
      if (!BEFORE_ONE.has(before ?? "") && words[at + length] === "to") continue;
      return { place: bare(found), phrase, at, length };
    }
  }
  for (const [at, word] of words.entries()) {
    const isNamed = (name: string) =>
      word.includes(name) && !LANGUAGE.test(word.slice(word.indexOf(name) + name.length));
    const found = isSpaceless(word) && spaceless.find(([name]) => isNamed(name));
    if (found) return { place: bare(found[1]), phrase: found[0], at, length: 1 };
  }
  return null;
}

const CODES = /\b(?:US|EU)\b/g;
const SPELLED: Readonly<Record<string, string>> = { us: "usa", eu: "e.u" };

/** Words (as `wordsOf` answers them) with a place's name for its code, as many as before: "US" is a country where a query writes it so, and "us" a word; "eu" is one of several languages. */
export function withCodesSpelled(words: readonly string[], query: string): string[] {
  const codes = new Set(query.match(CODES)?.map((code) => code.toLowerCase()));
  return words.map((word) => (codes.has(word) ? (SPELLED[word] ?? word) : word));
}

/** The words (as `wordsOf` answers them) that stand in the name of any place. */
export function wordsOfPlaces(words: readonly string[]): ReadonlySet<string> {
  const { byWords } = gazetteer();
  const spans = words.flatMap((_, at) =>
    Array.from({ length: LONGEST }, (_, n) => words.slice(at, at + n + 1)).filter((span) =>
      byWords.has(span.join(" ")),
    ),
  );
  return new Set(spans.flat());
}

/**
 * What a profile's location is compared by: its country's code, `city.CC` and `part.CC`. "Bergen, Norway" is `["NO", "bergen.NO"]`, "Boulder,
 * Colorado" `["US", "boulder.US", "colorado.US"]`; empty for what names no country, no part of one and no large city.
 */
export function placeKeys(location: string | null): string[] {
  const parts = (location ?? "").split(/[,;/()]/).map(wordsOf);
  const { byWords } = gazetteer();
  const known = parts.map((words) => byWords.get(words.join(" ")));
  const city = known.find((place) => place?.kind === "city");
  const part = known.map((place, at) => partNamed(place, parts[at] ?? [], parts[0] ?? [])).findLast(Boolean);
  // "Atlanta, Georgia" is in no country of that name
  const last = known.findLast((place) => place?.kind === "country" && place.name !== part?.name);
  const code = last?.keys[0] ?? part?.keys[0]?.slice(-2) ?? city?.keys[0]?.slice(-2);
  if (!code) return [];
  const own = parts.length > 1 && parts[0] && parts[0].length > 0 ? [`${parts[0].join("-")}.${code}`] : [];
  const named = city?.keys[0]?.endsWith(code) ? [city.keys[0]] : [];
  const within = part?.keys[0]?.endsWith(`.${code}`) ? [part.keys[0]] : [];
  return [...new Set([code, ...named, ...own, ...within])];
}

/** The part of a country that some words of a location name; of a name that is a country's, too, only where its city is named before it. */
function partNamed(place: Named | undefined, words: readonly string[], city: readonly string[]): Place | undefined {
  const isOfOne = (one: Place) =>
    new Set(one.keys.map((key) => key.slice(-2))).size === 1 && one.keys[0]?.includes(".");
  if (place?.kind === "region" && isOfOne(place)) return place;
  const other = place?.kind === "country" ? gazetteer().byWords.get(`${words.join(" ")} usa`) : undefined;
  return other?.keys.includes(cityKey(city.join(" "), "US")) ? other : undefined;
}

/** A place by what somebody or a program wrote: an ISO code, or a name as in a query. Undefined for what is unknown. */
export function placeNamed(written: string): Place | undefined {
  const code = written.trim().toUpperCase();
  if (countryName(code)) return placeOfCountry(code);
  const { byWords, spaceless } = gazetteer();
  const key = plain(written);
  const found = byWords.get(wordsOf(written).join(" ")) ?? spaceless.find(([name]) => name === key)?.[1];
  return found && bare(found);
}
