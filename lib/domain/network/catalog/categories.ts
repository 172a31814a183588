import type { CatalogFilters } from "@/lib/contracts/commerce/catalog";
import { TAXONOMY } from "@/lib/domain/platform/taxonomy/taxonomy";
import type { SoldOffer } from "@/lib/domain/trade/commerce/offers";

const CATEGORY_OF = new Map(
  TAXONOMY.flatMap(({ slug, subcategories }) => subcategories.map((one) => [one.slug, slug])),
);

/** The categories of a product, as the search files it: those of its subcategories, or its creator's where it has none. */
export function categoriesOf({ subcategories, seller }: SoldOffer): string[] {
  const own = subcategories.flatMap((slug) => CATEGORY_OF.get(slug) ?? []);
  return [...new Set(own.length > 0 ? own : seller.categories)];
}

/** Whether a product is in one of the categories that were asked for. */
export function inCategories(offer: SoldOffer, { categories }: CatalogFilters): boolean {
  return !categories?.length || categoriesOf(offer).some((slug) => categories.includes(slug));
}
