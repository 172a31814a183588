import type { CheckoutView, NewOrder } from "@/lib/contracts/trade/orders";
import type { Context } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import { orderHandle } from "../handle";
import { openCheckout } from "./open-checkout";

/**
 * Opens a checkout over the API and answers the order's handle, too. Nobody needs a credential; one that is sent must be meant for it.
 * Throws `insufficient_scope`, and what `openCheckout` throws.
 */
export async function openOrder(ctx: Context, order: NewOrder): Promise<CheckoutView & { order_handle: string }> {
  const { actor } = ctx;
  if (actor.kind === "credential" && !actor.scopes.includes("orders:write"))
    throw new DomainError("insufficient_scope", "This credential lacks the scope orders:write.", {
      required_scope: "orders:write",
    });
  const checkout = await openCheckout(ctx, order, "api");
  return { ...checkout, order_handle: orderHandle(checkout.order_id) };
}
