"use server";

import { redirect } from "next/navigation";
import { action } from "@/lib/actions/action";
import { NewOrder } from "@/lib/contracts/orders";
import { openCheckout } from "@/lib/orders/open-checkout";

/** Opens the checkout for the chosen package and add-ons and sends the buyer to the hosted page. */
export const buy = action(NewOrder.omit({ success_path: true }), async (ctx, order): Promise<never> => {
  const checkout = await openCheckout(ctx, order, "site");
  redirect(checkout.checkout_url);
});
