import { SLICES } from "@/db/schema/trust-slices";
import { hasOldRows } from "@/lib/domain/people/listing/tag-old-rows";
import { lexicon } from "@/lib/domain/platform/understand/lexicon";
import { kinOf } from "@/lib/domain/platform/understand/stemmed-too-far";
import { wordsOf } from "@/lib/domain/platform/understand/terms";
import { isSmall } from "@/lib/domain/platform/understand/understand";
import { type Arm, armsOf, MOST_TOGETHER } from "./arms";
import { anyOf, isRefusal, lexeme, NOBODY } from "./markers";
import { type Asked, nameOf } from "./reading/asked";
import { type Cover, coverageOf, UNCOVERED } from "./weighing/coverage";
import { isEnough, waysToFit } from "./weighing/fitting";
import { formsOf, unstemmed, weightOf } from "./weighing/forms";
import { alternativesOf, lexemesOf, type Part } from "./weighing/parts";
import { shareOf, termsOf } from "./weighing/terms";
import { typedForms, typedOf } from "./weighing/typed";

/** What a ranked search gives to its statement. `held` weighs which part of the asked words a row has; the weights of `rank` add up to about 1. */
export type Plan = {
  /** Where candidates are looked for. */
  arms: Arm[];
  terms: ({ label: string; query: string; rank: number; held: number } & Cover)[];
  /** How much of the terms' mass a row that fits wholly covers. */
  enough: number;
  /** Markers of what was meant, and how much each counts. */
  concepts: { label: string; query: string; weight: number }[];
  /** Filters by markers that the index is asked for, and the markers of one that the row tells; null for none, undefined without filters. */
  marks: string[];
  facet: string[] | null | undefined;
  /** Who tells of a row whether it is discoverable. */
  discoverable: "row" | "index";
  /** The first trade, where having it is enough to fit: the index alone tells who does. */
  certain: Part | null;
  /** How many offers there are for each creator: what is known of frequencies is of creators. */
  offersEach: number;
};

const MOST_EXPANSIONS = 10;
const TOGETHER = 0.4;
/** What being in the right category alone counts of what the right subcategory does. */
const CATEGORY = 0.25;
/** What a category counts that was named itself. */
const WHOLE = 0.6;
/** What another subcategory counts that the same words may stand for. */
const ALSO = 0.45;
/** What having something adds that shall not be. */
const UNWANTED = -0.5;
/** What the second and the third trade of a query count of the first. */
const LATER = [1, 0.8, 0.6];

const DISCOVERABLE = SLICES.map((slice) => `~d${slice}`);
/** A filter that this part of all rows fulfil is told by the row: its list in the index is longer than what it leaves out is worth. */
const WIDELY_HELD = 0.2;
/** Where fewer than this part of all rows are discoverable, the index tells which: reading the others would cost more. */
const MOSTLY = 0.5;
/** What rows keep apart of their markers (`facets`). */
const FACET = /^~[clpsv]/;

/** What French and Italian write before a word, in one piece with it: "d'un", "l'audio". */
const ELIDED = /^(?:[cdjlmnst]|qu|un|dell|nell|all)['’](?=\p{L}{2})/iu;

/** How to look for what was asked, and how to rank it. */
export async function planOf(asked: Asked): Promise<Plan> {
  const { concepts, rest } = asked;
  const bare = asked.words.split(" ").map((word) => word.replace(ELIDED, ""));
  const own = [...new Set(bare.filter((word) => word && !isSmall(wordsOf(word)[0] ?? "")))];
  const expansions = concepts.flatMap(({ slug }) => namesOf(slug)).slice(0, MOST_EXPANSIONS);
  const short = asked.shortened.length > 0 ? typedOf(asked).split(" ") : [];
  const words = [...own, ...short, ...expansions.filter((word) => !own.includes(word))];
  const markers = [...markersOf(concepts), ...asked.marks.flatMap(lexemesOf), ...DISCOVERABLE];
  const known = await termsOf(words, [...own.flatMap(unstemmed), ...markers]);
  const { terms } = known;
  // what the filters leave of them
  const share = shareOf(asked.marks, known);
  const [widely] = asked.marks
    .filter(
      (mark) =>
        !isRefusal(mark) && lexemesOf(mark).every((one) => FACET.test(one)) && shareOf([mark], known) >= WIDELY_HELD,
    )
    .sort((a, b) => shareOf([b], known) - shareOf([a], known));
  const old = own.some((word) => kinOf(word).length > 0) && (await hasOldRows());
  const partOf = (query: string): Part => {
    const any = alternativesOf(query);
    const rowsOf = (one: string) => Math.min(...lexemesOf(one).map(known.rowsOf));
    return { query, any, rows: share * any.reduce((sum, one) => sum + rowsOf(one), 0) };
  };
  const told = terms.filter(({ word }) => own.includes(word));
  const typed = short.flatMap((one) => terms.filter(({ word }) => word === one));
  const more = terms.filter(({ word }) => !own.includes(word) && !short.includes(word));
  const { covers, untold, enough } = coverageOf(asked, told, typed);
  const said = told.map((term, at) => {
    const forms = [...formsOf(term, old).map(lexeme), ...typedForms(term.word, asked, typed)];
    return { ...term, ...partOf(`(${forms.join(" | ")})`), ...(covers[at] ?? UNCOVERED) };
  });
  // the words of a trade are told by its marker; what is said besides tells the fitting apart
  const restKeys = new Set(rest);
  const restWords = said.filter(({ word }) => wordsOf(word).some((key) => restKeys.has(key)));
  const sum = said.reduce((all, { rarity }) => all + rarity, 0) || 1;
  const ways = waysToFit(said, untold, enough, partOf);
  const meant = conceptsOf(asked);
  const certain = meant.map(({ query }) => partOf(query)).find((trade) => isEnough(ways, trade));
  return {
    arms: armsOf(asked, said, restWords, ways, partOf),
    terms: [
      ...said.map(({ word, query, rarity, mass, trade, written }) => {
        const part = rarity / sum;
        // the rank of alternatives is the mean of theirs, of which one counts
        const rank = part * weightOf(word, old) * lexemesOf(query).length;
        return { label: word, query, rank, held: part, mass, trade, written };
      }),
      // side by side they say more than apart: "brand audit" is one thing
      ...(said.length > 1 && said.length <= MOST_TOGETHER
        ? [
            {
              label: `${said.map(({ word }) => word).join(" ")}, side by side`,
              query: said.map(({ lexeme: stem }) => lexeme(stem)).join(" <-> "),
              rank: TOGETHER,
              ...OTHER,
            },
          ]
        : []),
      ...untold.map((cover) => ({ label: "a trade", query: NOBODY, rank: 0, held: 0, ...cover })),
      ...more.map(({ word, lexeme: stem, rarity }) => ({
        label: `${word}, a word of the trade`,
        query: lexeme(stem),
        rank: 0.17 * rarity,
        ...OTHER,
      })),
    ],
    enough,
    concepts: [
      ...meant,
      ...asked.unwanted.map((one) => ({ label: "not wanted", query: lexeme(one), weight: UNWANTED })),
    ],
    discoverable: shareOf([anyOf(DISCOVERABLE)], known) >= MOSTLY ? "row" : "index",
    certain: certain ?? null,
    offersEach: known.offersEach,
    marks: asked.marks.filter((mark) => mark !== widely),
    facet: widely ? lexemesOf(widely) : asked.marks.length > 0 ? null : undefined,
  };
}

/** A term that was not said. */
const OTHER = { held: 0, ...UNCOVERED };

/** Every marker that a plan may ask for. */
function markersOf(concepts: Asked["concepts"]): string[] {
  return concepts.flatMap(({ slug, category, also }) => [`~c${category}`, ...[slug, ...also].map((one) => `~s${one}`)]);
}

function conceptsOf({ concepts }: Asked): Plan["concepts"] {
  const within = new Set(concepts.filter(({ slug, category }) => slug !== category).map(({ category }) => category));
  // "divorce lawyer" is a lawyer of one kind, not of any
  const told = concepts.filter(({ slug }) => !within.has(slug));
  const counted = new Set<string>();
  return told.flatMap(({ slug, category, also }, at) => {
    const weight = LATER[at] ?? 0;
    if (slug === category) return [{ label: nameOf(slug), query: lexeme(`~c${slug}`), weight: WHOLE * weight }];
    // somebody of the right categories, who has none of the trades, has nothing that was asked for
    const ofCategory = CATEGORY * (at === 0 ? 1 : 0.3 * weight);
    const around = { label: nameOf(category), query: lexeme(`~c${category}`), weight: ofCategory };
    const isFirst = !counted.has(category);
    counted.add(category);
    return [
      { label: nameOf(slug), query: lexeme(`~s${slug}`), weight: (1 - CATEGORY) * weight },
      // two trades of one category do not make it two categories
      ...(isFirst ? [around] : []),
      ...also.map((other) => ({ label: nameOf(other), query: lexeme(`~s${other}`), weight: ALSO * weight })),
    ];
  });
}

/** The single words of what a trade is called in English. */
function namesOf(slug: string): string[] {
  const names = lexicon().english.get(slug) ?? [];
  const words = names.flatMap((name) => wordsOf(name)).filter((word) => word.length > 1 && !isSmall(word));
  return [...new Set(words)];
}
