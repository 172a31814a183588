import { isNotNull, sql } from "drizzle-orm";
import { orders } from "@/db/schema";
import type { OrderDetailView } from "@/lib/contracts/trade/creator-orders";
import type { Context } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { orderFor } from "../access";
import { announce } from "../announce";
import { historyOf } from "../history";
import { orderCanceled } from "../mails/order-canceled";
import { moveOrder } from "../move";
import { viewCanceledEvent, viewOrderDetail } from "../view";
import { NO_PAYMENT, sendRefund } from "./send-refund";

/**
 * The creator gives an order up before it is delivered: CANCELED at once, and REFUNDED when the processor says that the money is on
 * its way. The refund was decided with the commit: if the processor does not answer now, the worker asks again. Throws `not_found`,
 * `invalid_state_transition`.
 */
export async function cancelOrder(ctx: Context, id: string, note = ""): Promise<OrderDetailView> {
  await orderFor(ctx, id, "cancel");
  const canceled = await transaction(ctx, async (tx) => {
    const order = await moveOrder(tx, ctx, id, {
      to: "CANCELED",
      actor: "creator",
      done: "canceled",
      because: NO_PAYMENT,
      ...(note ? { note } : {}),
      when: isNotNull(orders.paymentIntentId),
      set: {
        acceptBy: null,
        closedAt: ctx.now,
        refundRequestedAt: sql`coalesce(${orders.refundRequestedAt}, ${ctx.now.toISOString()}::timestamptz)`,
      },
    });
    await announce(tx, ctx, order, {
      kind: "order.canceled",
      data: viewCanceledEvent(order, note),
      toBuyer: (facts) => orderCanceled(facts, note),
    });
    return { order, history: await historyOf(id, tx) };
  });
  await sendRefund(ctx, canceled.order).catch((err) =>
    ctx.log.error({ err, order: id }, "a refund waits for the worker"),
  );
  return viewOrderDetail(canceled.order, canceled.history);
}
