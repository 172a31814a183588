import type { CatalogFilters } from "@/lib/contracts/commerce/catalog";
import { categoriesOf } from "@/lib/domain/platform/taxonomy/taxonomy";
import type { SoldOffer } from "@/lib/domain/trade/commerce/offers";

/** Whether a product is in one of the categories that were asked for. */
export function inCategories(offer: SoldOffer, { categories }: CatalogFilters): boolean {
  return !categories?.length || categoriesOf(offer, offer.seller).some((slug) => categories.includes(slug));
}
