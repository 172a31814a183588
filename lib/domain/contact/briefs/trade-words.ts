import { TAXONOMY } from "@/lib/domain/platform/taxonomy/taxonomy";

const MOST_WORDS = 6;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}+#.'-]*[\p{L}\p{N}+#]|[\p{L}\p{N}]/gu;

let weights: ReadonlyMap<string, number> | undefined;

/**
 * How much each word of the taxonomy says of a trade: the square of how many names and skills of one category hold it,
 * over how many do in all. "logo" stands often and in one place, "small" once in many.
 */
function tradeWeights(): ReadonlyMap<string, number> {
  if (weights) return weights;
  const counts = new Map<string, number[]>();
  for (const [n, category] of TAXONOMY.entries()) {
    for (const phrase of category.subcategories.flatMap((s) => [s.name, ...s.skills])) {
      for (const word of new Set(wordsOf(phrase))) {
        const perCategory = counts.get(word) ?? TAXONOMY.map(() => 0);
        perCategory[n] = (perCategory[n] ?? 0) + 1;
        counts.set(word, perCategory);
      }
    }
  }
  const weigh = (perCategory: number[]) => Math.max(...perCategory) ** 2 / perCategory.reduce((sum, n) => sum + n, 0);
  weights = new Map([...counts].map(([word, perCategory]) => [word, weigh(perCategory)]));
  return weights;
}

/** What a long word is worth that the taxonomy does not have: more than a word of every trade. */
const UNKNOWN_WEIGHT = 0.6;
const LEAST_WEIGHT = 0.4;

/**
 * The words of a brief that a search is worth making with, at most six, the most telling first. A brief is prose, and a
 * search for all of it would find everybody.
 */
export function briefWords(brief: string): string {
  const weight = (word: string) => tradeWeights().get(word) ?? (word.length > 4 ? UNKNOWN_WEIGHT : 0);
  return [...new Set(wordsOf(brief))]
    .filter((word) => word.length > 2 && !COMMON.has(word) && weight(word) >= LEAST_WEIGHT)
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, MOST_WORDS)
    .join(" ");
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? [];
}

/** Words that stand in most briefs and tell no trade from another. */
const COMMON = new Set(
  (
    "and the for with our you your need needs want wants looking from that this have has will are can who " +
    "would should about into must please someone somebody project work team help new one two more all any " +
    "some week weeks month months day days small large big run open nice feel feeling before after spring " +
    "budget deadline hire hiring make made get like also only very well good great best not but out over " +
    "per their them"
  ).split(" "),
);
