import { isSpaceless, plain, wordsOf } from "../terms";
import { CITIES } from "./data/cities";
import { COUNTRY_WORDS, WORDS_TOO } from "./data/countries";
import { demonyms } from "./data/demonyms";
import { PARTS, ZONES } from "./data/parts";
import { REGION_WORDS, REGIONS } from "./data/regions";

/** Somewhere in the world. `keys`: what the places of a profile are compared with, any of them: country codes, or a city's `name.CC`. */
export type Place = { kind: "city" | "country" | "region"; name: string; keys: readonly string[] };

/** `shy` names are words of their own, too: read only after "in" or "from". */
export type Named = Place & { shy: boolean };

/** Places by their words; names of cities by their keys, also of those that are known only with what they are in; words that name a people. */
type Gazetteer = {
  byWords: ReadonlyMap<string, Named>;
  spaceless: readonly (readonly [string, Named])[];
  cities: ReadonlyMap<string, string>;
  peoples: ReadonlySet<string>;
};

/** In which languages the names of countries and parts of the world are known. */
const SPOKEN = ["en", "de", "fr", "es", "pt", "it", "nl", "ja", "zh", "ar", "hi"];
export const LONGEST = 4;

let read: Gazetteer | undefined;

/** Every place that is known, read at the first use and kept. */
export function gazetteer(): Gazetteer {
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
  const cities = new Map<string, string>();
  const peoples = new Set<string>();
  const note = (written: string, place: Place) => {
    const shy = written.startsWith("~");
    const name = shy ? written.slice(1) : written;
    const key = isSpaceless(name) ? plain(name) : wordsOf(name).join(" ");
    const into = isSpaceless(name) ? spaceless : byWords;
    if (key && !into.has(key)) into.set(key, { ...place, shy: shy || WORDS_TOO.has(key) });
  };
  for (const { code, names } of listed(COUNTRY_WORDS)) {
    const country = placeOfCountry(code);
    for (const name of names) {
      note(name, country);
      if (PEOPLE.test(name)) peoples.add(name);
    }
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
      cities.set(cityKey(name, code), name);
      for (const called of [name, ...others]) note(`${shy}${called}`, city);
    }
  }
  for (const { code, names, towns } of parts()) {
    const name = names[0]?.replace("!", "") ?? "";
    const part: Place = { kind: "region", name, keys: [name, ...towns].map((town) => cityKey(town, code)) };
    for (const town of towns) if (!cities.has(cityKey(town, code))) cities.set(cityKey(town, code), town);
    const country = countryName(code) ?? code;
    // "Georgia" alone is the country, and "Georgia, USA" the state
    // and most names are words, too: "montana font"; but not one that holds the name of another place: "New Mexico"
    const isShy = (words: string[]) => words.length < 2 || !words.some((word) => byWords.get(word)?.shy === false);
    const told = [country, ...(code === "US" ? ["us", "usa", "america"] : code === "GB" ? ["uk"] : [])];
    for (const written of names) {
      const called = written.replace("!", "");
      note(called === written && isShy(wordsOf(called)) ? `~${called}` : called, part);
      for (const end of told) note(`${called} ${end}`, part);
    }
  }
  for (const [zone, countries] of Object.entries(ZONES)) {
    const within: Place = { kind: "region", name: `${zone.toUpperCase()} time zone`, keys: countries.split(" ") };
    const ends = ZONES_THAT_ARE_WORDS.has(zone) ? [] : ["time", "hours"];
    for (const end of ["time zone", "timezone", ...ends]) note(`${zone} ${end}`, within);
    if (ends.length > 0) note(`in ${zone}`, within);
  }
  return { byWords, spaceless: [...spaceless].sort(([a], [b]) => b.length - a.length), cities, peoples };
}

function listed(text: string): { code: string; names: string[] }[] {
  const lines = text.trim().split("\n");
  return lines.map((line) => ({ code: line.slice(0, 2), names: line.slice(3).split(", ") }));
}

/** Which words of `COUNTRY_WORDS` name who is from there: "italian" and not "uk". */
const PEOPLE = /(?:an|ish|ese|ch|ic|i|er|ss|ek|ine|ino|welsh|cypriot|kazakh|malagasy|slovene|slovak)$/;

/** "Pixel art time lapse" is nowhere. */
const ZONES_THAT_ARE_WORDS = new Set(["art", "eat", "wet", "est", "ist", "cst", "mst", "wat"]);

/** Parts of countries: their names, and the cities that are in them. */
function parts(): { code: string; names: string[]; towns: string[] }[] {
  return PARTS.trim()
    .split("\n")
    .map((line) => {
      const [names = "", towns = ""] = line.slice(3).split(": ");
      return { code: line.slice(0, 2), names: names.split("/"), towns: towns.split(", ") };
    });
}

export function placeOfCountry(code: string): Place {
  return { kind: "country", name: countryName(code) ?? code, keys: [code] };
}

function placeOfRegion(code: string, countries: string): Place {
  const [own = code] = (REGION_WORDS[code] ?? "").split(", ");
  const name = code.startsWith("X-") ? own.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()) : NAMES.of(code);
  return { kind: "region", name: name ?? own, keys: countries.split(" ") };
}

export function cityKey(name: string, code: string): string {
  return `${wordsOf(name).join("-")}.${code}`;
}

export function bare({ kind, name, keys }: Named): Place {
  return { kind, name, keys };
}
