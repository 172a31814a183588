import { TAXONOMY } from "../taxonomy/taxonomy";
import { LAY } from "./lexicon/lay";
import { isSmall } from "./small-words";
import { stemOf, wordsOf } from "./terms";

/** A phrase of a layman's, by the roots of its words, and the subcategory that it speaks of. */
type LayPhrase = { slug: string; category: string; roots: readonly string[] };

/** A phrase that a query holds: which of the query's words it is. */
export type LayFound = { slug: string; category: string; words: readonly string[] };

let read: ReadonlyMap<string, readonly LayPhrase[]> | undefined;

/** The phrases by the first of their roots. Throws for a subcategory that the taxonomy has not. */
function phrases(): ReadonlyMap<string, readonly LayPhrase[]> {
  if (read) return read;
  const byRoot = new Map<string, LayPhrase[]>();
  const categoryOf = new Map(
    TAXONOMY.flatMap(({ slug, subcategories }) => subcategories.map((one) => [one.slug, slug] as const)),
  );
  for (const line of LAY.flatMap((text) => text.trim().split("\n"))) {
    const [slug = "", said = ""] = line.split(": ");
    const category = categoryOf.get(slug);
    if (!category) throw new Error(`laymen's words are of a subcategory that the taxonomy has not: ${slug}`);
    for (const phrase of said.split(/,\s*/)) {
      const roots = rootsOf(phrase);
      const [first] = roots;
      if (first && roots.length > 1) byRoot.set(first, [...(byRoot.get(first) ?? []), { slug, category, roots }]);
    }
  }
  read = byRoot;
  return read;
}

/** How much further apart than in a phrase its words may stand in a query. */
const APART = 3;

/**
 * The longest phrases of laymen that a query holds: two words or more, compared by their roots, in any order, near each other. Of phrases as
 * long the one that stands closer together. At most two, none of which shares a word with another. Pure.
 */
export function laySaid(words: readonly string[]): LayFound[] {
  const places = words.flatMap((word, at) => (isSmall(word) ? [] : [{ root: stemOf(word), at }]));
  const held = [...new Set(places.map(({ root }) => root))].flatMap((root) => phrases().get(root) ?? []);
  const found = held.flatMap(({ slug, category, roots }) => {
    const ats = roots.map((root) => places.find((place) => place.root === root)?.at ?? -1);
    const span = Math.max(...ats) - Math.min(...ats);
    return ats.includes(-1) || span > roots.length + APART ? [] : [{ slug, category, ats, span }];
  });
  const taken = new Set<number>();
  return found
    .sort((a, b) => b.ats.length - a.ats.length || a.span - b.span)
    .flatMap(({ slug, category, ats }) => {
      if (ats.some((at) => taken.has(at))) return [];
      for (const at of ats) taken.add(at);
      return [{ slug, category, words: ats.map((at) => words[at] ?? "") }];
    })
    .slice(0, MOST);
}

const MOST = 2;

function rootsOf(phrase: string): string[] {
  return [...new Set(wordsOf(phrase).flatMap((word) => (isSmall(word) ? [] : [stemOf(word)])))];
}
