import type { ProductAnswer, ProductRequest } from "@/lib/contracts/commerce/catalog";
import { type Refusal, refusedFor } from "@/lib/contracts/commerce/protocol";
import type { Context } from "@/lib/core/context";
import { env } from "@/lib/core/env";
import { type Choice, choicesOf, itemOf } from "@/lib/domain/trade/commerce/item-ids";
import { type SoldOffer, soldOffers } from "@/lib/domain/trade/commerce/offers";
import { inCategories } from "./categories";
import { appliedFilters } from "./filters";
import { findChoice } from "./lookup";
import { PACKAGE, viewProduct, viewVariant, within } from "./view";

/**
 * One product in full, with the variant that is chosen first: by its id, else by `selected`, else the first. Refused for an id of nothing
 * that is on sale.
 */
export async function getCatalogProduct(ctx: Context, request: ProductRequest): Promise<ProductAnswer | Refusal> {
  const { filters, messages } = appliedFilters(request);
  const item = itemOf(request.id);
  const found = item && findChoice(await soldOffers(ctx, [item.productId]), request.id);
  const missing = refusedFor("not_found", `Product not found: ${request.id}`, env().BASE_URL);
  if (!found || !inCategories(found.offer, filters)) return missing;
  const { offer } = found;
  const chosen = found.exact ? found.choice : selectedOf(offer, request.selected);
  const [fits] = within([chosen], filters.price);
  if (!fits) return missing;
  const product = viewProduct(offer, [viewVariant(offer, fits)]);
  const available = offer.closed === null;
  const told = offer.closed
    ? [...messages, { type: "warning" as const, code: "item_unavailable", content: offer.closed, path: "$.product" }]
    : messages;
  return {
    product: {
      ...product,
      description: { plain: product.description.plain, ...(offer.description && { markdown: offer.description }) },
      ...(product.options && {
        options: product.options.map(({ name, values }) => ({
          name,
          values: values.map((value) => ({ ...value, available, exists: true })),
        })),
        selected: fits.kind === "choice" ? [{ name: PACKAGE, id: fits.id, label: fits.name }] : [],
      }),
    },
    ...(told.length > 0 && { messages: told }),
  };
}

/** The package that is selected by id or label; the first where none is, or where there is no such package. */
function selectedOf(offer: SoldOffer, selected: ProductRequest["selected"]): Choice {
  const choices = choicesOf(offer);
  const wanted = selected?.find(({ name }) => name.toLowerCase() === PACKAGE.toLowerCase());
  const named = choices.find(({ id }) => id === wanted?.id);
  const labelled = choices.find(({ name }) => name.toLowerCase() === wanted?.label.toLowerCase());
  return (named ?? labelled ?? choices[0]) as Choice;
}
