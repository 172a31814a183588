import { statement } from "@/db/client";
import type { Suggestion } from "@/lib/contracts/network/search";
import type { Context } from "@/lib/core/context";
import { searchWords } from "@/lib/core/values/search-words";
import { TAXONOMY } from "@/lib/domain/platform/taxonomy/taxonomy";
import { suggestStatement } from "./statements";

const CREATORS = 5;
const SERVICES = 3;
/** One letter matches nearly everybody and helps nobody. */
const LEAST = 2;

/**
 * What somebody may mean who has typed so far: services of the taxonomy whose name has a word that begins so, then creators whose
 * name or skills do, the most trusted first, or whose name is spelled alike. At most eight; none for fewer than two letters.
 */
export async function suggest(_ctx: Context, typed: string): Promise<Suggestion[]> {
  const words = searchWords(typed)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  if (words.join("").length < LEAST) return [];
  const asked = suggestStatement(words, CREATORS);
  const creators = await statement(asked.statement, asked.params);
  return [
    ...services(words),
    ...creators.map((found) => ({
      kind: "creator" as const,
      label: found.display_name,
      detail: found.tagline,
      path: `/${found.handle}`,
    })),
  ];
}

/** Categories first, then what stands in them. Each typed word must begin a word of the name. */
function services(words: readonly string[]): Suggestion[] {
  const found: Suggestion[] = [];
  for (const category of TAXONOMY) {
    if (matches(category.name, words)) {
      const path = `/categories/${category.slug}`;
      found.push({ kind: "category", label: category.name, detail: "Category", path });
    }
  }
  for (const category of TAXONOMY) {
    for (const { name } of category.subcategories) {
      if (found.length >= SERVICES) return found;
      if (!matches(name, words)) continue;
      const path = `/creators?q=${encodeURIComponent(name)}&category=${category.slug}`;
      found.push({ kind: "service", label: name, detail: category.name, path });
    }
  }
  return found.slice(0, SERVICES);
}

function matches(name: string, words: readonly string[]): boolean {
  const parts = name.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return words.every((word) => parts.some((part) => part.startsWith(word)));
}
