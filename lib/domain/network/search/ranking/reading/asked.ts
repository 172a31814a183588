import type { CreatorSearch, RelaxedView, UnderstoodView } from "@/lib/contracts/network/search/search";
import { DAY_MS } from "@/lib/core/values/durations";
import { searchWords } from "@/lib/core/values/search-words";
import { findCategory, findSubcategory } from "@/lib/domain/platform/taxonomy/taxonomy";
import type { Concept } from "@/lib/domain/platform/understand/concept";
import { type ReadQuery, readQuery } from "@/lib/domain/platform/understand/reading/read-query";
import { isGeneric, isSmall } from "@/lib/domain/platform/understand/small-words";
import { type Shortened, wordsOf } from "@/lib/domain/platform/understand/terms";
import { understand } from "@/lib/domain/platform/understand/understand";
import { inPlace, marksOf, notInPlace, speaking } from "../markers";
import type { ColumnsAsked } from "../source";
import { isSmallTalk } from "./small-talk";
import { mustHold } from "./tongues";
import { unwantedOf } from "./unwanted";

/** What a search asks, once it is read: words and trades to rank by, and what a row must have. */
export type Asked = {
  words: string;
  /** What of them was typed in short. */
  shortened: readonly Shortened[];
  /** The words that name no trade and are not small, as the query has them. */
  rest: readonly string[];
  concepts: readonly Concept[];
  /** Which part of the words names trades, 0 to 1. */
  covered: number;
  /** Whether they name something that no category holds. */
  outside: boolean;
  /** The words that only say for whom something is. */
  client: ReadonlySet<string>;
  /** Whether nobody has the trades, and only who writes most of the words fits. */
  bare: boolean;
  /** Whether they are the telling words of a longer text. */
  excerpt: boolean;
  /** Parts of a tsquery that every row must hold. */
  marks: readonly string[];
  /** What the columns of a row must be. */
  columns: ColumnsAsked;
  /** Lexemes of what somebody does not want: who has one stands lower. */
  unwanted: readonly string[];
  cheap: boolean;
};

type Field = RelaxedView["field"];

/** A price gives way up to so many times what was named: who asks for a logo under $5 is met by nobody. */
const FARTHEST = 10;

/** Of the trades that a query names, so many are looked for. */
const MOST_CONCEPTS = 3;

/**
 * What of a query is left out: constraints that give way, of which `matter` are said as words instead. `isWhole` reads whom something is for as
 * what it is, too; `isBare` reads no trades.
 */
export type Without = { fields?: readonly Field[]; matter?: readonly Field[]; isWhole?: boolean; isBare?: boolean };

/** What a search asks as it was read, less what gives way. Filters never do. */
export function ask(
  search: CreatorSearch,
  read: ReadQuery | null,
  now: Date,
  { fields = [], matter = [], isWhole = false, isBare = false }: Without = {},
): Asked {
  const kept = <T>(field: Field, value: T | undefined) => (fields.includes(field) ? undefined : value);
  const also = [matter.includes("place") && read?.place?.phrase, matter.includes("language") && read?.language?.phrase];
  const all = searchWords([read?.words, ...also].filter(Boolean).join(" "), MOST_READ);
  const understood = understand(all, undefined, false, isWhole);
  const { concepts: trades, covered, rest, client } = understood;
  const concepts = isBare ? [] : trades;
  const spoken = mustHold(all, concepts.length === 0 ? namesNothing : null);
  const place = kept("place", read?.place);
  const language = kept("language", read?.language);
  const named = read?.maxPriceCents?.value;
  const low = [search.maxPriceCents, fields.includes("max_price_cents") && named ? FARTHEST * named : named];
  const soon = [search.maxDeliveryDays, kept("max_delivery_days", read?.maxDeliveryDays?.value)];
  const open = least([
    search.available ? 0 : undefined,
    search.availableWithinDays,
    kept("available_within_days", read?.availableWithinDays?.value),
  ]);
  return {
    words: concepts.length === 0 && spoken.left.every(namesNothing) ? "" : withoutSmall(inEnglish(all, concepts)),
    shortened: read?.shortened ?? [],
    rest: rest.filter((word) => !isSmall(word)),
    concepts: concepts.slice(0, MOST_CONCEPTS),
    covered,
    outside: understood.outside || isSmallTalk(understood, read),
    client,
    bare: isBare,
    excerpt: search.excerpt ?? false,
    marks: [
      ...marksOf(search),
      ...(place ? [inPlace(place.value)] : []),
      ...(language ? [speaking(language.value)] : []),
      ...spoken.marks,
      ...(read?.excluded ?? []).flatMap((one) => (one.place ? [notInPlace(one.place)] : [])),
    ],
    columns: {
      minTrustScore: search.minTrustScore,
      maxPriceCents: least(low),
      maxDeliveryDays: least(soon),
      minRating: search.minRating,
      openOn: open === undefined ? undefined : dayAfter(now, open),
      sells: search.acceptsQuotes,
      within: withinOf(search, concepts.slice(0, MOST_CONCEPTS), least(low), least(soon)),
    },
    unwanted: unwantedOf(read?.excluded ?? [], concepts),
    cheap: read?.cheap !== undefined,
  };
}

/** Of a sentence so many words are read. */
const MOST_READ = 48;
const SENTENCE = 20;

/** The words with those that name a part of a trade as they are in English, which is what rows are written in. */
function inEnglish(words: string, concepts: readonly Concept[]): string {
  const meant = concepts.filter(({ means }) => means);
  const said = new Set(meant.flatMap(({ phrase }) => phrase.split(" ")));
  const others = words.split(" ").filter((word) => !wordsOf(word).some((key) => said.has(key)));
  // two trades may mean the same by a word
  const more = new Set(meant.flatMap(({ means }) => means?.split(" ") ?? []).filter((word) => !others.includes(word)));
  return [...others, ...more].join(" ");
}

/** Whether a word asks for somebody and says nothing of what: "anyone in Norway" are all who are there. */
export function namesNothing(word: string): boolean {
  return wordsOf(word).every((key) => isSmall(key) || isGeneric(key));
}

/** The words to look for: of a sentence those alone that name something. */
function withoutSmall(words: string): string {
  const list = words.split(" ");
  if (list.length <= SENTENCE) return words;
  return list
    .filter((word) => !isSmall(wordsOf(word)[0] ?? ""))
    .slice(0, SENTENCE)
    .join(" ");
}

function dayAfter(now: Date, days: number): string {
  return new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
}

function least(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? undefined : Math.min(...known);
}

/** What a product of a named trade may cost and take: that of anything else says nothing of it. */
function withinOf({ subcategory }: CreatorSearch, concepts: readonly Concept[], cents?: number, days?: number) {
  const named = concepts.filter(({ slug, category }) => slug !== category);
  const slugs = [...(subcategory ? [subcategory] : []), ...named.flatMap(({ slug, also }) => [slug, ...also])];
  return slugs.length > 0 && (cents ?? days) !== undefined ? { slugs, cents, days } : undefined;
}

/** The reading of a search's query; null without one. */
export function readOf({ query }: CreatorSearch, now: Date): ReadQuery | null {
  return query && searchWords(query) !== "" ? readQuery(query, now) : null;
}

/** What was read, as the wire says it. */
export function viewUnderstood(read: ReadQuery, { words, concepts }: Asked): UnderstoodView {
  return {
    words,
    concepts: concepts.map(({ slug, phrase }) => ({ value: slug, name: nameOf(slug), phrase })),
    place: read.place
      ? { value: read.place.value.keys.join(","), name: read.place.value.name, phrase: read.place.phrase }
      : null,
    language: read.language ?? null,
    max_price_cents: read.maxPriceCents?.value ?? null,
    max_delivery_days: read.maxDeliveryDays?.value ?? null,
    available_within_days: read.availableWithinDays?.value ?? null,
    cheap: read.cheap !== undefined,
    excluded: (read.excluded ?? []).map(({ phrase }) => phrase.normalize("NFC")),
  };
}

/** A category's or subcategory's name. */
export function nameOf(slug: string): string {
  return findSubcategory(slug)?.name ?? findCategory(slug)?.name ?? slug;
}
