import { and, inArray, isNotNull } from "drizzle-orm";
import { orders } from "@/db/schema";
import type { BuyerOrderView } from "@/lib/contracts/trade/orders/orders";
import type { Context } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { orderAs } from "../access/access";
import { orderCancelWithdrawn } from "../mails/order-cancel-withdrawn";
import { thisOrder } from "../move";
import { noteStep } from "../note-step";
import { viewBuyerOrder } from "../showing/view";
import { viewOrderEvent } from "../showing/view-events";
import { announce } from "../telling/announce";
import { ASKABLE } from "./ask";
import { goesOn } from "./deadline";

/**
 * The buyer no longer asks to cancel, before the creator has answered: the order goes on, and for a day it cannot be asked for again. Emits `order.cancel_withdrawn`. Throws
 * `not_found`, `invalid_state_transition` where nothing is asked.
 */
export async function withdrawCancel(
  ctx: Context,
  { orderId, token }: { orderId: string; token?: string | undefined },
): Promise<BuyerOrderView> {
  const found = await orderAs(ctx, "buyer", { id: orderId, action: "ask_cancel", token });
  return transaction(ctx, async (tx) => {
    const [order] = await tx
      .update(orders)
      .set({ ...goesOn(ctx.now), cancelReason: null })
      .where(and(thisOrder(ctx, found.id), inArray(orders.status, [...ASKABLE]), isNotNull(orders.cancelAskedAt)))
      .returning();
    if (!order) throw new DomainError("invalid_state_transition", "You do not ask to cancel this order.");
    await noteStep(tx, ctx, order, { actor: "buyer", note: "No longer asks to cancel" });
    await announce(tx, ctx, order, {
      kind: "order.cancel_withdrawn",
      data: viewOrderEvent(order),
      toCreator: orderCancelWithdrawn,
    });
    return viewBuyerOrder(order, { handle: found.handle, display_name: found.displayName });
  });
}
