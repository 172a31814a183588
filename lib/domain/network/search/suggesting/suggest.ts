import { statement } from "@/db/client";
import type { Suggestion } from "@/lib/contracts/network/search/suggestions";
import type { Context } from "@/lib/core/context";
import { searchWords } from "@/lib/core/values/search-words";
import { findCategory, TAXONOMY } from "@/lib/domain/platform/taxonomy/taxonomy";
import { understand } from "@/lib/domain/platform/understand/understand";
import { nameOf } from "../ranking/reading/asked";
import { suggestOffersStatement, suggestStatement } from "../statements";
import { matches, servicesNamed } from "./services";
import { typedWords } from "./typed-words";

const CREATORS = 4;
const OFFERS = 3;
const CATEGORIES = 2;
/** One letter matches nearly everybody and helps nobody. */
const LEAST = 2;

/**
 * What somebody may mean who has typed so far, kind by kind: services that the words name in any language of the lexicon or whose name
 * begins so, categories, creators whose name or skills begin so, the most trusted first, or whose name is spelled alike, and what is sold
 * under such a name. At most twelve; none for fewer than two letters.
 */
export async function suggest(_ctx: Context, typed: string): Promise<Suggestion[]> {
  const words = typedWords(typed);
  if (words.join("").length < LEAST) return [];
  const [people, sold] = [suggestStatement(words, CREATORS), suggestOffersStatement(words, OFFERS)];
  const [creators, offers] = await Promise.all([
    statement(people.statement, people.params),
    statement(sold.statement, sold.params),
  ]);
  return [
    ...services(searchWords(typed), words),
    ...categories(words),
    ...creators.map(({ handle, display_name, tagline }) => suggestion("creator", display_name, tagline, `/${handle}`)),
    ...offers.map(({ handle, creator, slug, name }) =>
      suggestion("offer", name, `by ${creator}`, `/${handle}/products/${slug}`),
    ),
  ];
}

const suggestion = (kind: Suggestion["kind"], label: string, detail: string, path: string): Suggestion => ({
  kind,
  label,
  detail,
  path,
});

function services(written: string, words: readonly string[]): Suggestion[] {
  return servicesNamed(written, words).flatMap((slug) => {
    const category = TAXONOMY.find(({ subcategories }) => subcategories.some((one) => one.slug === slug));
    return category ? [suggestion("service", nameOf(slug), category.name, `/categories/${category.slug}/${slug}`)] : [];
  });
}

/** Categories that the words begin or stand for. */
function categories(words: readonly string[]): Suggestion[] {
  const meant = understand(words.join(" ")).concepts.map(({ category }) => category);
  const begun = TAXONOMY.filter(({ name }) => matches(name, words)).map(({ slug }) => slug);
  return [...new Set([...begun, ...meant])].slice(0, CATEGORIES).flatMap((slug) => {
    const category = findCategory(slug);
    if (!category) return [];
    const detail = `${category.subcategories.length} subcategories`;
    return [suggestion("category", category.name, detail, `/categories/${slug}`)];
  });
}
