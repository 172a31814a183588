"use server";

import { redirect } from "next/navigation";
import { z } from "zod";
import { withBriefComplaints } from "@/app/_parts/orders/brief/brief-complaints";
import { NewBrief } from "@/lib/contracts/trade/orders/order-briefs";
import { NewOrder } from "@/lib/contracts/trade/orders/orders";
import { idOf } from "@/lib/contracts/values/ids";
import { jsonField } from "@/lib/contracts/values/json-field";
import { Email } from "@/lib/contracts/values/text";
import { openCheckout } from "@/lib/domain/trade/orders/checkout/open-checkout";
import { waitForCreator } from "@/lib/domain/trade/payouts/waits";
import { action, type FormAction } from "@/lib/transports/actions/action";

const Told = NewBrief.omit({ attachments: true });

/** What was said of the work comes as one field of JSON, or not at all. */
const BuyForm = NewOrder.omit({ success_path: true, brief: true, answers: true, attachments: true }).extend({
  told: jsonField(120_000, Told).prefault("{}"),
  /** The questions that the page shows, by which a refusal knows where it can stand. */
  asked: z.string().max(2_000).optional(),
});

const opened = action(BuyForm, async (ctx, { told, asked: _, ...order }): Promise<never> => {
  const checkout = await openCheckout(ctx, { ...order, ...told }, "site");
  redirect(checkout.checkout_url);
});

/** Opens the checkout for the chosen package and add-ons and sends the buyer to the hosted page. */
export const buy: FormAction<never> = async (previous, form) => {
  const shown = String(form.get("asked") ?? "").split(",");
  return withBriefComplaints(await opened(previous, form), shown);
};

/** Notes who wants to hear that the creator of a product can be hired. */
export const tellMeWhen = action(
  z.object({ product_id: idOf("prod"), email: Email.optional() }),
  (ctx, { product_id: productId, email }) => waitForCreator(ctx, { productId, email }),
);
