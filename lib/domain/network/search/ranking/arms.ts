import { lexeme } from "./markers";
import type { Asked } from "./reading/asked";
import type { Cover } from "./weighing/coverage";
import { areWithin, fittingBy, leftOf, type Ways } from "./weighing/fitting";
import { allOfParts, type Part } from "./weighing/parts";
import type { Term } from "./weighing/terms";

/** A word that was said, as the index is asked for it, and what it weighs. */
export type Said = Term & Cover & Part;

/** Where candidates are looked for; `later` only where those before have too few, `within` where another arm looks as well. */
export type Arm = Part & { later: boolean; within: boolean };

const RARE_ARMS = 3;
/** Of a sentence more: some of its rarest words are in nobody's text. */
const KNOWN_ARMS = 6;
/** Words that are taken as one thing, not as a sentence. */
export const MOST_TOGETHER = 4;

/** Rows that hold all of some parts and fit in one of some ways; `ways` is which rows these are. */
type Sought = Part & { ways: Ways };

/**
 * Where candidates are looked for: all words; each trade; a trade with each rare word; the rest of its category; each rare word. With the
 * `ways` in which a row can fit only rows that do are read, and the last two are for where the trade itself and all words find few; what cannot be said in short is looked for by its rare words anyway.
 */
export function armsOf(
  { concepts }: Asked,
  said: readonly Said[],
  rest: readonly Said[],
  ways: Ways | null,
  partOf: (query: string) => Part,
): Arm[] {
  // where the first arms were read to their end, anyone who has a trade or all words was met
  const hasAll = (way: Part[]) => said.every(({ query }) => way.some((part) => part.query === query));
  const isWord = (part: Part) => said.some(({ query }) => query === part.query);
  const others = ways?.filter((way) => !hasAll(way) && way.every(isWord));
  const around = others ?? said.filter(({ mass }) => mass > 0).map((word) => [word]);
  const first = said.length > 0 ? [soughtBy(said, ways)] : [];
  const later: Sought[] = [];
  for (const { slug, category, also } of concepts) {
    const trade = partOf(lexeme(slug === category ? `~c${slug}` : `~s${slug}`));
    for (const word of rarest(rest, 2)) first.push(soughtBy([trade, word], ways));
    for (const one of [trade, ...also.map((other) => partOf(lexeme(`~s${other}`)))]) first.push(soughtBy([one], ways));
    if (slug !== category && around.length > 0) later.push(soughtBy([partOf(lexeme(`~c${category}`))], around));
  }
  const loose = concepts.length > 0 ? rest : said;
  if (loose.length > 1 || concepts.length > 0) {
    const known =
      said.length > MOST_TOGETHER
        ? rarest(
            said.filter((word) => word.known),
            KNOWN_ARMS,
          )
        : [];
    for (const word of [...rarest(loose, RARE_ARMS), ...known]) {
      if (!others) first.push(soughtBy([word], null));
      else if (others.length > 0) later.push(soughtBy([word], others));
    }
  }
  const isSame = (one: Sought, other: Sought) => isWithin(one, other) && isWithin(other, one);
  const unique = first.filter((arm, n) => !first.slice(0, n).some((earlier) => isSame(arm, earlier)));
  // where these are looked for, the first were read to their end
  const more = later.filter((arm, n) => ![...unique, ...later.slice(0, n)].some((earlier) => isWithin(arm, earlier)));
  return [
    ...unique.map((arm) => ({ ...arm, later: false, within: unique.some((one) => one !== arm && isWithin(arm, one)) })),
    ...more.map((arm) => ({ ...arm, later: true, within: false })),
  ];
}

function soughtBy(held: readonly Part[], fitting: Ways | null): Sought {
  const left = fitting ? leftOf(fitting, held) : [];
  if (left.length === 0) return { ...allOfParts(held), ways: [[...held]] };
  return { ...allOfParts([...held, fittingBy(left)]), ways: left.map((way) => [...held, ...way]) };
}

const isWithin = (arm: Sought, other: Sought) => areWithin(arm.ways, other.ways);

const rarest = (words: readonly Said[], most: number) => [...words].sort((a, b) => b.rarity - a.rarity).slice(0, most);
