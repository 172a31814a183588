"use server";

import { refresh } from "next/cache";
import { z } from "zod";
import { type ActionState, action } from "@/lib/actions/action";
import { NewDelivery, type OrderDetailView } from "@/lib/contracts/creator-orders";
import { idOf } from "@/lib/contracts/ids";
import { Cancellation } from "@/lib/contracts/orders";
import { cancelOrder } from "@/lib/orders/cancel";
import { deliverOrder } from "@/lib/orders/deliver";
import { refundOrder } from "@/lib/orders/refund";

const Which = { order_id: idOf("ord") };

const oneOrMore = <T extends z.ZodType>(item: T) =>
  z.preprocess((sent) => (sent === undefined ? [] : [sent].flat()), z.array(item).max(10));

const DeliveryForm = NewDelivery.extend({
  ...Which,
  // one link per line
  links: z
    .string()
    .max(45_000)
    .default("")
    .transform((text) => text.split(/\s+/).filter(Boolean))
    .pipe(NewDelivery.shape.links.unwrap()),
  file_ids: oneOrMore(idOf("file")),
}).refine(({ message, links, file_ids }) => message || links.length > 0 || file_ids.length > 0, {
  path: ["message"],
  error: "Say what you hand over, or add a link or a file",
});

const deliver = action(DeliveryForm, async (ctx, { order_id, ...delivery }) => {
  const order = await deliverOrder(ctx, order_id, delivery);
  refresh();
  return order;
});

const cancel = action(Cancellation.extend(Which), async (ctx, { order_id, note }) => {
  const order = await cancelOrder(ctx, order_id, note);
  refresh();
  return order;
});

const refund = action(z.strictObject(Which), async (ctx, { order_id }) => {
  const order = await refundOrder(ctx, order_id);
  refresh();
  return order;
});

type Changed = ActionState<OrderDetailView>;

/** Hands the work over. */
export async function deliverAction(previous: Changed, form: FormData): Promise<Changed> {
  return deliver(previous, form);
}

/** Gives the order up and sends the money back. */
export async function cancelAction(previous: Changed, form: FormData): Promise<Changed> {
  return cancel(previous, form);
}

/** Sends the money of a delivered order back. */
export async function refundAction(previous: Changed, form: FormData): Promise<Changed> {
  return refund(previous, form);
}
