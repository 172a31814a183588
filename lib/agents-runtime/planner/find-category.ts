import { TAXONOMY } from "@/lib/taxonomy/taxonomy";
import { stemsOf } from "./stems";

/** Where a text belongs in the taxonomy, and the words that say so. */
export type CategoryMatch = { category: string; name: string; subcategory: string | null; words: string[] };

type Entry = { stems: Set<string>; telling: string[]; weight: number; match: Omit<CategoryMatch, "words"> };

/** Words that many subcategories have: they add to a match, and make none. */
const COMMON = new Set(
  stemsOf(
    "design development services production consulting creation editing management writing work creative and for of to the",
  ),
);
/** Words of people's requests that are no trade: "write a brief" is not about writing. */
const MIN_SCORE = 2;

let index: Entry[] | undefined;

/** The subcategory or category whose words a text names best; undefined when it names none. Pure, from the taxonomy alone. */
export function findCategory(text: string): CategoryMatch | undefined {
  const asked = new Set(stemsOf(text));
  let best: { score: number; entry: Entry } | undefined;
  index ??= buildIndex();
  for (const entry of index) {
    const score = scoreOf(entry, asked);
    if (score >= MIN_SCORE && score > (best?.score ?? 0)) best = { score, entry };
  }
  if (!best) return undefined;
  return { ...best.entry.match, words: [...best.entry.stems].filter((s) => asked.has(s)) };
}

/** Every telling word must be there; what is common counts on top, and so does having no word left over. */
function scoreOf({ stems, telling, weight }: Entry, asked: ReadonlySet<string>): number {
  const needed = telling.length > 0 ? telling : [...stems];
  if (!needed.every((s) => asked.has(s))) return 0;
  let hits = 0;
  for (const s of stems) if (asked.has(s)) hits++;
  return weight * (needed.length + hits) + (hits === stems.size ? 0.5 : 0);
}

function buildIndex(): Entry[] {
  return TAXONOMY.flatMap(({ slug, name, subcategories }) => {
    const own = { category: slug, name, subcategory: null };
    const inside = subcategories.flatMap((s) => {
      const match = { category: slug, name, subcategory: s.slug };
      return [entryOf(s.name, 1, match), ...s.skills.map((skill) => entryOf(skill, 0.9, match))];
    });
    // "design", "photography": a category is named by any one of its words
    const words = [...new Set(stemsOf(name))].filter((s) => s !== "and");
    return [...inside, ...words.map((s) => single(s, 1, own))];
  }).concat(tellingWords());
}

/** Words that stand in several subcategories and mostly in those of one category: "illustration". */
function tellingWords(): Entry[] {
  const homes = new Map<string, string[]>();
  for (const { slug, subcategories } of TAXONOMY) {
    for (const s of subcategories.flatMap((sub) => [...new Set(stemsOf(sub.name))])) {
      if (!COMMON.has(s)) homes.set(s, [...(homes.get(s) ?? []), slug]);
    }
  }
  return TAXONOMY.flatMap(({ slug, name }) =>
    [...homes].flatMap(([s, slugs]) => {
      const here = slugs.filter((other) => other === slug).length;
      return here >= 2 && here * 3 >= slugs.length * 2
        ? [single(s, 0.8, { category: slug, name, subcategory: null })]
        : [];
    }),
  );
}

function single(word: string, weight: number, match: Entry["match"]): Entry {
  return { stems: new Set([word]), telling: [word], weight, match };
}

function entryOf(text: string, weight: number, match: Entry["match"]): Entry {
  const stems = new Set(stemsOf(text));
  return { stems, telling: [...stems].filter((s) => !COMMON.has(s)), weight, match };
}
