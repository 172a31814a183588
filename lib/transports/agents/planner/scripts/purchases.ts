import { formatMoney } from "@/lib/core/values/money";
import { Offered, Purchases } from "../answers";
import type { PurchaseWish, QuoteWish, Wish } from "../reading/wishes";
import { type Kit, Obstacle, type Script } from "../script";
import { uncheckedOf } from "./reads";
import { type Act, headed, type Section } from "./section";

/** As many orders as one page answers. */
const PAGE = 50;

/** A step on something that was bought: read and matched, not made yet; what only reads is read at once. Throws `Obstacle`. */
export function* preparePurchase(kit: Kit, wish: Wish & PurchaseWish): Script<Section | Act> {
  const { tool, order } = wish;
  if (!kit.may(tool)) kit.call(tool, "", {}); // refused before anything is read for it
  const known = order !== "latest" && tool !== "accept_delivery" ? order.handle : undefined;
  const found = known ? { orderHandle: known } : yield* findOrder(kit, wish);
  const given = { ...found, ...wish.arguments };
  if (tool !== "get_messages")
    return { tool, why: `Only if the order is yours: ${lower(wish.said)}.`, arguments: given };
  const answer = yield kit.call(tool, `${wish.said}.`, given);
  if (!answer.known) return { text: "", data: null };
  return { text: headed(wish.said, uncheckedOf(kit, wish), answer.text), data: answer.output };
}

function* findOrder(
  kit: Kit,
  { order, tool }: PurchaseWish,
): Script<{ orderHandle: string; deliveryNumber?: number | string }> {
  const accepts = tool === "accept_delivery";
  const answer = yield kit.call("list_my_purchases", "To find the order among those that you placed.", {
    maxResults: order === "latest" ? 1 : PAGE,
  });
  if (!answer.known) {
    const at = (field: string) => answer.at(`orders.0.${field}`);
    return { orderHandle: at("order_handle"), ...(accepts && { deliveryNumber: at("delivery_number") }) };
  }
  const { orders } = Purchases.parse(answer.output);
  const found = order === "latest" ? orders[0] : orders.find(({ order_id }) => order_id === order.id);
  if (!found) {
    const which =
      order === "latest"
        ? "You have placed no order."
        : `${order.id} is not among the last ${PAGE} orders that you placed.`;
    throw new Obstacle(`Nothing was done. ${which}`);
  }
  if (accepts && found.status !== "DELIVERED")
    throw new Obstacle(`Nothing was done. ${found.order_id} is ${found.status}: there is no delivery to accept.`);
  return { orderHandle: found.order_handle, ...(accepts && { deliveryNumber: found.delivery_number }) };
}

/** The checkout of what a quote offers, within the limits. Throws `Obstacle`. */
export function* prepareQuoted(kit: Kit, { quoteId, max }: QuoteWish): Script<Act> {
  if (!kit.may("create_order")) kit.call("create_order", "", {});
  const { maxOrderCents: standing } = kit.standing;
  const most = Math.min(max ?? Number.POSITIVE_INFINITY, standing ?? Number.POSITIVE_INFINITY);
  const limit = Number.isFinite(most) ? ` at ${formatMoney(most)} or less` : "";
  const answer = yield kit.call("get_quote", "To read what is offered, and at what price.", { quoteId });
  const why = `Only if it is offered${limit}: opens the checkout of exactly that, which a person pays.`;
  const atMost = Number.isFinite(most) ? { maxPriceCents: most } : {};
  if (!answer.known)
    return { tool: "create_order", why, arguments: { handle: answer.at("creator.handle"), quoteId, ...atMost } };
  const { status, creator, offer } = Offered.parse(answer.output);
  if (status !== "OFFERED" || !offer)
    throw new Obstacle(`No checkout was opened: the quote is ${status}, and only one that is OFFERED can be ordered.`);
  if (offer.amount_cents > most)
    throw new Obstacle(`No checkout was opened: the offer is ${formatMoney(offer.amount_cents)}, and not${limit}.`);
  return { tool: "create_order", why, arguments: { handle: creator.handle, quoteId, ...atMost } };
}

const lower = (said: string) => `${said.charAt(0).toLowerCase()}${said.slice(1)}`;
