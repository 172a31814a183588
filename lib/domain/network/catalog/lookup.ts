import type { LookupAnswer, LookupRequest, Variant } from "@/lib/contracts/commerce/catalog";
import type { Message } from "@/lib/contracts/commerce/protocol";
import type { Context } from "@/lib/core/context";
import { addonsOf, type Choice, choicesOf, itemOf } from "@/lib/domain/trade/commerce/item-ids";
import { type SoldOffer, soldOffers } from "@/lib/domain/trade/commerce/offers";
import { inCategories } from "./categories";
import { appliedFilters } from "./filters";
import { viewProduct, viewVariant, within } from "./view";

type Correlation = NonNullable<Variant["inputs"]>;

/**
 * The products and variants that these ids name, each product once, with the variants that were asked for: a product's own id stands for its
 * first choice. Ids of nothing that is on sale are told in `messages`.
 */
export async function lookUpCatalog(ctx: Context, request: LookupRequest): Promise<LookupAnswer> {
  const { filters, messages } = appliedFilters(request);
  const ids = [...new Set(request.ids)];
  const sold = await soldOffers(
    ctx,
    ids.flatMap((id) => itemOf(id)?.productId ?? []),
  );
  const asked = new Map<SoldOffer, Map<Choice, Correlation>>();
  const unknown: Message[] = [];
  for (const id of ids) {
    const found = findChoice(sold, id);
    if (!found) {
      unknown.push({ type: "info", code: "not_found", content: id });
      continue;
    }
    const variants = asked.get(found.offer) ?? new Map<Choice, Correlation>();
    asked.set(found.offer, variants);
    const match = found.exact ? ("exact" as const) : ("featured" as const);
    variants.set(found.choice, [...(variants.get(found.choice) ?? []), { id, match }]);
  }
  const products = [...asked].flatMap(([offer, variants]) => {
    if (!inCategories(offer, filters)) return [];
    const chosen = within([...variants.keys()], filters.price).map((choice) => ({
      ...viewVariant(offer, choice),
      inputs: variants.get(choice) ?? [],
    }));
    return chosen.length > 0 ? [viewProduct(offer, chosen)] : [];
  });
  const told = [...messages, ...unknown];
  return { products, ...(told.length > 0 && { messages: told }) };
}

export type Found = { offer: SoldOffer; choice: Choice; exact: boolean };

/** What an id names among these offers: a choice by its own id, or the first one of a product. The same object for the same choice. */
export function findChoice(sold: ReadonlyMap<string, SoldOffer>, id: string): Found | null {
  const item = itemOf(id);
  const offer = item && sold.get(item.productId);
  if (!offer) return null;
  const { choices, addons } = of(offer);
  if (item.kind === "product") {
    const [first] = choices;
    return first ? { offer, choice: first, exact: false } : null;
  }
  const choice = [...choices, ...addons].find((one) => one.id === id);
  return choice ? { offer, choice, exact: true } : null;
}

const read = new WeakMap<SoldOffer, { choices: Choice[]; addons: Choice[] }>();

function of(offer: SoldOffer) {
  const known = read.get(offer) ?? { choices: choicesOf(offer), addons: addonsOf(offer) };
  read.set(offer, known);
  return known;
}
