import type { Purchase } from "@/lib/contracts/trade/purchases";
import type { Context } from "@/lib/core/context";
import { purchaseFor } from "../access";
import { historyOf } from "../history";
import { viewBuyerOrder, viewDeliveries, viewStep } from "../view";

/** One order that the account bought, with its timeline and what was delivered, both oldest first. Throws `not_found`. */
export async function getPurchase(ctx: Context, id: string): Promise<Purchase> {
  const order = await purchaseFor(ctx, id, "read");
  const history = await historyOf(id);
  return {
    ...viewBuyerOrder(order, { handle: order.handle, display_name: order.displayName }),
    checkout_url: order.status === "CHECKOUT_OPEN" ? order.checkoutUrl : null,
    timeline: history.steps.map(viewStep),
    deliveries: viewDeliveries(history),
  };
}
