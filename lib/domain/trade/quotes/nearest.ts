import { SCOPE_LENGTH } from "@/lib/contracts/contact/quotes";
import type { OfferView } from "@/lib/contracts/trade/products/products";

/** What an offer may start from: a package of the creator's, or a flat price. */
export type Start = {
  product_id: string;
  /** Slug of the package; empty for a flat price. */
  tier_id: string;
  title: string;
  scope: string;
  amount_cents: number;
  delivery_days: number;
  revisions: number;
};

type Wanted = { product_id: string | null; brief: string; budget_cents: number | null };

/** Everything that an offer may start from, the nearest to what is wanted first. */
export function nearestStarts(offers: readonly OfferView[], wanted: Wanted): Start[] {
  const words = wordsOf(wanted.brief);
  const ranked = offers.flatMap((offer) => {
    const asked = offer.product_id === wanted.product_id ? 1 : 0;
    const named = [...wordsOf(`${offer.name} ${offer.summary}`)].filter((word) => words.has(word)).length;
    return startsOf(offer).map((start) => ({
      start,
      asked,
      named,
      far: distance(start.amount_cents, wanted.budget_cents),
    }));
  });
  // a stable sort: where nothing tells them apart, the creator's own order holds
  return ranked.toSorted((a, b) => b.asked - a.asked || b.named - a.named || a.far - b.far).map(({ start }) => start);
}

/** How far a price is from the budget, as a ratio of the two; one above it counts double. */
function distance(cents: number, budget: number | null): number {
  if (budget === null) return 0;
  const far = Math.abs(Math.log(Math.max(cents, 1) / budget));
  return cents > budget ? far * 2 : far;
}

function startsOf(offer: OfferView): Start[] {
  const common = { product_id: offer.product_id };
  if (offer.packages.length === 0) {
    const { name, summary, price_cents, delivery_days, revisions } = offer;
    return [
      { ...common, tier_id: "", title: name, scope: summary, amount_cents: price_cents, delivery_days, revisions },
    ];
  }
  return offer.packages.map((one) => ({
    ...common,
    tier_id: one.tier_id,
    title: `${offer.name}: ${one.name}`,
    scope: scopeOf(one.description, one.features),
    amount_cents: one.price_cents,
    delivery_days: one.delivery_days,
    revisions: one.revisions,
  }));
}

function scopeOf(description: string, features: readonly string[]): string {
  const points = features.map((feature) => `- ${feature}`).join("\n");
  return [description, points].filter(Boolean).join("\n\n").slice(0, SCOPE_LENGTH);
}

const WORD = /[\p{L}\p{N}]{4,}/gu;

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(WORD) ?? []);
}
