import type { Concept } from "./concept";
import type { Glossed } from "./in-english";
import { laySaid } from "./lay";
import { clientOf, isMade, outsideness } from "./outside";
import { languageNamed } from "./reading/languages";
import { placeNamed } from "./reading/places";
import { isGeneric, isSmall } from "./small-words";
import { isOfTopic, NO_CATEGORY, type Topic, topicsOf } from "./tagging/topics";
import { wordsOf } from "./terms";

/** What a phrase of the lexicon adds to what the words of a query say for a subcategory, in the measure of `topicsOf`. */
const ADDS = {
  /** A trade named in two words and more. */
  named: 1.5,
  /** In one word. */
  word: 0.8,
  /** By a word that says little. */
  weak: 0.3,
  /** Another trade that the same words may mean, as a part of it. */
  also: 0.8,
  /** A phrase of laymen's. */
  lay: 0.9,
  /** Its category, where nothing more is named. */
  category: 0.3,
  /** From how much on the words name a subcategory at all. */
  least: 0.75,
  /** From how much on they do for certain. */
  sure: 1.5,
  /** What others need of the likeliest. */
  near: 0.6,
  /** At most so many. */
  most: 3,
  /** From which part of what the trades say on it is rather what no category holds. */
  outside: 0.9,
} as const;

/** What a query means, whether it rather speaks of something that no category holds, and the words that only say for whom it is. */
export type Judged = { concepts: Concept[]; outside: boolean; client: ReadonlySet<string> };

type Standing = {
  slug: string;
  category: string;
  score: number;
  words: Set<string>;
  means?: readonly string[];
  concept?: Concept;
};

/**
 * The trades that a query means: what the lexicon found in it, weighed together with what all of its words say. A phrase in passing ("job
 * interview" of a film) gives way to what the others speak of. Pure.
 */
export function judged(
  named: readonly Concept[],
  words: readonly string[],
  other: readonly Glossed[],
  isWhole = false,
): Judged {
  const client = isWhole ? new Set<string>() : clientOf(words, named);
  const isMatter = (said: Iterable<string>) => [...said].some((word) => !client.has(word));
  const concepts = named.filter(({ phrase }) => isMatter(phrase.split(" ")));
  const meant = new Map(other.flatMap(({ from, to }) => (to ? wordsOf(to).map((word) => [word, from] as const) : [])));
  const standings = standingsOf({ words, concepts, other, client, meant }).filter((one) => isMatter(one.words));
  const [best, ...others] = standings.filter((one) => one.category !== NO_CATEGORY);
  const most = Math.max(best?.score ?? 0, ...concepts.map((one) => (one.weak ? 0 : ADDS.word)));
  const english = new Map(other.flatMap(({ from, to }) => (to ? [[from, wordsOf(to)] as const] : [])));
  const outside = outsideness(words, concepts, english) > Math.max(ADDS.outside * most, ADDS.least);
  if (!best || best.score < ADDS.least) return { concepts: [...concepts], outside, client };
  const near = others.filter(isNear(best));
  const likely = [best, ...near.slice(0, ADDS.most - 1)];
  const [first, ...later] = likely.map((one) => conceptOf(one, words, meant)) as [Concept, ...Concept[]];
  const meanings = [{ ...first, also: alsoOf(first, near.slice(ADDS.most - 1), concepts) }, ...later];
  return { concepts: [...meanings, ...categoriesBeside(likely, concepts)], outside, client };
}

/** What else of its category a word stands for that names several trades, as "lawyer" does: it is found by the word, and not weighed. */
function alsoOf({ category }: Concept, beyond: readonly Standing[], concepts: readonly Concept[]): string[] {
  const named = concepts.filter((one) => one.slug !== one.category && one.category === category && one.also.length > 0);
  const several = new Set(named.flatMap(({ slug, also }) => [slug, ...also]));
  return beyond.map(({ slug }) => slug).filter((slug) => several.has(slug));
}

type Said = Pick<Judged, "client"> & {
  words: readonly string[];
  /** The trades that the lexicon found. */
  concepts: readonly Concept[];
  /** Words of another language. */
  other: readonly Glossed[];
  /** The same by their English words: what was written for each. */
  meant: ReadonlyMap<string, string>;
};

/** The subcategories that anything of a query speaks of, the likeliest first. */
function standingsOf({ words, concepts, other, client, meant }: Said): Standing[] {
  const standings = new Map<string, Standing>();
  const add = ({ slug, category }: Pick<Topic, "slug" | "category">, score: number, of: readonly string[]) => {
    const one = standings.get(slug) ?? { slug, category, score: 0, words: new Set() };
    standings.set(slug, { ...one, score: one.score + score, words: new Set([...one.words, ...of]) });
    return standings.get(slug) as Standing;
  };
  // the name of a category or of several trades is no sign of one of its parts
  const isGeneral = ({ slug, category, also }: Concept) => slug === category || also.length > 0;
  const general = new Set(concepts.filter(isGeneral).flatMap(({ phrase }) => phrase.split(" ")));
  // "réunion" is a meeting
  const own = words.filter((word) => !other.some(({ from, to }) => to && from.split(" ").includes(word)));
  // whom a website is for says nothing of who makes it
  const matter = client.size > 0 && words.some(isMade) ? own.filter((word) => !client.has(word)) : own;
  for (const topic of likelier(topicsOf([...matter, ...meant.keys()]), other.length > 0 ? topicsOf([], words) : []))
    if (topic.words.some((word) => !general.has(word))) add(topic, topic.score, topic.words).means = topic.means;
  for (const { slug, category, words: said } of laySaid(words)) add({ slug, category }, ADDS.lay, said);
  for (const concept of concepts) {
    const { slug, category, phrase, weak, also } = concept;
    const said = phrase.split(" ");
    if (slug === category) {
      for (const one of standings.values()) if (one.category === slug) one.score += ADDS.category;
      continue;
    }
    const adds = weak || isGeneric(phrase) ? ADDS.weak : said.length > 1 ? ADDS.named : ADDS.word;
    add(concept, adds, said).concept = concept;
    for (const other of also) add({ slug: other, category }, adds * ADDS.also, said);
  }
  return [...standings.values()].sort((a, b) => b.score - a.score);
}

/** Whether another subcategory is nearly as likely as the best, and of its kind. */
function isNear(best: Standing): (one: Standing) => boolean {
  // lessons in watercolour are no pictures
  const teaches = best.category === TEACHING && [...best.words].some((word) => LESSONS.has(word));
  // a language or a country by itself is learned where nothing else is named: "German translator" is no teacher
  const isLearned = ({ category, words }: Standing) => category === TEACHING && [...words].every(isTongue);
  return (one) => one.score >= ADDS.near * best.score && (!teaches || one.category === TEACHING) && !isLearned(one);
}

/** The categories that were named besides, of which no part is likely: the "artist" of "makeup artist" is none of another category. */
function categoriesBeside(likely: readonly Standing[], concepts: readonly Concept[]): Concept[] {
  const isWithin = ({ phrase }: Concept) => phrase.split(" ").every((word) => likely[0]?.words.has(word));
  const isLikely = ({ category }: Concept) => likely.some((one) => one.category === category);
  return concepts.filter((concept) => concept.slug === concept.category && !isWithin(concept) && !isLikely(concept));
}

const AGAIN = 0.5;

/** Of a query in another language what its words say there and what they say in English: two views of the same, of which the lesser counts half. */
function likelier(english: readonly Topic[], abroad: readonly Topic[]): Topic[] {
  const bySlug = new Map(english.map((topic) => [topic.slug, topic]));
  for (const topic of abroad) {
    const known = bySlug.get(topic.slug);
    const [less, more] = [known?.score ?? 0, topic.score].sort((a, b) => a - b) as [number, number];
    const words = [...new Set([...(known?.words ?? []), ...topic.words])];
    bySlug.set(topic.slug, { ...topic, score: more + AGAIN * less, words, means: known?.means ?? [] });
  }
  return [...bySlug.values()];
}

function isTongue(word: string): boolean {
  return word.length > 3 && (languageNamed(word) ?? placeNamed(word)) !== undefined;
}

const TEACHING = "coaching-education";
const LESSONS = new Set(wordsOf("lesson class classes course tutor teacher learn teach"));

/** A subcategory as a query names it: by all of its words that speak of it, in their order. */
function conceptOf(
  { slug, category, score, words: said, means: parts = [], concept }: Standing,
  words: readonly string[],
  meant: ReadonlyMap<string, string>,
): Concept {
  const phrase = concept && !concept.phrase.split(" ").every((word) => words.includes(word)) ? [concept.phrase] : [];
  const told = words.filter((word, at) => said.has(word) && !isSmall(word) && words.indexOf(word) === at);
  const glossed = [...said].filter((word) => meant.has(word) && !words.includes(word));
  // of "foto still life" half is English already
  const isEnglish = (word: string) => word.length > 2 && isOfTopic(word) && ![...meant.values()].includes(word);
  const kept = glossed.length + parts.length > 0 && !concept?.means ? told.filter(isEnglish) : [];
  const means = [...new Set([...(concept?.means?.split(" ") ?? []), ...parts, ...glossed, ...kept])].join(" ");
  const phrases = new Set([...phrase, ...told, ...glossed.map((word) => meant.get(word) ?? "")]);
  return {
    ...(means && { means }),
    slug,
    category,
    phrase: [...phrases].join(" ") || concept?.phrase || "",
    weak: concept ? concept.weak && score < ADDS.sure : score < ADDS.sure,
    also: [],
  };
}
