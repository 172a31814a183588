import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { languageNamed } from "../reading/languages";
import { placeNamed } from "../reading/places";
import { isSpaceless, wordsOf } from "../terms";
import { featuresAbroad, featuresOf } from "./features";

/** Searches as people type them, by the subcategory that each asks for; `~group` is what no category holds. */
export type Examples = ReadonlyMap<string, readonly Example[]>;
type Example = { search: string; isEnglish: boolean };

/** Where the searches are: blocks of a slug in brackets and a line for each search. */
const EXAMPLES = "lib/domain/platform/understand/examples";

/** How much is known of a subcategory before a search of it was read: the more, the less a single one says. */
const PRIOR = 10;
/** What a feature says, of the logarithm of how much likelier it is in a subcategory's searches than in any: a telling word comes to about 0.8. */
const SAYS = 0.125;
/** What two words side by side say of that, besides what each does. */
const PAIR = 0.5;
/** And two signs of a word, of which each begins another two. */
const SIGNS = 0.5;
/** What stands in one search alone is left out: most of it is chance, and it is half of all. */
const LEAST_TIMES = 2;
/** What says less than this is left out. */
const LEAST = 0.1;

/** The repository's searches, in every language. Throws where a file cannot be read. */
export function readExamples(): Examples {
  const examples = new Map<string, Example[]>();
  const files = readdirSync(EXAMPLES, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".txt"));
  for (const file of files.sort()) {
    const mark = file.includes("outside") ? "~" : "";
    const isEnglish = !file.includes("abroad");
    for (const block of readFileSync(join(EXAMPLES, file), "utf8").trim().split("\n\n")) {
      const [head = "", ...searches] = block.split("\n");
      const slug = `${mark}${head.slice(1, -1)}`;
      const told = searches.map((search) => ({ search, isEnglish }));
      examples.set(slug, [...(examples.get(slug) ?? []), ...told]);
    }
  }
  return examples;
}

/**
 * What each feature says for which subcategories, in hundredths: naive Bayes, the logarithm of how much likelier the feature is in a
 * search of the subcategory than in any search, where that is more. Pure.
 */
export function learn(examples: Examples): Map<string, [slug: string, hundredths: number][]> {
  const counts = new Map<string, Map<string, number>>();
  for (const [slug, searches] of examples) {
    for (const key of searches.flatMap((one) => [...keysOf(one)])) {
      const bySlug = counts.get(key) ?? new Map<string, number>();
      counts.set(key, bySlug.set(slug, (bySlug.get(slug) ?? 0) + 1));
    }
  }
  const all = [...examples.values()].reduce((sum, searches) => sum + searches.length, 0);
  const learned = new Map<string, [string, number][]>();
  for (const [key, bySlug] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const times = [...bySlug.values()].reduce((sum, count) => sum + count, 0);
    const isPair = key.includes(" ");
    if (times < LEAST_TIMES) continue;
    const anywhere = times / all;
    const weight = isPair ? PAIR : isSpaceless(key.slice(1)) ? SIGNS : 1;
    const says = [...bySlug].map(([slug, count]): [string, number] => {
      const here = (count + PRIOR * anywhere) / ((examples.get(slug)?.length ?? 0) + PRIOR);
      return [slug, Math.round(100 * SAYS * weight * Math.log(here / anywhere))];
    });
    const telling = says.filter(([, hundredths]) => hundredths >= 100 * LEAST).sort(([, a], [, b]) => b - a);
    if (telling.length > 0) learned.set(key, telling);
  }
  return learned;
}

function keysOf({ search, isEnglish }: Example): Set<string> {
  const words = wordsOf(search).filter((word) => !isPlace(word));
  return new Set((isEnglish ? featuresOf : featuresAbroad)(words).map(({ key }) => key));
}

/** Whether a word names a place and no language: where somebody is says nothing of their trade. */
function isPlace(word: string): boolean {
  return placeNamed(word) !== undefined && languageNamed(word) === undefined;
}

/** The file that `learned.ts` reads: a line for each feature, with the numbers of slugs in base 36 and what it says for each. Pure. */
export function renderLearned(examples: Examples): string {
  const slugs = [...examples.keys()].sort();
  const numbers = new Map(slugs.map((slug, at) => [slug, at.toString(36)]));
  const lines = [...learn(examples)].map(
    ([key, says]) => `${key}=${says.map(([slug, hundredths]) => `${numbers.get(slug)}:${hundredths}`).join(" ")}`,
  );
  return [
    "/** Made of the searches in `examples` by `npm run lexicon:learn`. */",
    `export const SLUGS = "${slugs.join(" ")}";`,
    `export const LEARNED = \`\n${lines.join("\n")}\n\`;`,
    "",
  ].join("\n");
}
