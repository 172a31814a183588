"use server";

import { refresh } from "next/cache";
import { z } from "zod";
import { NewReview } from "@/lib/contracts/network/reviews/reviews";
import { NewDispute, RevisionRequest } from "@/lib/contracts/trade/orders/orders";
import { idOf } from "@/lib/contracts/values/ids";
import { writeReview } from "@/lib/domain/trade/orders/approving/approve";
import { openDispute } from "@/lib/domain/trade/orders/closing/dispute";
import { acceptDelivery } from "@/lib/domain/trade/orders/work/accept-delivery";
import { requestRevision } from "@/lib/domain/trade/orders/work/request-revision";
import { action } from "@/lib/transports/actions/action";

const stars = z.coerce.number({ error: "Choose 1 to 5 stars" }).int().min(1, "Choose 1 to 5 stars").max(5);
const ReviewForm = NewReview.extend({
  rating: stars,
  order_id: z.string().max(40),
  token: z.string().max(200).optional(),
  draft_id: idOf("apr").optional(),
});

/** Writes or changes the buyer's review of an order, or publishes what an app drafted of it. */
export const sendReview = action(ReviewForm, async (ctx, { order_id, token, draft_id, ...review }) => {
  return writeReview(ctx, { orderId: order_id, token: token || undefined, draftId: draft_id, ...review });
});

/** Which order, and the token of the link that its buyer came by. */
const Which = { order_id: z.string().max(40), token: z.string().max(200).optional() };

/** Accepts the delivery that the page shows. */
export const acceptAction = action(
  z.strictObject({ ...Which, delivery_number: z.coerce.number().int().min(1) }),
  async (ctx, { order_id, token, delivery_number }) => {
    const order = await acceptDelivery(ctx, { orderId: order_id, token, deliveryNumber: delivery_number });
    refresh();
    return order;
  },
);

/** Sends the delivery back for changes. */
export const reviseAction = action(RevisionRequest.extend(Which), async (ctx, { order_id, token, note }) => {
  const order = await requestRevision(ctx, { orderId: order_id, token, note });
  refresh();
  return order;
});

/** Opens a dispute. */
export const disputeAction = action(NewDispute.extend(Which), async (ctx, { order_id, token, reason }) => {
  const order = await openDispute(ctx, { orderId: order_id, token, reason });
  refresh();
  return order;
});
