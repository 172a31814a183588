import { LRUCache } from "lru-cache";
import { TAXONOMY } from "../../taxonomy/taxonomy";
import { type Feature, featuresAbroad, featuresOf } from "../learning/features";
import { isLearned, learnedSlugs, type Says, saysOf } from "../learning/learned";
import { lexicon } from "../lexicon";
import { LAY } from "../lexicon/lay";
import { SPECIALITIES } from "../lexicon/specialities";
import { TOPICS } from "../lexicon/topics";
import { OUTSIDE_TOPICS } from "../lexicon/topics/outside";
import { placeNamed } from "../reading/places";
import { isCommon, isGeneric, isSmall } from "../small-words";
import { rootOf, wordsOf } from "../terms";

/** A subcategory that words stand around: how much they say for it (one telling word says about 0.8), and which they are. */
export type Topic = {
  slug: string;
  category: string;
  score: number;
  words: readonly string[];
  means: readonly string[];
};

type Vote = { slug: string; at: number; says: number; means?: string };

/** What a word says for a subcategory: one that nearly tells it, one that goes with others too, one of a name or phrase of the lexicon. */
const SAYS = { telling: 1, related: 0.45, named: 0.35 } as const;

/** The category of what no category holds. */
export const NO_CATEGORY = "~outside";

let read:
  | {
      votes: ReadonlyMap<string, readonly Vote[]>;
      strange: ReadonlySet<string>;
      categoryOf: ReadonlyMap<string, string>;
      slugs: readonly string[];
      numbers: ReadonlyMap<string, number>;
      special: ReadonlySet<string>;
    }
  | undefined;

/** What each root says for which subcategories: less, the more of them it says something for. Throws for one that the taxonomy has not. */
function topics() {
  read ??= readTopics();
  return read;
}

function readTopics() {
  const subcategories = TAXONOMY.flatMap(({ slug, subcategories }) =>
    subcategories.map((one) => [one.slug, slug] as const),
  );
  const categoryOf = new Map<string, string>(subcategories);
  const byRoot = new Map<string, Map<string, number>>();
  const meaning = new Map<string, string>();
  const note = (text: string, slug: string, says: number) => {
    if (!categoryOf.has(slug)) throw new Error(`words stand around a subcategory that the taxonomy has not: ${slug}`);
    for (const { word, means } of text.split(" ").flatMap(writtenAs)) {
      if (says === SAYS.named && saysNothing(word)) continue;
      if (means) meaning.set(`${rootOf(word)} ${slug}`, means);
      const root = rootOf(word);
      const bySlug = byRoot.get(root) ?? new Map<string, number>();
      byRoot.set(root, bySlug.set(slug, Math.max(bySlug.get(slug) ?? 0, says)));
    }
  };
  for (const [slug, telling, related] of linesOf(TOPICS, "; ")) {
    note(telling, slug, SAYS.telling);
    note(related, slug, SAYS.related);
  }
  const strange = new Set<string>();
  for (const [name, telling, related] of linesOf([OUTSIDE_TOPICS], "; ")) {
    const slug = `~${name}`;
    for (const word of wordsOf(`${telling} ${related}`)) strange.add(word);
    categoryOf.set(slug, NO_CATEGORY);
    note(telling, slug, SAYS.telling);
    note(related, slug, SAYS.related);
  }
  for (const [slug, phrases] of lexicon().english) if (categoryOf.has(slug)) note(phrases.join(" "), slug, SAYS.named);
  for (const [slug, phrases] of linesOf(LAY, "\n")) note(phrases, slug, SAYS.named);
  const all = Math.log(1 + categoryOf.size);
  const slugs = [...new Set([...categoryOf.keys(), ...learnedSlugs()])];
  const numbers = new Map(slugs.map((slug, at) => [slug, at]));
  const votes = new Map<string, readonly Vote[]>();
  for (const [root, bySlug] of byRoot) {
    const sum = [...bySlug.values()].reduce((a, b) => a + b, 0);
    const rarity = Math.log(1 + categoryOf.size / Math.max(sum, 1)) / all;
    const voted = [...bySlug].map(([slug, says]) => {
      const means = meaning.get(`${root} ${slug}`);
      return { slug, at: numbers.get(slug) ?? 0, says: says * rarity, ...(means && { means }) };
    });
    votes.set(root, voted);
  }
  for (const slug of learnedSlugs()) if (!categoryOf.has(slug)) categoryOf.set(slug, NO_CATEGORY);
  return { votes, strange, categoryOf, slugs, numbers, special: new Set(wordsOf(SPECIALITIES)) };
}

/** A word of a text, and what it is called where it names a part of the trade: `blind=accessibility`. */
function writtenAs(written: string): { word: string; means: string | undefined }[] {
  const [said = "", means] = written.split("=");
  return wordsOf(said).map((word) => ({ word, means }));
}

function linesOf(texts: readonly string[], parting: string): [slug: string, first: string, second: string][] {
  return texts.flatMap((text) =>
    text
      .trim()
      .split("\n")
      .map((line): [string, string, string] => {
        const [slug = "", said = ""] = line.split(": ");
        const [first = "", second = ""] = said.split(parting);
        return [slug, first, second];
      }),
  );
}

/** Words that are everywhere: they are no sign of a topic unless a topic lists them. */
function saysNothing(word: string): boolean {
  return isSmall(word) || isGeneric(word) || isCommon(word);
}

/** Whether a word (as `wordsOf` has it) names one kind of a trade: who does not write it does not offer that. */
export function isSpeciality(word: string): boolean {
  return topics().special.has(word);
}

/** Whether a word (as `wordsOf` has it) stands around any topic. */
export function isOfTopic(word: string): boolean {
  return topics().votes.has(rootOf(word)) || isLearned(rootOf(word));
}

const SHORT_ROOT = 4;

/** A subcategory that stands further behind than this many says nothing any more. */
const MOST_TOPICS = 60;
/** A query is read from several sides, which ask for the same words. */
const asked = new LRUCache<string, readonly Topic[]>({ max: 200 });

/**
 * The subcategories that the words of a query (as `wordsOf` has them) stand around, the likeliest first: by the words that were written around
 * them, or by what the searches of `examples` have taught, whichever says more. Of the words of another language, `abroad`, the searches alone say
 * something. Pure.
 */
export function topicsOf(words: readonly string[], abroad: readonly string[] = []): readonly Topic[] {
  const key = `${words.join(" ")}\n${abroad.join(" ")}`;
  const known = asked.get(key) ?? around(words, abroad);
  asked.set(key, known);
  return known;
}

function around(words: readonly string[], abroad: readonly string[]): Topic[] {
  const { slugs, categoryOf } = topics();
  // a word that nobody knows may be another language's, and may as well be a rare one of this: it is no sign of what no category holds
  const unknown = words.filter((word) => !isOfTopic(word) && !abroad.includes(word) && placeNamed(word) === undefined);
  const maybe = featuresAbroad(unknown).map((one) => ({ ...one, isGuess: true }));
  const all: Feature[] = [...featuresOf(words), ...featuresAbroad(abroad), ...maybe];
  const features = [...new Map(all.map((one) => [one.key, one])).values()].map((one) => ({
    ...one,
    votes: votesOf(one),
  }));
  const scores = new Float64Array(slugs.length);
  for (const { votes } of features) for (const { at, says } of votes) scores[at] = (scores[at] ?? 0) + says;
  const likely = [...scores.keys()].filter((at) => (scores[at] ?? 0) > 0);
  likely.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  const found = new Map(
    likely.slice(0, MOST_TOPICS).map((at) => {
      const slug = slugs[at] ?? "";
      return [
        at,
        {
          slug,
          category: categoryOf.get(slug) ?? "",
          score: scores[at] ?? 0,
          words: [] as string[],
          means: [] as string[],
        },
      ];
    }),
  );
  for (const { words: said, votes } of features) {
    for (const { at, means } of votes) {
      const one = found.get(at);
      if (!one) continue;
      for (const each of said) if (!one.words.includes(each)) one.words.push(each);
      if (means) one.means.push(means);
    }
  }
  return [...found.values()];
}

const heard = new LRUCache<string, readonly Vote[]>({ max: 4_000 });

/** What a feature says, of what was written and what was learned for each subcategory the one that says more. */
function votesOf({ key, words, isGuess = false }: Feature): readonly Vote[] {
  const [word = ""] = words;
  const isSingle = words.length === 1;
  if (isSingle && isGeneric(word)) return [];
  const { votes, strange } = topics();
  // words of a short root are related by chance: "better" and "betting", "letters" and "letting"
  const isChance = isGuess || (isSingle && key.length <= SHORT_ROOT && !strange.has(word));
  const asked = `${key}${isChance ? " by chance" : ""}`;
  const known =
    heard.get(asked) ??
    louder(votes.get(key) ?? [], saysOf(key)).filter((vote) => !(isChance && vote.slug.startsWith("~")));
  heard.set(asked, known);
  return known;
}

function louder(written: readonly Vote[], taught: readonly Says[]): Vote[] {
  const { numbers } = topics();
  const bySlug = new Map(written.map((vote) => [vote.slug, vote]));
  for (const { slug, says } of taught) {
    const known = bySlug.get(slug);
    if (!known || known.says < says) bySlug.set(slug, { ...known, slug, at: numbers.get(slug) ?? 0, says });
  }
  return [...bySlug.values()];
}
