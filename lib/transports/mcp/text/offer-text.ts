import type { OfferView } from "@/lib/contracts/trade/products/products";
import { code, inline, price } from "../markdown";

/** One offer as markdown, with everything that `create_order` takes by the names of its arguments. */
export function offerText(offer: OfferView, heading = "###"): string {
  const lines = [
    `${heading} ${inline(offer.name, 120)}`,
    "",
    `- productId: ${code(offer.product_id)}`,
    ...(offer.summary ? [`- Summary: ${inline(offer.summary)}`] : []),
    ...(offer.kind === "flat" ? flatLines(offer) : packageLines(offer)),
    ...addonLines(offer),
    ...requirementLines(offer),
    `- Page: ${offer.url}`,
  ];
  return lines.join("\n");
}

function flatLines(offer: OfferView): string[] {
  const terms = `${days(offer.delivery_days)}, ${revisions(offer.revisions)}`;
  return [`- Flat price: ${price(offer.price_cents)} (${terms}). Leave \`tierId\` out.`];
}

function packageLines(offer: OfferView): string[] {
  const lines = offer.packages.map((p) => {
    const terms = `${price(p.price_cents)}, ${days(p.delivery_days)}, ${revisions(p.revisions)}`;
    const about = [p.description, ...p.features].filter(Boolean).map((t) => inline(t, 160));
    return `  - ${code(p.tier_id)} ${inline(p.name, 80)}: ${terms}${about.length > 0 ? `. ${about.join("; ")}` : ""}`;
  });
  return ["- Packages (pass one as `tierId`):", ...lines];
}

function addonLines(offer: OfferView): string[] {
  if (offer.addons.length === 0) return ["- Add-ons: none"];
  const lines = offer.addons.map((a) => {
    const time = a.extra_days > 0 ? `, ${days(a.extra_days)} more` : "";
    const about = a.description ? `. ${inline(a.description, 160)}` : "";
    return `  - ${code(a.addon_id)} ${inline(a.name, 80)}: +${price(a.price_cents)}${time}${about}`;
  });
  return ["- Add-ons (pass any in `addonIds`):", ...lines];
}

function requirementLines(offer: OfferView): string[] {
  if (offer.requirements.length === 0) return [];
  const lines = offer.requirements.map(({ id, kind, label, options, required }) => {
    const choices = options.length > 0 ? ` (${options.map((each) => inline(each, 100)).join(", ")})` : "";
    return `  - ${code(id)}, ${kind}${required ? "" : ", optional"}: ${inline(label, 200)}${choices}`;
  });
  return ["- Asked of everyone who orders (answer any in `answers`):", ...lines];
}

/** How to order from these offers: a call that works as it stands, for the first of them. */
export function orderHint(handle: string, offers: readonly OfferView[]): string {
  const first = offers[0];
  if (!first) return `${code(handle)} sells nothing at the moment. Try another creator with \`find_creators\`.`;
  const choice = first.packages[0];
  const example = {
    handle,
    productId: first.product_id,
    ...(choice && { tierId: choice.tier_id }),
    ...(first.addons[0] && { addonIds: [first.addons[0].addon_id] }),
  };
  const call = `\`create_order\`, for example with \`${JSON.stringify(example)}\``;
  return `Next: once the person agrees, call ${call}. It answers a checkout URL that the person opens to pay.`;
}

const days = (n: number) => `${n} ${n === 1 ? "day" : "days"}`;
const revisions = (n: number) => `${n} ${n === 1 ? "revision" : "revisions"}`;
