import type { FoundOffer } from "./answers";
import { isPlaceholder } from "./answers";
import { stemsOf } from "./stems";

export type Choice = { productId: string; tierId: string | undefined; name: string; priceCents: number };

/**
 * What to order of somebody's offers: the named product, else the one whose words fit best, then the cheapest; never above
 * `maxPriceCents`. Undefined when nothing fits: rather nothing than something that nobody asked for.
 */
export function chooseOffer(
  offers: readonly FoundOffer[],
  { productId, query, maxPriceCents }: { productId?: string; query?: string; maxPriceCents?: number },
): Choice | undefined {
  const wanted = new Set(stemsOf(query ?? ""));
  const named = wanted.size === 0 || productId !== undefined;
  const choices = offers
    .filter(({ product_id: id }) => productId === undefined || id === productId || isPlaceholder(id))
    .flatMap((offer) => {
      const unknown = isPlaceholder(offer.product_id);
      const alike = (choice: Choice) => stemsOf(`${choice.name} ${offer.summary}`).filter((s) => wanted.has(s)).length;
      return choicesOf(offer).map((choice) => ({ ...choice, alike: unknown ? 1 : alike(choice) }));
    })
    .filter(({ alike }) => named || alike > 0)
    .filter(({ priceCents }) => maxPriceCents === undefined || priceCents <= maxPriceCents);
  const [best] = choices.sort((a, b) => b.alike - a.alike || a.priceCents - b.priceCents);
  return best;
}

function choicesOf(offer: FoundOffer): Choice[] {
  const { product_id: productId, name, packages, price_cents } = offer;
  if (packages.length > 0) {
    return packages.map((p) => ({
      productId,
      tierId: p.tier_id,
      name: `${name}: ${p.name}`,
      priceCents: p.price_cents,
    }));
  }
  return price_cents === null ? [] : [{ productId, tierId: undefined, name, priceCents: price_cents }];
}
