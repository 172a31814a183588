import type { OpenedOrderView } from "@/lib/contracts/trade/orders/open-order";
import type { CheckoutView, NewOrder } from "@/lib/contracts/trade/orders/orders";
import type { Context } from "@/lib/core/context";
import { lacking } from "@/lib/domain/platform/access/require";
import { orderHandle } from "../access/handle";
import { briefOf } from "../brief/read";
import { openCheckout } from "./open-checkout";

/** Any of these opens a checkout: for what the account buys, or for what it sells. */
const OPENS = ["purchases:write", "orders:write"] as const;

/** Whether the caller may open checkouts: without a credential, or with one that is meant for it. Throws `insufficient_scope`. */
export function requireOpener({ actor }: Context): void {
  if (actor.kind !== "credential" || OPENS.some((scope) => actor.scopes.includes(scope))) return;
  throw lacking(...OPENS);
}

/**
 * Opens a checkout over the API. Nobody needs a credential; one that is sent must be meant for it.
 * Throws `insufficient_scope`, and what `openCheckout` throws.
 */
export async function openOrder(ctx: Context, order: NewOrder): Promise<OpenedOrderView> {
  requireOpener(ctx);
  return openedOrder(ctx, await openCheckout(ctx, order, "api"));
}

/** What whoever opened a checkout learns besides: the order's handle, and the questions that have no answer yet. */
export async function openedOrder({ db }: Context, checkout: CheckoutView): Promise<OpenedOrderView> {
  const { missing } = await briefOf(checkout.order_id, db);
  return { ...checkout, order_handle: orderHandle(checkout.order_id), missing };
}
