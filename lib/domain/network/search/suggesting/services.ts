import { searchWords } from "@/lib/core/values/search-words";
import { TAXONOMY } from "@/lib/domain/platform/taxonomy/taxonomy";
import { corrected } from "@/lib/domain/platform/understand/typing/correct";
import { understand } from "@/lib/domain/platform/understand/understand";
import { typedWords } from "./typed-words";

const MOST = 3;

/** The slugs of subcategories, three at most: what the words stand for first, then those whose name they begin. */
export function servicesNamed(written: string, words: readonly string[]): string[] {
  const meant = understand(written).concepts.flatMap(({ slug, category, also }) => [
    ...(slug === category ? [] : [slug]),
    ...also,
  ]);
  const begun = TAXONOMY.flatMap(({ subcategories }) =>
    subcategories.filter(({ name }) => matches(name, words)).map(({ slug }) => slug),
  );
  return [...new Set([...meant, ...begun])].slice(0, MOST);
}

/** The same for a slug that somebody made up or misspelt. None where its words say nothing of any. */
export function nearestServices(slug: string): string[] {
  const written = searchWords(slug.replace(/[-_]+/g, " "));
  const meant = corrected(written) ?? written;
  const words = typedWords(meant);
  return words.length === 0 ? [] : servicesNamed(meant, words);
}

/** Whether each typed word begins a word of a name. */
export function matches(name: string, words: readonly string[]): boolean {
  const parts = name.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return words.every((word) => parts.some((part) => part.startsWith(word)));
}
