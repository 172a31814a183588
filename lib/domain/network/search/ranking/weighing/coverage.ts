import type { Concept } from "@/lib/domain/platform/understand/concept";
import { isCommon, isGeneric, isSmall } from "@/lib/domain/platform/understand/small-words";
import { isSpeciality } from "@/lib/domain/platform/understand/tagging/topics";
import { isLatin, isSpaceless, plain, wordsOf } from "@/lib/domain/platform/understand/terms";
import { anyOf, NOBODY } from "../markers";
import type { Asked } from "../reading/asked";
import { COVERAGE } from "./score";
import type { Term } from "./terms";
import { typedOf } from "./typed";
import { namedSo } from "./verbatim";

/** What a part of a query weighs in what a row must cover, the marker that covers all of it, and which part its being written there covers at most. */
export type Cover = { mass: number; trade: string; written: number };

/** What nobody must cover. */
export const UNCOVERED: Cover = { mass: 0, trade: NOBODY, written: 0 };

/**
 * What each word of a query weighs by its rarity, the trades of which no word is left (they were read in English, or a script has no spaces
 * between them), and how much of all that is `enough`: a share of it is what the floor compares. Words that nobody understood weigh, too:
 * they count against anyone who has the others. `typed` are the terms of what was typed in short.
 */
export function coverageOf(
  asked: Asked,
  said: readonly Term[],
  typed: readonly Term[],
): {
  covers: Cover[];
  untold: Cover[];
  enough: number;
} {
  // of what no category holds only being called so is something
  const named = asked.outside ? [] : asked.concepts;
  const demand = asked.bare ? COVERAGE.bare : asked.outside ? COVERAGE.outside : asked.excerpt ? COVERAGE.excerpt : 1;
  const told = new Set<Concept>();
  // next to words of another language what nobody has written is of that language, too
  const isForeign = named.some(({ means }) => means);
  // the telling words of a brief are few of many
  const isShort = said.length <= SHORT && !asked.excerpt;
  const isClient = (word: string) => wordsOf(word).every((key) => asked.client.has(key));
  // who writes just this has it, whatever trade it may be
  const verbatim = asked.bare ? "" : namings(asked, said, typed, named.length === 0);
  const orNamed = (trade: string) =>
    verbatim === "" ? trade : `(${trade === NOBODY ? "" : `${trade} | `}${verbatim})`;
  const covers = said.map(({ word, rarity, known }): Cover => {
    const own = named.filter((concept) => isOf(concept, word));
    for (const concept of own) told.add(concept);
    const mass = Math.sqrt(rarity);
    // whom it is for tells the fitting apart, and is no part of the work
    if (named.length > 0 && isClient(word)) return { mass: COVERAGE.client * mass, trade: NOBODY, written: 1 };
    // who has the trade and does not write the name of its kind does something else
    if (named.length > 0 && isKindOf(word, named))
      return { mass: isShort ? COVERAGE.special : COVERAGE.trade * mass, trade: NOBODY, written: 1 };
    if (own.length > 0) {
      const trade = orNamed(markersOf(own, named));
      // "auditor" next to something else is a word like others
      if (own.every(({ weak }) => weak)) return { mass, trade, written: 1 };
      return { mass: COVERAGE.trade * mass, trade, written: COVERAGE.tradeWritten };
    }
    // "service" says nothing more where the trade is named, and what is written in another script no row can hold
    const isLittle =
      wordsOf(word).every((key) => isGeneric(key) || isCommon(key) || /^\d+$/.test(key)) || (isForeign && !known);
    const part = named.length === 0 && !asked.bare ? 1 : !isLatin(word) ? 0 : isLittle ? COVERAGE.generic : 1;
    return { mass: part * mass, trade: orNamed(NOBODY), written: asked.bare ? COVERAGE.bareWritten : 1 };
  });
  const untold = named
    // "will" of "will I make it" is hardly a testament
    .filter((concept) => !told.has(concept) && !concept.phrase.split(" ").every(isSmall))
    .map((concept): Cover => ({ mass: COVERAGE.trade, trade: orNamed(markersOf([concept], named)), written: 0 }));
  // next to its words a trade that was judged by them counts itself
  const [first] = named;
  const isOfKind = said.some(({ word }) => !isClient(word) && isKindOf(word, named));
  if (
    first &&
    !isOfKind &&
    first.slug !== first.category &&
    !untold.some(({ trade }) => trade === orNamed(markersOf([first], named)))
  )
    untold.push({ mass: COVERAGE.judged, trade: orNamed(markersOf([first], named)), written: 0 });
  const all = [...covers, ...untold].reduce((sum, { mass }) => sum + mass, 0);
  const special = isShort && isOfKind ? COVERAGE.special : 0;
  return {
    covers,
    untold,
    enough: demand * Math.min(all - special, asked.bare ? COVERAGE.bareEnough : COVERAGE.enough) + special || 1,
  };
}

/** What names a thing as the query does, and as it was typed: by one letter alone only as a skill. */
function namings(asked: Asked, said: readonly Term[], typed: readonly Term[], isSkill: boolean): string {
  const read = namedSo(asked.words, said, isSkill);
  const short = asked.shortened.length > 0 ? namedSo(typedOf(asked), typed, isSkill || typed.length < 2) : "";
  return [read, short].filter(Boolean).join(" | ");
}

/** A query of so many telling words is short: what it says of a kind is the matter. */
const SHORT = 6;

/** Whether a word says which kind of a trade is meant, where no subcategory is called so. */
function isKindOf(word: string, named: readonly Concept[]): boolean {
  return wordsOf(word).some((key) => isSpeciality(key) && !named.some(({ slug }) => slug.split("-").includes(key)));
}

/** Whether a word is one of those that name a trade, as they were written or as they are in English. */
function isOf({ phrase, means = "" }: Concept, word: string): boolean {
  if (isSpaceless(phrase) && plain(word).includes(phrase)) return true;
  const keys = new Set([...phrase.split(" "), ...wordsOf(means)]);
  return wordsOf(word).some((key) => keys.has(key) && !isSmall(key));
}

/** The markers of trades. A category of which a subcategory is named as well ("divorce lawyer") is this subcategory. */
function markersOf(own: readonly Concept[], all: readonly Concept[]): string {
  const markers = own.flatMap(({ slug, category, also }) => {
    if (slug !== category) return [slug, ...also].map((one) => `~s${one}`);
    const within = all.filter((one) => one.category === category && one.slug !== category);
    return within.length > 0 ? within.map((one) => `~s${one.slug}`) : [`~c${slug}`];
  });
  return anyOf([...new Set(markers)]);
}
