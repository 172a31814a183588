import { between, mulberry32, pick, type Random } from "@/db/seed/random";
import type { CreatorSearch } from "@/lib/contracts/network/search/search";
import { TAXONOMY } from "@/lib/domain/platform/taxonomy/taxonomy";

const SEED = 11;
const COUNTRIES = ["DE", "PT", "IN", "US", "JP", "GB"];
const LANGUAGES = ["en", "es", "de", "fr"];

/** A kind of search: the n-th of its searches, each of other words. */
export type Shape = { name: string; search: (random: Random) => CreatorSearch };

const of = (query: string, parts: Partial<CreatorSearch> = {}): CreatorSearch => ({
  audience: "agent",
  query,
  ...parts,
});

/** What the search must bear, as issue 14 names it, and a sentence as agents write them. */
export const SHAPES: readonly Shape[] = [
  { name: "one word", search: (random) => of(words(random, 1)) },
  { name: "three words", search: (random) => of(words(random, 3)) },
  {
    name: "filtered",
    search: (random) =>
      of(words(random, 2), {
        country: pick(random, COUNTRIES),
        language: pick(random, LANGUAGES),
        maxPriceCents: between(random, 2, 12) * 10_000,
      }),
  },
  { name: "faceted", search: (random) => of(words(random, 2), { facets: true }) },
  { name: "mistyped", search: (random) => of(slipped(random, words(random, 2))) },
  { name: "hopeless", search: (random) => of(`${coined(random)} ${coined(random)} ${coined(random)}`) },
  { name: "sentence", search: (random) => of(sentence(random)) },
];

/** So many searches of a kind, the same ones each time. */
export function searchesOf({ search }: Shape, count: number): CreatorSearch[] {
  const random = mulberry32(SEED);
  return Array.from({ length: count }, () => search(random));
}

const PHRASES = TAXONOMY.flatMap(({ subcategories }) =>
  subcategories.flatMap(({ name, skills }) => [name, ...skills].map((text) => text.match(/[A-Za-z]{3,}/g) ?? [])),
);

/** Words that stand side by side in what a skill or a subcategory is called. */
function words(random: Random, count: number): string {
  const phrase = pick(
    random,
    PHRASES.filter(({ length }) => length >= count),
  );
  const start = between(random, 0, phrase.length - count);
  return phrase
    .slice(start, start + count)
    .join(" ")
    .toLowerCase();
}

/** The same with two letters of the longest word in each other's place. */
function slipped(random: Random, query: string): string {
  const [longest = ""] = query.split(" ").sort((a, b) => b.length - a.length);
  const at = between(random, 1, Math.max(1, longest.length - 2));
  const slip = longest.slice(0, at) + (longest[at + 1] ?? "") + (longest[at] ?? "") + longest.slice(at + 2);
  return query.replace(longest, slip);
}

/** A word that nobody has. */
function coined(random: Random): string {
  return `z${Array.from({ length: 3 }, () => pick(random, [..."bdfgkvxz"]) + pick(random, [..."aeiou"])).join("")}q`;
}

function sentence(random: Random): string {
  return `Our client, a regional museum, needs ${words(random, 2)} with careful ${words(random, 2)} for visitors who know little of ${words(random, 1)}, delivered in small batches before the season opens`;
}
