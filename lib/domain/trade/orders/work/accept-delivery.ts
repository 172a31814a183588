import { eq } from "drizzle-orm";
import { orders } from "@/db/schema";
import type { BuyerOrderView } from "@/lib/contracts/trade/orders";
import type { Context } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { orderFor } from "../access";
import { afterCompletion } from "../closing/complete";
import { closedAtFirst, moveOrder } from "../move";
import { viewBuyerOrder } from "../view";

type Acceptance = {
  orderId: string;
  token?: string | undefined;
  /** The delivery that the buyer looked at; another one since is not accepted unseen. */
  deliveryNumber?: number | undefined;
};

/** The buyer accepts the delivery: the order is completed. Throws `not_found`, `invalid_state_transition`. */
export async function acceptDelivery(ctx: Context, input: Acceptance): Promise<BuyerOrderView> {
  const { id, handle, displayName } = await orderFor(ctx, input.orderId, "accept", input.token);
  return transaction(ctx, async (tx) => {
    const order = await moveOrder(tx, ctx, id, {
      to: "COMPLETED",
      actor: "buyer",
      done: "accepted",
      because: "Another delivery has come since. Look at it first.",
      when: input.deliveryNumber === undefined ? undefined : eq(orders.deliveryNumber, input.deliveryNumber),
      set: { acceptedBy: "buyer", closedAt: closedAtFirst(ctx) },
    });
    await afterCompletion(tx, ctx, order);
    return viewBuyerOrder(order, { handle, display_name: displayName });
  });
}
