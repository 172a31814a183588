import type { KeptLine } from "@/lib/contracts/commerce/checkout";
import { addonItem, flatItem, packageItem } from "./item-ids";
import type { OrderOf } from "./row";

type Ordered = Pick<OrderOf, "lines" | "productId">;

/**
 * The lines of an order as the protocol has them: those that its checkout asked for, unless the buyer chose otherwise on our page, or no
 * checkout of the protocol made it.
 */
export function linesOf(kept: readonly KeptLine[], order: Ordered): KeptLine[] {
  const ordered = order.lines.map(({ kind, slug, name, amount_cents }) => ({
    id: itemId(kind, order.productId, slug),
    title: name,
    price: amount_cents,
  }));
  const asOrdered = ({ item }: KeptLine) =>
    // a product at a flat price may be asked for by its own id
    ordered.some(({ id, price }) => price === item.price && (id === item.id || id === flatItem(item.id)));
  if (kept.length === ordered.length && kept.every(asOrdered)) return [...kept];
  const image_url = kept.find(({ parent_id }) => !parent_id)?.item.image_url;
  return ordered.map((item, n) => ({
    id: `li_${n + 1}`,
    item: n === 0 && image_url ? { ...item, image_url } : item,
    quantity: 1,
    ...(n > 0 && { parent_id: "li_1" }),
  }));
}

function itemId(kind: Ordered["lines"][number]["kind"], productId: string, slug: string): string {
  if (kind === "addon") return addonItem(productId, slug);
  return kind === "package" ? packageItem(productId, slug) : flatItem(productId);
}
