"use server";

import { refresh } from "next/cache";
import { z } from "zod";
import { dollars } from "@/lib/contracts/trade/dollars";
import { FormFileIds } from "@/lib/contracts/trade/files";
import { NewDelivery } from "@/lib/contracts/trade/orders/creator-orders";
import { Cancellation } from "@/lib/contracts/trade/orders/orders";
import { idOf } from "@/lib/contracts/values/ids";
import { orNothing } from "@/lib/contracts/values/or-nothing";
import { readLines, TypedLink } from "@/lib/contracts/values/typed-links";
import { cancelOrder } from "@/lib/domain/trade/orders/closing/cancel";
import { refundOrder } from "@/lib/domain/trade/orders/closing/refund";
import { deliverOrder } from "@/lib/domain/trade/orders/work/deliver";
import { action } from "@/lib/transports/actions/action";

const Which = { order_id: idOf("ord") };

const DeliveryForm = NewDelivery.extend({
  ...Which,
  // one link per line
  links: z
    .string()
    .max(45_000)
    .default("")
    .transform((text, ctx) => {
      const lines = text.split("\n").flatMap((words, n) =>
        words
          .split(/\s+/)
          .filter(Boolean)
          .map((typed) => ({ line: n + 1, typed })),
      );
      const schema = TypedLink.pipe(NewDelivery.shape.links.unwrap().element);
      return readLines({ name: "Line", lines, schema }, (path, message) =>
        ctx.addIssue({ code: "custom", path, message }),
      );
    })
    .pipe(NewDelivery.shape.links.unwrap()),
  file_ids: FormFileIds,
}).refine(({ message, links, file_ids }) => message || links.length > 0 || file_ids.length > 0, {
  path: ["message"],
  error: "Say what you hand over, or add a link or a file",
});

/** Hands the work over. */
export const deliverAction = action(DeliveryForm, async (ctx, { order_id, ...delivery }) => {
  const order = await deliverOrder(ctx, order_id, delivery);
  refresh();
  return order;
});

/** Gives the order up and sends the money back. */
export const cancelAction = action(Cancellation.extend(Which), async (ctx, { order_id, note }) => {
  const order = await cancelOrder(ctx, order_id, note);
  refresh();
  return order;
});

/** Sends money of a delivered order back, all that is left or a part. */
export const refundAction = action(
  z.strictObject({ ...Which, amount_cents: orNothing(dollars(1)) }),
  async (ctx, { order_id, amount_cents }) => {
    const order = await refundOrder(ctx, order_id, { amount_cents });
    refresh();
    return order;
  },
);
