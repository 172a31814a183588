import { MAX_PRODUCT_TAGS } from "@/lib/contracts/agents/form-limits";
import type { Concept } from "../concept";
import { lexicon } from "../lexicon";
import { wordsOf } from "../terms";
import { understand } from "../understand";

/** Raised when the lexicon or the reading below changes so that old rows should be read again. */
export const TAGS_VERSION = 13;

const MOST_OF_PROFILE = 12;

/** From which part of a name its subcategory is told: a word in passing tells none. */
const MOST_OF_IT = 0.6;
/** Which part of a skill the words must be that name its subcategory. */
const HALF_OF_IT = 0.5;

/** The subcategories that a product's words name, those of its name first, at most `MAX_PRODUCT_TAGS`. Pure. */
export function tagsOfProduct({ name, summary = "" }: { name: string; summary?: string | undefined }): string[] {
  return [...new Set([...namedBy(name), ...toldBy(summary)])].slice(0, MAX_PRODUCT_TAGS);
}

type Named = { skills: readonly string[]; tagline: string; categories: readonly string[] };

/**
 * The subcategories that a creator's skills name, then those of the tagline: of the creator's own categories alone, where they chose any. The
 * "commercial contracts" of a lawyer make no films. Pure.
 */
export function tagsOfProfile({ skills, tagline, categories }: Named): string[] {
  const concepts = [...skills.flatMap(namedBySkill), ...inPhrases(tagline)];
  const own = categories.length > 0 ? concepts.filter(({ category }) => categories.includes(category)) : concepts;
  return [...new Set(subcategoriesOf(own))].slice(0, MOST_OF_PROFILE);
}

function namedBy(text: string): string[] {
  const { concepts, covered } = understand(text, lexicon(), true);
  return covered < MOST_OF_IT ? [] : subcategoriesOf(concepts);
}

/** Of "label compliance layout" no third is what it is; what stands for several trades must be all that is said: "labour lawyer" drafts no contracts. */
function namedBySkill(skill: string): Concept[] {
  const { concepts } = understand(skill, lexicon(), true);
  const length = wordsOf(skill).length;
  const share = ({ phrase }: Concept) => phrase.split(" ").length / length;
  return concepts.filter((concept) => share(concept) >= (concept.also.length > 0 ? 1 : HALF_OF_IT));
}

function toldBy(text: string): string[] {
  return subcategoriesOf(inPhrases(text));
}

/** What a sentence names, which tells a lot in passing: only phrases of two words and more. */
function inPhrases(text: string): Concept[] {
  return understand(text, lexicon(), true).concepts.filter(({ phrase }) => phrase.includes(" "));
}

function subcategoriesOf(concepts: readonly Concept[]): string[] {
  return concepts.filter(({ slug, category }) => slug !== category).map(({ slug }) => slug);
}
