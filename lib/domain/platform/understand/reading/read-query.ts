import { withoutForeignAi } from "../in-english";
import { isGeneric, isTalk } from "../small-words";
import { plain, type Shortened, shortenedIn, wordsOf } from "../terms";
import type { Place } from "./gazetteer";
import { findLanguage, pairNamed } from "./languages";
import { findCheap, findLeastPaid, findPrice } from "./money";
import { type Excluded, wantedOf } from "./negations";
import { findPlace, withCodesSpelled } from "./places";
import { inDigits } from "./scripts";
import { findAvailable, findBooked, findTime } from "./times";

/** What a query asks besides its matter, each with the words that said it, and the words that are left. */
export type ReadQuery = {
  /** The matter: trades, names, whatever else. Empty when all of it was said by the rest. */
  words: string;
  /** What of it was typed otherwise: rows may hold it so, too. */
  shortened?: readonly Shortened[];
  place?: { value: Place; phrase: string };
  language?: { value: string; name: string; phrase: string };
  maxPriceCents?: { value: number; phrase: string };
  maxDeliveryDays?: { value: number; phrase: string };
  availableWithinDays?: { value: number; phrase: string };
  cheap?: { phrase: string };
  /** What shall not be: nothing of it is among what is asked. */
  excluded?: readonly Excluded[];
};

/**
 * Reads what somebody typed into constraints and the words that are left: price, delivery, availability, language, place. Pure: `now`
 * is what days are counted from. A word is read once; what may be a trade or a name stays a word.
 */
export function readQuery(query: string, now: Date): ReadQuery {
  const pair = pairNamed(query);
  const means = pair && `${pair.from} to ${pair.to}`;
  const more = /transl/i.test(query) ? "" : " translation";
  const told = pair ? query.replace(pair.typed, `${means}${more}`) : query;
  const wanted = wantedOf(withoutForeignAi(told.replace(RADIO.as, RADIO.read)));
  let left = inDigits(plain(wanted.left)).replace(/\s+/g, " ").trim().replace(COMES, "in").replace(BY_PEOPLE, "");
  const shortened = shortenedIn(query);
  if (query.search(RADIO.as) >= 0) shortened.push({ typed: RADIO.typed, read: RADIO.read });
  if (pair && means) shortened.push({ typed: wordsOf(pair.typed).join(" "), read: plain(means) });
  const read: ReadQuery = { words: "", ...(shortened.length > 0 && { shortened }) };
  const take = <T extends { phrase: string }>(found: T | null): T | null => {
    if (found) left = without(left, found.phrase);
    return found;
  };
  const least = findLeastPaid(left);
  if (least) take({ phrase: least });
  const price = take(findPrice(left));
  if (price) read.maxPriceCents = { value: price.maxPriceCents, phrase: price.phrase };
  const booked = findBooked(left);
  if (booked) left = withoutBooked(left, booked);
  const free = take(findAvailable(left, now));
  if (free) read.availableWithinDays = { value: free.withinDays, phrase: free.phrase };
  const time = take(findTime(left, now));
  // who asks for a talk until then asks for nothing to be delivered
  if (time && booked) read.availableWithinDays ??= { value: time.maxDeliveryDays, phrase: time.phrase };
  else if (time) read.maxDeliveryDays = { value: time.maxDeliveryDays, phrase: time.phrase };
  const cheap = findCheap(left);
  if (cheap && take({ phrase: cheap })) read.cheap = { phrase: cheap };
  const language = take(findLanguage(left));
  if (language) read.language = { value: language.code, name: language.name, phrase: language.phrase };
  const { place, words } = takePlace(left, query);
  if (place) read.place = place;
  // of "in Paris, not Paris Texas" the one that is wanted is not refused
  const wish = place?.value.keys.join();
  const excluded = wanted.excluded.filter((one) => !one.place || one.place.keys.join() !== wish);
  if (excluded.length > 0) read.excluded = excluded;
  read.words = words;
  return read;
}

/** Written so it is the radio, and otherwise a way to train a model. */
const RADIO = { as: /\bLoRa\b/g, typed: "lora", read: "lorawan" };

/** Who comes somewhere works there. */
const COMES =
  /(?<!\p{L})(?:(?:who|that|which|can|could|will|would|must|is|are|willing to|able to|ready to) )+(?:travels?|comes?|goes|go|fly|flies) to(?= \p{L})/u;

/** A text without the words that ask for a talk; where these are all that it says, with what is talked by. */
function withoutBooked(text: string, booked: string): string {
  const left = without(text, booked);
  const isSaid = wordsOf(left).some((word) => !isTalk(word) && !isGeneric(word));
  return isSaid ? left : text.replace(/^(.*?)(?:book|schedule|arrange|set up) an? /, "$1");
}

/** All work here is. */
const BY_PEOPLE =
  /(?<!\p{L})(?:done |made )?by (?:an? )?(?:real |actual )?(?:humans?|human beings?|real person)(?!\p{L})/u;

/** A text without a phrase, where it stands by itself before where it is a part of a word: "hoy" is not in "hoyt". */
function without(text: string, phrase: string): string {
  const isPart = (at: number) => /\p{L}$/u.test(text.slice(0, at)) || /^\p{L}/u.test(text.slice(at + phrase.length));
  let at = text.indexOf(phrase);
  while (at !== -1 && isPart(at)) at = text.indexOf(phrase, at + 1);
  if (at === -1) at = text.indexOf(phrase);
  return `${text.slice(0, at)} ${text.slice(at + phrase.length)}`.replace(/\s+/g, " ").trim();
}

/** A language and what it is spoken, taught or translated in: there, the name of a people names the matter. */
const MATTER = new RegExp(
  [
    "translat|subtitl|transcri|proofread|interpret|tutor|teach|lesson|learn|course|class|language|grammar|voice|cuisine|food|recipe|law(?!yer)|legal|tax|uberset|traduc|cours|clase|curso|unterricht|nachhilfe",
    "stimme|sprecher|sprache|kuche|rezept|kochen|lehrer|voix|langue|cuisin|recette|profess|droit(?!e)|voz|lengua|idioma|cocina|receta|profesor|cozinha|receita|aula|voce|lingua|cucina|ricett|lezion|corso|insegn|tradu|diritto|direito|derecho|stem(?!p)|taal|keuken|lessen|lera|vertal|recht(?!s?anw)|steuer",
    "ترجم|لغة|درس|دروس|تعليم|تعلم|صوت|مطبخ|طعام|अनुवाद|भाषा|सिख|सीख|आवाज|कक्षा|क्लास|खाना|व्यंजन|शिक्षक",
  ]
    .map(plain)
    .join("|"),
);

function takePlace(left: string, query: string): Pick<ReadQuery, "place" | "words"> {
  const words = wordsOf(left);
  const spelled = withCodesSpelled(words, query);
  const found = findPlace(spelled);
  if (!found) return { words: left };
  const { place, phrase, at, length } = found;
  const before = words[at - 1] === "the" ? 2 : 1;
  const led = /^(in|from|near|around|based|at|on|within|across|im|aus|en|de|em|da|dans|desde)$/.test(
    words[at - before] ?? "",
  );
  // no city names a language or a kitchen
  if (!led && place.kind !== "city" && MATTER.test(left)) return { words: left };
  let start = led ? at - before : at;
  if (words[start - 1] === "based") start -= 1;
  let end = at + length;
  if (words[end] === "based") end += 1;
  const isPart = phrase !== spelled.slice(at, at + length).join(" ") && length === 1;
  const kept = isPart ? [words[at]?.replace(phrase, " ") ?? ""] : [];
  const rest = [...words.slice(0, start), ...kept, ...words.slice(end)].join(" ").replace(/\s+/g, " ").trim();
  return { place: { value: place, phrase: isPart ? phrase : words.slice(start, end).join(" ") }, words: rest };
}
