import type { CheckoutRequest, KeptLine, LineItem } from "@/lib/contracts/commerce/checkout";
import type { Message } from "@/lib/contracts/commerce/protocol";
import { addonsOf, type Choice, choicesOf, itemOf } from "./item-ids";
import type { SoldOffer } from "./offers";

/** What an order is opened with, once the lines say it. */
export type Wanted = { handle: string; product_id: string; tier_id: string | undefined; addon_ids: string[] };

/** What became of the lines that were asked for: those that are known, what is wrong with them, and what they order where nothing is. */
export type Checked = { lines: KeptLine[]; problems: Message[]; wanted: Wanted | null; offer: SoldOffer | null };

type Known = { offer: SoldOffer; choice: Choice; line: KeptLine };

/**
 * Checks what is to be bought against what is on sale: one package of one product, once, and add-ons of that product, each once. The lines
 * keep the order in which they were asked for; prices are ours.
 */
export function checkLines(sold: ReadonlyMap<string, SoldOffer>, asked: CheckoutRequest["line_items"]): Checked {
  const problems: Message[] = [];
  const problem = (code: string, content: string, path: string) =>
    problems.push({ type: "error", code, content, severity: "recoverable", path });
  const known: Known[] = [];
  for (const { item, quantity } of asked) {
    const found = knownItem(sold, item.id);
    if (!found) {
      problem("item_unavailable", `${item.id} is not on sale here. It was left out.`, "$.line_items");
      continue;
    }
    const n = known.length;
    const line = { id: `li_${n + 1}`, item: described(found.offer, found.choice, item.id), quantity };
    known.push({ ...found, line });
    if (!found.exact) problem("variant_required", packagesOf(found.offer), `$.line_items[${n}].item.id`);
    if (quantity > 1) problem("quantity_not_available", "Services are sold once: 1.", `$.line_items[${n}].quantity`);
    if (known.slice(0, n).some(({ line: other }) => other.item.id === item.id))
      problem("duplicate_item", "Each item can be bought once.", `$.line_items[${n}]`);
  }
  const main = known.find(({ choice }) => choice.kind === "choice");
  for (const [n, { offer, choice }] of known.entries()) {
    const at = `$.line_items[${n}]`;
    if (choice.kind === "choice" && main && known[n] !== main)
      problem("one_package_only", "One checkout is for one package of one creator. Open another for this.", at);
    if (choice.kind === "addon" && offer !== main?.offer)
      problem("package_required", `An add-on is bought with a package of its product: ${packagesOf(offer)}`, at);
  }
  if (main?.offer.closed) problem("item_unavailable", main.offer.closed, "$.line_items");
  const lines = known.map(({ line, choice }) =>
    choice.kind === "addon" && main ? { ...line, parent_id: main.line.id } : line,
  );
  const wanted = main && problems.length === 0 ? wantedOf(main, known) : null;
  return { lines, problems, wanted, offer: main?.offer ?? known[0]?.offer ?? null };
}

function knownItem(sold: ReadonlyMap<string, SoldOffer>, id: string) {
  const item = itemOf(id);
  const offer = item && sold.get(item.productId);
  if (!offer) return null;
  const choices = choicesOf(offer);
  if (item.kind === "product") {
    const [first] = choices;
    // a product at a flat price can be nothing else than bought at it
    return first ? { offer, choice: first, exact: offer.kind !== "packages" } : null;
  }
  const choice = [...choices, ...addonsOf(offer)].find((one) => one.id === id);
  return choice ? { offer, choice, exact: true } : null;
}

function described(offer: SoldOffer, choice: Choice, id: string): KeptLine["item"] {
  const named = choice.kind === "choice" && choice.tierId === null ? offer.name : `${offer.name}: ${choice.name}`;
  const title = choice.kind === "addon" ? choice.name : named;
  const [image] = offer.images;
  return { id, title, price: choice.priceCents, ...(image && { image_url: image.url }) };
}

function packagesOf(offer: SoldOffer): string {
  return `Choose one of ${choicesOf(offer)
    .map(({ id }) => id)
    .join(", ")}.`;
}

function wantedOf({ offer, choice }: Known, known: readonly Known[]): Wanted {
  return {
    handle: offer.seller.handle,
    product_id: offer.product_id,
    tier_id: choice.kind === "choice" ? (choice.tierId ?? undefined) : undefined,
    addon_ids: known.flatMap((one) => (one.choice.kind === "addon" ? [one.choice.addonId] : [])),
  };
}

type Total = LineItem["totals"][number];

/** What lines come to, as the protocol breaks totals down: nothing is added to the prices. */
export function totalsOf(lines: readonly Pick<KeptLine, "item" | "quantity">[]): Total[] {
  const amount = lines.reduce((sum, { item, quantity }) => sum + item.price * quantity, 0);
  return [
    { type: "subtotal", display_text: "Subtotal", amount },
    { type: "total", display_text: "Total", amount },
  ];
}
