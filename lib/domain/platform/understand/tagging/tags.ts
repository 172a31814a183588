import { MAX_PRODUCT_TAGS } from "@/lib/contracts/agents/form-limits";
import { lexicon } from "../lexicon";
import { understand } from "../understand";

/** Raised when the lexicon or the reading below changes so that old rows should be read again. */
export const TAGS_VERSION = 12;

const MOST_OF_PROFILE = 12;

/** From which part of a skill or name its subcategory is told: a word in passing tells none. */
const MOST_OF_IT = 0.6;
const HALF_OF_IT = 0.4;

/** The subcategories that a product's words name, those of its name first, at most `MAX_PRODUCT_TAGS`. Pure. */
export function tagsOfProduct({ name, summary = "" }: { name: string; summary?: string | undefined }): string[] {
  return [...new Set([...namedBy(name), ...toldBy(summary)])].slice(0, MAX_PRODUCT_TAGS);
}

type Named = { skills: readonly string[]; tagline: string; categories: readonly string[] };

/** The subcategories that a creator's skills name, those of their own categories also in passing, then those of the tagline. Pure. */
export function tagsOfProfile({ skills, tagline, categories }: Named): string[] {
  const found = [...skills.flatMap((skill) => namedBy(skill, categories)), ...toldBy(tagline)];
  return [...new Set(found)].slice(0, MOST_OF_PROFILE);
}

function namedBy(text: string, categories: readonly string[] = []): string[] {
  const { concepts, covered } = understand(text, lexicon(), true);
  return concepts
    .filter(
      ({ slug, category }) => slug !== category && covered >= (categories.includes(category) ? HALF_OF_IT : MOST_OF_IT),
    )
    .map(({ slug }) => slug);
}

/** Of a sentence, which tells a lot in passing, only phrases of two words and more. */
function toldBy(text: string): string[] {
  const { concepts } = understand(text, lexicon(), true);
  return concepts
    .filter(({ slug, category, phrase }) => slug !== category && phrase.includes(" "))
    .map(({ slug }) => slug);
}
