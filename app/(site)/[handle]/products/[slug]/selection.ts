import type { OfferView } from "@/lib/contracts/trade/products/products";

/** What a buyer has chosen: the slug of a package (none for a flat price) and the slugs of add-ons. */
export type Selection = { tier: string | undefined; addons: readonly string[] };

/** What a total is made from: the part of an offer that the browser gets. */
export type PriceList = Pick<OfferView, "name" | "price_cents" | "delivery_days" | "revisions"> & {
  packages: Pick<OfferView["packages"][number], "tier_id" | "name" | "price_cents" | "delivery_days" | "revisions">[];
  addons: Pick<OfferView["addons"][number], "addon_id" | "name" | "price_cents" | "extra_days">[];
};

export type SelectionTotal = {
  lines: { name: string; cents: number }[];
  cents: number;
  days: number;
  revisions: number;
};

/** The choice an address asks for (`?tier=…&addons=a,b`), else the first package and no add-ons. Unknown slugs are dropped. */
export function initialSelection(
  offer: Pick<PriceList, "packages" | "addons">,
  tier?: string,
  addons?: string,
): Selection {
  const asked = offer.packages.find((pack) => pack.tier_id === tier) ?? offer.packages[0];
  const wanted = new Set((addons ?? "").split(","));
  return {
    tier: asked?.tier_id,
    addons: offer.addons.map((addon) => addon.addon_id).filter((id) => wanted.has(id)),
  };
}

/** What of an address names a choice; null where it names none. */
export function askedIn(search: string, prices: PriceList): Selection | null {
  const query = new URLSearchParams(search);
  if (!query.has("tier") && !query.has("addons")) return null;
  return initialSelection(prices, query.get("tier") ?? undefined, query.getAll("addons").join());
}

/** The query of an address under which this choice is found again; what else it holds (a page of reviews) stays. */
export function searchOf({ tier, addons }: Selection, search: string): string {
  const query = new URLSearchParams(search);
  query.delete("tier");
  query.delete("addons");
  const said = [tier && `tier=${encodeURIComponent(tier)}`, addons.length > 0 && `addons=${addons.join(",")}`];
  const all = [...said, query.toString()].filter(Boolean).join("&");
  return all ? `?${all}` : "";
}

/** Whether two choices are the same one. Add-ons stand in the offer's order in both. */
export function sameSelection(one: Selection, other: Selection): boolean {
  return one.tier === other.tier && one.addons.join() === other.addons.join();
}

/** The offer without its prose: no more than the total needs is sent to the browser. */
export function priceListOf(offer: OfferView): PriceList {
  const { name, price_cents, delivery_days, revisions } = offer;
  return {
    ...{ name, price_cents, delivery_days, revisions },
    packages: offer.packages.map(({ description: _d, features: _f, ...pack }) => pack),
    addons: offer.addons.map(({ description: _d, ...addon }) => addon),
  };
}

/** What a selection costs and how long it takes, from the offer's own prices. The server computes the real total again. */
export function totalOf(offer: PriceList, { tier, addons }: Selection): SelectionTotal {
  const pack = offer.packages.find((p) => p.tier_id === tier);
  const base = pack ? { name: pack.name, cents: pack.price_cents } : { name: offer.name, cents: offer.price_cents };
  const chosen = offer.addons.filter((addon) => addons.includes(addon.addon_id));
  const lines = [base, ...chosen.map((addon) => ({ name: addon.name, cents: addon.price_cents }))];
  return {
    lines,
    cents: lines.reduce((sum, line) => sum + line.cents, 0),
    days: chosen.reduce((days, addon) => days + addon.extra_days, pack?.delivery_days ?? offer.delivery_days),
    revisions: pack?.revisions ?? offer.revisions,
  };
}
