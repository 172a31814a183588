import type { OfferView } from "@/lib/contracts/trade/products/products";

/** What an item's id names, by its form: a product as such, one of its packages or its flat price, or one of its add-ons. */
export type Item =
  | { productId: string; kind: "product" }
  | { productId: string; kind: "choice" | "addon"; slug: string };

const ITEM = /^(prod_[0-7][0-9a-hjkmnp-tv-z]{25})(?:([:+])([a-z0-9]+(?:-[a-z0-9]+)*))?$/;
/** Stands in place of a package's slug in the id of a product at its flat price: unlike the product's own id, it says what is bought. */
const FLAT = "flat";

/** The id of a package, as catalog and checkout name it. */
export function packageItem(productId: string, slug: string): string {
  return `${productId}:${slug}`;
}

export function flatItem(productId: string): string {
  return `${productId}:${FLAT}`;
}

export function addonItem(productId: string, slug: string): string {
  return `${productId}+${slug}`;
}

/** What an id names, by its form alone; null for one that is none of ours. */
export function itemOf(id: string): Item | null {
  const [, productId, mark, slug] = ITEM.exec(id) ?? [];
  if (!productId) return null;
  if (!mark || !slug) return { kind: "product", productId };
  return { kind: mark === ":" ? "choice" : "addon", productId, slug };
}

/** Something of an offer that can be a line of a checkout. `tierId` is null for the flat price. */
export type Choice = { id: string; name: string; description: string; priceCents: number } & (
  | { kind: "choice"; tierId: string | null; deliveryDays: number; revisions: number; features: string[] }
  | { kind: "addon"; addonId: string; extraDays: number }
);

/** The packages of an offer, or its flat price; the first stands for it. */
export function choicesOf(offer: OfferView): Extract<Choice, { kind: "choice" }>[] {
  const { product_id, name, summary, price_cents, delivery_days, revisions } = offer;
  if (offer.kind !== "packages")
    return [
      {
        kind: "choice",
        id: flatItem(product_id),
        tierId: null,
        name,
        description: summary,
        priceCents: price_cents,
        deliveryDays: delivery_days,
        revisions,
        features: [],
      },
    ];
  return offer.packages.map((one) => ({
    kind: "choice",
    id: packageItem(product_id, one.tier_id),
    tierId: one.tier_id,
    name: one.name,
    description: one.description,
    priceCents: one.price_cents,
    deliveryDays: one.delivery_days,
    revisions: one.revisions,
    features: one.features,
  }));
}

export function addonsOf({ product_id, addons }: OfferView): Extract<Choice, { kind: "addon" }>[] {
  return addons.map((one) => ({
    kind: "addon",
    id: addonItem(product_id, one.addon_id),
    addonId: one.addon_id,
    name: one.name,
    description: one.description,
    priceCents: one.price_cents,
    extraDays: one.extra_days,
  }));
}
