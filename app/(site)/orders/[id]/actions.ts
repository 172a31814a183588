"use server";

import { refresh } from "next/cache";
import { z } from "zod";
import { type ActionState, action } from "@/lib/actions/action";
import { type BuyerOrderView, NewDispute, RevisionRequest } from "@/lib/contracts/orders";
import { NewReview } from "@/lib/contracts/reviews";
import { acceptDelivery } from "@/lib/orders/accept-delivery";
import { openDispute } from "@/lib/orders/dispute";
import { requestRevision } from "@/lib/orders/request-revision";
import { submitReview } from "@/lib/reviews/submit";

const stars = z.coerce.number({ error: "Choose 1 to 5 stars" }).int().min(1, "Choose 1 to 5 stars").max(5);
const ReviewForm = NewReview.extend({
  rating: stars,
  order_id: z.string().max(40),
  token: z.string().max(200).optional(),
});

/** Writes or changes the buyer's review of an order. */
export const sendReview = action(ReviewForm, async (ctx, { order_id, token, ...review }) => {
  return submitReview(ctx, { orderId: order_id, token: token || undefined, ...review });
});

/** Which order, and the token of the link that its buyer came by. */
const Which = { order_id: z.string().max(40), token: z.string().max(200).optional() };

const accept = action(
  z.strictObject({ ...Which, delivery_number: z.coerce.number().int().min(1) }),
  async (ctx, { order_id, token, delivery_number }) => {
    const order = await acceptDelivery(ctx, { orderId: order_id, token, deliveryNumber: delivery_number });
    refresh();
    return order;
  },
);

const revise = action(RevisionRequest.extend(Which), async (ctx, { order_id, token, note }) => {
  const order = await requestRevision(ctx, { orderId: order_id, token, note });
  refresh();
  return order;
});

const dispute = action(NewDispute.extend(Which), async (ctx, { order_id, token, reason }) => {
  const order = await openDispute(ctx, { orderId: order_id, token, reason });
  refresh();
  return order;
});

type Answered = ActionState<BuyerOrderView>;

/** Accepts the delivery that the page shows. */
export async function acceptAction(previous: Answered, form: FormData): Promise<Answered> {
  return accept(previous, form);
}

/** Sends the delivery back for changes. */
export async function reviseAction(previous: Answered, form: FormData): Promise<Answered> {
  return revise(previous, form);
}

/** Opens a dispute. */
export async function disputeAction(previous: Answered, form: FormData): Promise<Answered> {
  return dispute(previous, form);
}
