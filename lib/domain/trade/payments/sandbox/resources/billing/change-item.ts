import type { Call } from "../../call";
import type { Subscription } from "../../objects/billing";
import { Refusal } from "../../refusal";
import { retrieve } from "../../store";
import { publicFields } from "../../view";
import { billInvoice, intentFor, periodPrice } from "./invoices";
import { startPeriod } from "./subscriptions";

type ItemChange = { id?: string | undefined; price?: string | undefined; quantity?: number | undefined };

/**
 * Puts the one item on another price or quantity. Another interval starts a period and bills it at once; the same one goes on, and with
 * `prorate` what the rest of the period costs more is billed now. The sandbox gives no credit for what costs less.
 */
export async function changeItem(
  call: Call,
  sub: Subscription,
  change: ItemChange,
  prorate: boolean,
): Promise<Subscription> {
  const [item] = sub.items.data;
  if (!item || (change.id && change.id !== item.id)) {
    throw new Refusal(`No such subscription_item: '${change.id}'`, { code: "resource_missing", param: "items[0][id]" });
  }
  const price = change.price ? await retrieve(call, "price", change.price, "items[0][price]") : item.price;
  if (!price.recurring) {
    throw new Refusal("The price specified is not recurring.", { param: "items[0][price]" });
  }
  const changed = {
    ...item,
    price: publicFields(price) as typeof item.price,
    quantity: change.quantity ?? item.quantity,
  };
  const payer = await retrieve(call, "customer", sub.customer);
  const next = { ...sub, items: { ...sub.items, data: [changed] } };
  if (price.recurring.interval !== item.price.recurring?.interval) {
    return startPeriod(call, next, "subscription_update", payer);
  }
  const length = item.current_period_end - item.current_period_start;
  const rest = Math.max(0, item.current_period_end - call.now) / length;
  const more = Math.round((periodPrice(next) - periodPrice(sub)) * rest);
  if (!prorate || more <= 0) return next;
  const invoice = await billInvoice(call, next, "subscription_update", await intentFor(call, next, more), payer);
  // as with `error_if_incomplete`: the transaction ends here, and nothing was changed
  if (invoice.status === "open") {
    throw new Refusal(sub._refuses?.message ?? "Your card was declined.", {
      status: 402,
      type: "card_error",
      code: "card_declined",
    });
  }
  return { ...next, latest_invoice: invoice.id };
}
