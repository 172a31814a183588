import type { OrderLine } from "@/db/schema";
import { invalidField } from "@/lib/core/errors";
import { formatMoney } from "@/lib/core/values/money";
import type { OfferRow } from "@/lib/domain/people/profiles/view";
import type { QuotedSale } from "@/lib/domain/trade/quotes/for-sale";

export type Price = { lines: OrderLine[]; amountCents: number; deliveryDays: number; revisions: number; title: string };

/**
 * What a product with these choices costs, from stored prices alone. Throws `validation_error` on `tier_id` or `addon_ids` that the
 * product does not have; a product with packages needs one.
 */
export function priceOf(offer: OfferRow, tierId: string | undefined, addonIds: readonly string[]): Price {
  const chosen = offer.kind === "packages" ? choosePackage(offer, tierId) : chooseFlat(offer, tierId);
  const addons = [...new Set(addonIds)].map((id, index) => {
    const addon = offer.addons.find((a) => a.addon_id === id);
    if (!addon)
      throw invalidField(
        `addon_ids.${index}`,
        `${offer.name} has no add-on ${id}. ${listOf(
          "Its add-ons are",
          offer.addons.map((a) => a.addon_id),
        )}`,
      );
    return addon;
  });
  const lines: OrderLine[] = [
    chosen.line,
    ...addons.map((a) => ({ kind: "addon" as const, slug: a.addon_id, name: a.name, amount_cents: a.price_cents })),
  ];
  return {
    lines,
    amountCents: lines.reduce((sum, line) => sum + line.amount_cents, 0),
    deliveryDays: addons.reduce((days, a) => days + a.extra_days, chosen.deliveryDays),
    revisions: chosen.revisions,
    title: chosen.title,
  };
}

/** What an accepted offer costs: exactly that, in one line. */
export function priceOfQuote(slug: string, { offer }: QuotedSale): Price {
  const { title, amount_cents, delivery_days: deliveryDays, revisions } = offer;
  const line = { kind: "product" as const, slug, name: title, amount_cents };
  return { lines: [line], amountCents: amount_cents, deliveryDays, revisions, title };
}

/** Throws `validation_error` where a price is above what its buyer set, with what it is. */
export function refuseAbove(most: number | undefined, { title, amountCents, lines }: Price): void {
  if (most === undefined || amountCents <= most) return;
  const whole = lines.length > 1 ? `${title} with its add-ons` : title;
  throw invalidField(
    "max_price_cents",
    `${whole} costs ${formatMoney(amountCents)} (${amountCents} cents), more than the ${formatMoney(most)} that you set. Nothing was opened: choose less, or ask the person for more`,
  );
}

function choosePackage(offer: OfferRow, tierId: string | undefined) {
  const choice = offer.packages.find((p) => p.tier_id === tierId);
  if (!choice) {
    const hint = listOf(
      "Its packages are",
      offer.packages.map((p) => p.tier_id),
    );
    throw invalidField(
      "tier_id",
      tierId ? `${offer.name} has no package ${tierId}. ${hint}` : `Choose a package. ${hint}`,
    );
  }
  return {
    line: {
      kind: "package" as const,
      slug: choice.tier_id,
      name: `${offer.name}: ${choice.name}`,
      amount_cents: choice.price_cents,
    },
    deliveryDays: choice.delivery_days,
    revisions: choice.revisions,
    title: `${offer.name}: ${choice.name}`,
  };
}

function chooseFlat(offer: OfferRow, tierId: string | undefined) {
  if (tierId) throw invalidField("tier_id", `${offer.name} has one flat price. Leave the package out.`);
  return {
    line: { kind: "product" as const, slug: offer.slug, name: offer.name, amount_cents: offer.price_cents },
    deliveryDays: offer.delivery_days,
    revisions: offer.revisions,
    title: offer.name,
  };
}

function listOf(lead: string, names: string[]): string {
  return names.length === 0 ? "It has none." : `${lead}: ${names.join(", ")}.`;
}
