"use server";

import { redirect } from "next/navigation";
import { NewOrder } from "@/lib/contracts/trade/orders";
import { openCheckout } from "@/lib/domain/trade/orders/checkout/open-checkout";
import { action } from "@/lib/transports/actions/action";

/** Opens the checkout for the chosen package and add-ons and sends the buyer to the hosted page. */
export const buy = action(NewOrder.omit({ success_path: true }), async (ctx, order): Promise<never> => {
  const checkout = await openCheckout(ctx, order, "site");
  redirect(checkout.checkout_url);
});
