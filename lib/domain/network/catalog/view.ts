import type { CatalogFilters, CatalogProduct, Variant } from "@/lib/contracts/commerce/catalog";
import { env } from "@/lib/core/env";
import { profileUrl } from "@/lib/domain/people/profiles/view";
import { categoriesOf } from "@/lib/domain/platform/taxonomy/taxonomy";
import { addonsOf, type Choice, choicesOf } from "@/lib/domain/trade/commerce/item-ids";
import type { SoldOffer } from "@/lib/domain/trade/commerce/offers";

/** The one option that a product has. */
export const PACKAGE = "Package";
const CURRENCY = "USD";

/**
 * A product of the catalog with these variants. Packages are its variants; its add-ons are listed in `metadata.addons` with the ids that a
 * checkout takes, so that the price range tells what the product itself costs. An add-on that was asked for is a variant of the answer.
 */
export function viewProduct(offer: SoldOffer, chosen: readonly Variant[]): CatalogProduct {
  const choices = choicesOf(offer);
  const prices = [...choices.map((one) => one.priceCents), ...chosen.map(({ price }) => price.amount)];
  const priced = (amount: number) => ({ amount, currency: CURRENCY });
  return {
    id: offer.product_id,
    handle: `${offer.seller.handle}/${offer.slug}`,
    title: offer.name,
    description: { plain: offer.summary || offer.name },
    url: offer.url,
    categories: categoriesOf(offer, offer.seller).map((value) => ({ value, taxonomy: "merchant" })),
    price_range: { min: priced(Math.min(...prices)), max: priced(Math.max(...prices)) },
    media: offer.images.map(({ url, alt, width, height }) => ({ type: "image", url, alt_text: alt, width, height })),
    ...(offer.kind === "packages" && {
      options: [{ name: PACKAGE, values: choices.map(({ id, name }) => ({ id, label: name })) }],
    }),
    variants: [...chosen],
    tags: [...new Set([...offer.subcategories, ...offer.skills])],
    metadata: {
      creator: { handle: offer.seller.handle, trust_score: offer.seller.trustScore, verified: offer.seller.verified },
      packages: choices.map(({ id, name, priceCents, ...terms }) => ({
        id,
        title: name,
        price: priced(priceCents),
        delivery_days: terms.deliveryDays,
        revisions: terms.revisions,
      })),
      addons: addonsOf(offer).map(({ id, name, description, priceCents, extraDays }) => ({
        id,
        title: name,
        description,
        price: priced(priceCents),
        extra_days: extraDays,
      })),
      requirements: offer.requirements,
    },
  };
}

/** One choice of an offer as the protocol's variant. */
export function viewVariant(offer: SoldOffer, choice: Choice): Variant {
  const { handle, displayName } = offer.seller;
  const base = env().BASE_URL;
  return {
    id: choice.id,
    title: choice.kind === "addon" ? `Add-on: ${choice.name}` : choice.name,
    description: { plain: choice.description || offer.summary || choice.name },
    url: offer.url,
    price: { amount: choice.priceCents, currency: CURRENCY },
    availability: offer.closed ? { available: false, status: "out_of_stock" } : { available: true, status: "in_stock" },
    ...(choice.kind === "choice" &&
      choice.tierId && { options: [{ name: PACKAGE, id: choice.id, label: choice.name }] }),
    ...(choice.kind === "addon" && { tags: ["add-on"] }),
    metadata: detailsOf(choice),
    seller: {
      name: displayName,
      links: [
        { type: "seller_profile", url: profileUrl(handle), title: displayName },
        { type: "terms_of_service", url: `${base}/terms` },
        { type: "refund_policy", url: `${base}/refunds` },
      ],
    },
  };
}

function detailsOf(choice: Choice): Record<string, unknown> {
  if (choice.kind === "addon") return { extra_days: choice.extraDays };
  return { delivery_days: choice.deliveryDays, revisions: choice.revisions, features: choice.features };
}

/** The choices of an offer that a filter lets through. */
export function within<C extends Choice>(choices: readonly C[], price: CatalogFilters["price"]): C[] {
  const { min = 0, max = Number.POSITIVE_INFINITY } = price ?? {};
  return choices.filter(({ priceCents }) => priceCents >= min && priceCents <= max);
}
