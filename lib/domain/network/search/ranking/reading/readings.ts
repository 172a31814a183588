import type { CreatorSearch, RelaxedView } from "@/lib/contracts/network/search/search";
import type { Concept } from "@/lib/domain/platform/understand/concept";
import { languageName, languageNamed } from "@/lib/domain/platform/understand/reading/languages";
import { countryAround } from "@/lib/domain/platform/understand/reading/places";
import type { ReadQuery } from "@/lib/domain/platform/understand/reading/read-query";
import { isCommon } from "@/lib/domain/platform/understand/small-words";
import { isSpeciality } from "@/lib/domain/platform/understand/tagging/topics";
import { plain, wordsOf } from "@/lib/domain/platform/understand/terms";
import { type Asked, ask, type Without } from "./asked";
import { sourcesOf } from "./tongues";

/** What a query was taken to say, what that asks, and what of it has given way. */
export type Reading = { read: ReadQuery | null; asked: Asked; relaxed: RelaxedView[] };

type Given = RelaxedView & { without: Without; read: ReadQuery };

/**
 * A search as it was read, then with whom something is for as a part of it, then with the name of a people as what they speak ("german designer"), then with one constraint of the query
 * less each, then with none: what to try in turn. Filters never give way.
 */
export function readings(search: CreatorSearch, read: ReadQuery | null, now: Date): Reading[] {
  const strict = { read, asked: ask(search, read, now), relaxed: [] };
  if (!read) return [strict];
  const reading = (as: ReadQuery, relaxed: RelaxedView[], without?: Without): Reading => ({
    read: as,
    asked: ask(search, as, now, without),
    relaxed,
  });
  const spoken = asSpoken(read);
  // who is near is better than who is anywhere
  const { place } = read;
  const around = place && countryAround(place.value);
  const isFirm = (phrase: string) => saysOnly(search.query ?? "", phrase);
  const near = around && !isFirm(place.phrase) && { ...read, place: { ...place, value: around } };
  // "only 200 dollars" is what somebody has, and hardly what they refuse to go beyond
  const given = givingWay(read).filter(({ field, phrase }) => !(FIRM.has(field) && isFirm(phrase)));
  const fields = given.flatMap(({ without }) => without.fields ?? []);
  const matter = given.flatMap(({ without }) => without.matter ?? []);
  const least = { ...read, words: withoutSources(read.words) };
  const told = given.map(({ field, phrase }) => ({ field, phrase }));
  return [
    strict,
    ...(strict.asked.client.size > 0 ? [reading(read, [], { isWhole: true })].filter(isAnother(strict)) : []),
    ...(spoken ? [reading(spoken, [])] : []),
    ...(near ? [reading(near, [{ field: "place", phrase: place.phrase }])] : []),
    ...given.map(({ field, phrase, without, read: as }) => reading(as, [{ field, phrase }], without)),
    ...(given.length > 1 ? [reading(least, told, { fields, matter })] : []),
    ...(isTold(strict.asked) ? [reading(read, [], { isBare: true })] : []),
    // "photographer London" says where, and hardly anybody writes it
    ...(place && isMatter(place) && !isFirm(place.phrase)
      ? [reading(least, told, { fields, matter: matter.filter((field) => field !== "place") })]
      : []),
    // "silly in France" may have been the matter after all
    ...(place && WHERE.test(place.phrase) && !isFirm(place.phrase)
      ? [reading(least, told, { fields, matter: [...matter, "place"] })]
      : []),
  ];
}

/** Whether who something is for names a trade that the query did not: "musician" after "an attorney for a" only says whose attorney. */
const isAnother =
  ({ asked: strict }: Reading) =>
  ({ asked: whole }: Reading): boolean => {
    const added = whole.concepts.filter(({ slug }) => !strict.concepts.some((one) => one.slug === slug));
    return !strict.concepts.some(isSure) || added.length === 0 || added.some(isSure);
  };

/** Whether a subcategory is named, and by more than a word that may mean anything. */
function isSure({ slug, category, weak }: Concept): boolean {
  return !weak && slug !== category;
}

/** So many words besides a trade may be found without it. */
const LEAST_TOLD = 3;

/** Whether a query names a trade and says enough besides that who writes it has what was asked for. */
function isTold({ concepts, words, rest, outside, client }: Asked): boolean {
  const telling = rest.filter((word) => !client.has(word) && !isCommon(word));
  return !outside && concepts.length > 0 && !wordsOf(words).some(isSpeciality) && telling.length >= LEAST_TOLD;
}

/** What is said so is where somebody shall be, and hardly the matter. */
const WHERE = /^(?:based )?(?:in|from|near|around|based|within|across)\b/;

/** Whether a place is said in a way in which it may as well be the matter: "Paris map". */
function isMatter(place: { phrase: string } | undefined): boolean {
  return place !== undefined && !WHERE.test(place.phrase);
}

/** What can be said to be the only one. */
const FIRM: ReadonlySet<RelaxedView["field"]> = new Set(["place", "language"]);

/** Whether a query says that a phrase of it is no wish: "only in Berlin", "must be based in Berlin", "French speakers only". Pure. */
function saysOnly(query: string, phrase: string): boolean {
  const [before = "", after] = plain(query).split(plain(phrase));
  if (after === undefined) return false;
  return ONLY_BEFORE.test(before) || ONLY_AFTER.test(after);
}

const ONLY_BEFORE =
  /\b(?:only|strictly|exclusively|must be|has to be|have to be)\s+(?:(?:based|located|living|working|someone|somebody)\s+)*$/;
const ONLY_AFTER = /^[\s-]*(?:(?:native|based|speaking)\s+)?(?:speakers?\s+)?only\b/;

/** The constraints of a query that may give way, each with what is read without it; a place or language may have been the matter, and then its words count again. */
function givingWay(read: ReadQuery): Given[] {
  const { place, language } = read;
  const said: [RelaxedView["field"], { phrase: string } | undefined, matter?: boolean][] = [
    ["available_within_days", read.availableWithinDays],
    ["max_delivery_days", read.maxDeliveryDays],
    ["max_price_cents", read.maxPriceCents],
    ["place", place, isMatter(place)],
    ["language", language, true],
  ];
  const given = said.flatMap(([field, value, isMatter]): Given[] =>
    value ? [{ field, phrase: value.phrase, read, without: { fields: [field], matter: isMatter ? [field] : [] } }] : [],
  );
  const sources = sourcesOf(read.words);
  if (sources.length === 0 || language) return given;
  const words = withoutSources(read.words);
  return [...given, { field: "language", phrase: sources.join(" "), read: { ...read, words }, without: {} }];
}

function withoutSources(words: string): string {
  const sources = sourcesOf(words);
  return sources.length === 0
    ? words
    : words
        .split(" ")
        .filter((word) => !sources.includes(word))
        .join(" ");
}

/** The same query with the name of a people read as their language; null where it is none, or another language was said. */
function asSpoken({ place, ...read }: ReadQuery): ReadQuery | null {
  // two letters are the code of a country, such as "uk"
  const code = place && !read.language && place.phrase.length > 2 ? languageNamed(place.phrase) : undefined;
  if (!place || !code) return null;
  return { ...read, language: { value: code, name: languageName(code) ?? code, phrase: place.phrase } };
}
