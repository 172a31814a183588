import { eq } from "drizzle-orm";
import { orders } from "@/db/schema";
import type { BuyerOrderView } from "@/lib/contracts/trade/orders";
import type { Context } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { type FoundOrder, orderFor, purchaseFor } from "../access";
import { afterCompletion } from "../closing/complete";
import { closedAtFirst, moveOrder } from "../move";
import { viewBuyerOrder } from "../view";

type Acceptance = {
  orderId: string;
  token?: string | undefined;
  /** The delivery that the buyer looked at; another one since is not accepted unseen. */
  deliveryNumber?: number | undefined;
};

/** The same by a buyer's app or key: `purchases:accept`, since it pays the creator. Throws `insufficient_scope` too. */
export async function acceptPurchase(ctx: Context, id: string, deliveryNumber?: number): Promise<BuyerOrderView> {
  return accept(ctx, await purchaseFor(ctx, id, "accept"), deliveryNumber);
}

/** The buyer accepts the delivery: the order is completed. Throws `not_found`, `invalid_state_transition`. */
export async function acceptDelivery(ctx: Context, input: Acceptance): Promise<BuyerOrderView> {
  return accept(ctx, await orderFor(ctx, input.orderId, "accept", input.token), input.deliveryNumber);
}

function accept(ctx: Context, found: FoundOrder, deliveryNumber: number | undefined): Promise<BuyerOrderView> {
  const { id, handle, displayName } = found;
  return transaction(ctx, async (tx) => {
    const order = await moveOrder(tx, ctx, id, {
      to: "COMPLETED",
      from: ["DELIVERED"],
      actor: "buyer",
      done: "accepted",
      because: "Another delivery has come since. Look at it first.",
      when: deliveryNumber === undefined ? undefined : eq(orders.deliveryNumber, deliveryNumber),
      set: { acceptedBy: "buyer", closedAt: closedAtFirst(ctx) },
    });
    await afterCompletion(tx, ctx, order);
    return viewBuyerOrder(order, { handle, display_name: displayName });
  });
}
