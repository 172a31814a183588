import { isNotNull } from "drizzle-orm";
import { orders } from "@/db/schema";
import type { OrderDetailView } from "@/lib/contracts/trade/creator-orders";
import type { Context } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { orderFor } from "../access";
import { announce } from "../announce";
import { historyOf } from "../history";
import { orderCanceled } from "../mails/order-canceled";
import { moveOrder } from "../move";
import { decideRefund, NO_PAYMENT } from "../refunds/decide";
import { sendRefund } from "../refunds/send";
import { viewCanceledEvent, viewOrderDetail } from "../view";

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
      set: { acceptBy: null, closedAt: ctx.now },
    });
    const decided = await decideRefund(tx, ctx, order, { reason: "canceled", note });
    await announce(tx, ctx, order, {
      kind: "order.canceled",
      data: viewCanceledEvent(order, note),
      toBuyer: (facts) => orderCanceled(facts, note),
    });
    return { ...decided, history: await historyOf(id, tx) };
  });
  const { order, refund, history } = canceled;
  if (!ctx.inTransaction)
    await sendRefund(ctx, { refund, paymentIntentId: order.paymentIntentId }).catch((err) =>
      ctx.log.error({ err, order: id }, "a refund waits for the worker"),
    );
  return viewOrderDetail(order, history);
}
