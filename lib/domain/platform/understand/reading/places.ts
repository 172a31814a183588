import { isSpaceless, plain, wordsOf } from "../terms";
import { CITIES } from "./data/cities";
import { COUNTRY_WORDS, WORDS_TOO } from "./data/countries";
import { demonyms } from "./data/demonyms";
import { PARTS, ZONES } from "./data/parts";
import { REGION_WORDS, REGIONS } from "./data/regions";
import { languageNamed } from "./languages";

/** Somewhere in the world. `keys`: what the places of a profile are compared with, any of them: country codes, or a city's `name.CC`. */
export type Place = { kind: "city" | "country" | "region"; name: string; keys: readonly string[] };

/** `shy` names are words of their own, too: read only after "in" or "from". */
type Named = Place & { shy: boolean };

type Gazetteer = { byWords: ReadonlyMap<string, Named>; spaceless: readonly (readonly [string, Named])[] };

/** In which languages the names of countries and parts of the world are known. */
const SPOKEN = ["en", "de", "fr", "es", "pt", "it", "nl", "ja", "zh", "ar", "hi"];
const LONGEST = 4;

let read: Gazetteer | undefined;

/** Every place that is known, read at the first use and kept. */
function gazetteer(): Gazetteer {
  read ??= readGazetteer();
  return read;
}

/** Country codes of ISO 3166-1 that have a name. */
export function countryName(code: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(code)) return undefined;
  const name = NAMES.of(code);
  return name === code || code === "EU" || code === "ZZ" || code === "UN" ? undefined : name;
}

const NAMES = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });

function readGazetteer(): Gazetteer {
  const byWords = new Map<string, Named>();
  const spaceless = new Map<string, Named>();
  const note = (written: string, place: Place) => {
    const shy = written.startsWith("~");
    const name = shy ? written.slice(1) : written;
    const key = isSpaceless(name) ? plain(name) : wordsOf(name).join(" ");
    const into = isSpaceless(name) ? spaceless : byWords;
    if (key && !into.has(key)) into.set(key, { ...place, shy: shy || WORDS_TOO.has(key) });
  };
  for (const { code, names } of listed(COUNTRY_WORDS)) {
    const country = placeOfCountry(code);
    for (const name of names) note(name, country);
  }
  for (const { code, word } of demonyms()) note(word, placeOfCountry(code));
  const codes = [...new Set(Object.values(REGIONS).flatMap((list) => list.split(" ")))];
  for (const language of SPOKEN) {
    const display = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
    for (const code of codes) note(display.of(code) ?? "", placeOfCountry(code));
    for (const [code, countries] of Object.entries(REGIONS))
      if (!code.startsWith("X-")) note(display.of(code) ?? "", placeOfRegion(code, countries));
  }
  for (const [code, words] of Object.entries(REGION_WORDS))
    for (const word of words.split(", ")) note(word, placeOfRegion(code, REGIONS[code] ?? ""));
  for (const { code, names } of listed(CITIES)) {
    for (const written of names) {
      const shy = written.startsWith("~") ? "~" : "";
      const [name = "", ...others] = written.replace("~", "").split("/");
      const city: Place = { kind: "city", name, keys: [cityKey(name, code)] };
      for (const called of [name, ...others]) note(`${shy}${called}`, city);
    }
  }
  for (const { code, names, cities } of parts()) {
    const [name = ""] = names;
    const part: Place = { kind: "region", name, keys: [name, ...cities].map((city) => cityKey(city, code)) };
    const country = countryName(code) ?? code;
    // "Georgia" alone is the country, and "Georgia, USA" the state
    // and most names are words, too: "montana font"
    const told = [country, ...(code === "US" ? ["us", "usa", "america"] : code === "GB" ? ["uk"] : [])];
    for (const called of names) {
      note(`~${called}`, part);
      for (const end of told) note(`${called} ${end}`, part);
    }
  }
  for (const [zone, countries] of Object.entries(ZONES)) {
    const within: Place = { kind: "region", name: `${zone.toUpperCase()} time zone`, keys: countries.split(" ") };
    const ends = ZONES_THAT_ARE_WORDS.has(zone) ? [] : ["time", "hours"];
    for (const end of ["time zone", "timezone", ...ends]) note(`${zone} ${end}`, within);
  }
  return { byWords, spaceless: [...spaceless].sort(([a], [b]) => b.length - a.length) };
}

function listed(text: string): { code: string; names: string[] }[] {
  const lines = text.trim().split("\n");
  return lines.map((line) => ({ code: line.slice(0, 2), names: line.slice(3).split(", ") }));
}

/** "Pixel art time lapse" is nowhere. */
const ZONES_THAT_ARE_WORDS = new Set(["art", "eat", "wet", "est", "ist", "cst", "mst", "wat"]);

/** Parts of countries: their names, and the cities that are in them. */
function parts(): { code: string; names: string[]; cities: string[] }[] {
  return PARTS.trim()
    .split("\n")
    .map((line) => {
      const [names = "", cities = ""] = line.slice(3).split(": ");
      return { code: line.slice(0, 2), names: names.split("/"), cities: cities.split(", ") };
    });
}

/** The country that a city, or a part of one country, is in. */
export function countryAround({ kind, keys }: Place): Place | undefined {
  const codes = new Set(keys.map((key) => key.slice(-2)));
  const [code = ""] = codes;
  return kind === "country" || codes.size !== 1 || keys.includes(code) ? undefined : placeOfCountry(code);
}

function placeOfCountry(code: string): Place {
  return { kind: "country", name: countryName(code) ?? code, keys: [code] };
}

function placeOfRegion(code: string, countries: string): Place {
  const [own = code] = (REGION_WORDS[code] ?? "").split(", ");
  const name = code.startsWith("X-") ? own.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()) : NAMES.of(code);
  return { kind: "region", name: name ?? own, keys: countries.split(" ") };
}

function cityKey(name: string, code: string): string {
  return `${wordsOf(name).join("-")}.${code}`;
}

const BEFORE = new Set("in from near around on at en de em im aus bei à da dans depuis desde uit".split(" "));
const BEFORE_ONE = new Set(["in", "near", "around", "at"]);
/** What follows a place that is the matter, not where somebody is: "trip to Japan". */
const TOWARDS = new Set("to for about of nach für para pour over".split(" "));

/** "ドイツ語" is a language. */
const LANGUAGE = /^[語语]/;

/** A place that a text names, with the words that name it (as `wordsOf` has them) and their position; the longest name first. */
export type NamedPlace = { place: Place; phrase: string; at: number; length: number };

/** Finds the first place among words (as `wordsOf` answers them). Names that are words of their own need "in" or "from" before them. */
export function findPlace(words: readonly string[]): NamedPlace | null {
  const { byWords, spaceless } = gazetteer();
  for (let length = Math.min(LONGEST, words.length); length > 0; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      const phrase = words.slice(at, at + length).join(" ");
      const found = byWords.get(phrase);
      if (!found) continue;
      const before = words[at - 1] === "the" ? words[at - 2] : words[at - 1];
      if (found.shy && !BEFORE.has(before ?? "")) continue;
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

function bare({ kind, name, keys }: Named): Place {
  return { kind, name, keys };
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
