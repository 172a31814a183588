import type { Concept } from "@/lib/domain/platform/understand/concept";
import { lexicon } from "@/lib/domain/platform/understand/lexicon";
import type { Excluded } from "@/lib/domain/platform/understand/reading/negations";
import { isSmall } from "@/lib/domain/platform/understand/small-words";
import { skillKey } from "@/lib/domain/platform/understand/tagging/skill-key";
import { wordsOf } from "@/lib/domain/platform/understand/terms";
import { understand } from "@/lib/domain/platform/understand/understand";

/**
 * The lexemes by which rows hold what somebody does not want: a skill of that name, and the subcategories that all of its words name, word
 * for word, but those that are asked for as well ("a human translation, not a machine's"). Places are no lexemes: who is there is left out. Pure.
 */
export function unwantedOf(excluded: readonly Excluded[], wanted: readonly Concept[]): string[] {
  const asked = new Set(wanted.flatMap(({ slug, also }) => [slug, ...also]));
  const lexemes = excluded.flatMap(({ phrase, place }) => {
    const said = wordsOf(phrase)
      .filter((word) => !isSmall(word))
      .join(" ");
    if (place || said === "") return [];
    const { concepts, covered } = understand(said, lexicon(), true);
    const named = covered < 1 ? [] : concepts.filter(({ slug, category, weak }) => !weak && slug !== category);
    const slugs = named.map(({ slug }) => slug).filter((slug) => !asked.has(slug));
    return [`~k${skillKey(said)}`, ...slugs.map((slug) => `~s${slug}`)];
  });
  return [...new Set(lexemes)];
}
