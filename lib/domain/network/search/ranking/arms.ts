import { lexeme } from "./markers";
import type { Asked } from "./reading/asked";
import type { Cover } from "./weighing/coverage";
import { fittingBy, isEnough, type Ways } from "./weighing/fitting";
import { allOfParts, type Part } from "./weighing/parts";
import type { Term } from "./weighing/terms";

/** A word that was said, as the index is asked for it, and what it weighs. */
export type Said = Term & Cover & Part;

/** Where candidates are looked for; `later` only where those before have too few. */
export type Arm = Part & { later: boolean };

const RARE_ARMS = 3;
/** Of a sentence more: some of its rarest words are in nobody's text. */
const KNOWN_ARMS = 6;
/** Words that are taken as one thing, not as a sentence. */
export const MOST_TOGETHER = 4;

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
  const fitting = ways && fittingBy(ways);
  const within = (arm: Part, fits = false) => (fitting && !fits ? allOfParts([arm, fitting]) : arm);
  const allFit = ways?.some((way) => way.every(({ query }) => said.some((word) => word.query === query)));
  // where the first arms were read to their end, anyone who has a trade or all words was met
  const hasAll = (way: Part[]) => said.every(({ query }) => way.some((part) => part.query === query));
  const others = ways?.filter((way) => !hasAll(way) && way.every(({ query }) => !query.includes("'~")));
  const around = others ?? said.filter(({ mass }) => mass > 0).map((word) => [word]);
  const first = said.length > 0 ? [within(allOfParts(said), allFit)] : [];
  const later: Part[] = [];
  for (const { slug, category, also } of concepts) {
    const marker = lexeme(slug === category ? `~c${slug}` : `~s${slug}`);
    for (const word of rarest(rest, 2)) first.push(within(allOfParts([partOf(marker), word]), isEnough(ways, marker)));
    for (const one of [marker, ...also.map((other) => lexeme(`~s${other}`))])
      first.push(within(partOf(one), isEnough(ways, one)));
    if (slug !== category && around.length > 0)
      later.push(allOfParts([partOf(lexeme(`~c${category}`)), fittingBy(around)]));
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
      if (!others) first.push(word);
      else if (others.length > 0) later.push(allOfParts([word, fittingBy(others)]));
    }
  }
  // of what is asked for twice the first counts
  const earlier = new Set(first.map(({ query }) => query));
  const arms = [...first, ...later.filter(({ query }) => !earlier.has(query))];
  const unique = new Map(arms.map((arm) => [arm.query, arm]));
  return [...unique.values()].map(({ query, rows }) => ({ query, rows, later: !earlier.has(query) }));
}

const rarest = (words: readonly Said[], most: number) => [...words].sort((a, b) => b.rarity - a.rarity).slice(0, most);
