import { and, inArray, isNotNull, isNull } from "drizzle-orm";
import { orders } from "@/db/schema";
import type { OrderDetailView } from "@/lib/contracts/trade/creator-orders";
import type { Context } from "@/lib/core/context";
import { conflict, DomainError, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { orderFor } from "../access";
import { historyOf } from "../history";
import { type OrderRow, thisOrder } from "../move";
import { viewOrderDetail } from "../view";
import { NO_PAYMENT, refusalOf, sendRefund } from "./send-refund";

/** The states from which a refund alone leads to REFUNDED. Before delivery an order is canceled, which refunds it too. */
const REFUNDABLE: OrderRow["status"][] = ["COMPLETED", "DISPUTED"];

/**
 * The creator sends the whole amount back. The order becomes REFUNDED when the processor says so by its signed event. Throws
 * `not_found`, `invalid_state_transition`, `conflict` (already on its way, or the processor refused).
 */
export async function refundOrder(ctx: Context, id: string): Promise<OrderDetailView> {
  await orderFor(ctx, id, "refund");
  const order = await requestRefund(ctx, id);
  return viewOrderDetail(order, await historyOf(id));
}

/**
 * Decides a refund, by one conditional update, and asks the processor for it. Where it cannot be reached the decision stands and the
 * worker asks again; where it refuses, the decision is taken back.
 */
export async function requestRefund(ctx: Context, id: string): Promise<OrderRow> {
  const order = await transaction(ctx, async (tx) => {
    const [decided] = await tx
      .update(orders)
      .set({ refundRequestedAt: ctx.now, updatedAt: ctx.now })
      .where(
        and(
          thisOrder(ctx, id),
          inArray(orders.status, REFUNDABLE),
          isNull(orders.refundRequestedAt),
          isNotNull(orders.paymentIntentId),
        ),
      )
      .returning();
    if (!decided) {
      const [present] = await tx.select().from(orders).where(thisOrder(ctx, id));
      throw refusal(present);
    }
    await recordAudit(tx, ctx, decided.profileId, "order.refund_requested", { type: "order", id });
    return decided;
  });
  try {
    await sendRefund(ctx, order);
  } catch (error) {
    const said = refusalOf(error);
    if (!said) {
      ctx.log.error({ err: error, order: id }, "a refund waits for the worker");
      return order;
    }
    await ctx.db.update(orders).set({ refundRequestedAt: null }).where(thisOrder(ctx, id));
    throw conflict(`The payment processor refused the refund: ${said}`);
  }
  return order;
}

function refusal(order: OrderRow | undefined): DomainError {
  if (!order) return notFound("The order");
  if (!REFUNDABLE.includes(order.status)) {
    const way =
      order.status === "PAID" || order.status === "REVISION_REQUESTED" ? " Cancel it: that sends the money back." : "";
    return new DomainError(
      "invalid_state_transition",
      `The order is ${order.status}; it can be refunded while ${REFUNDABLE.join(" or ")}.${way}`,
    );
  }
  return conflict(order.refundRequestedAt ? "The refund of this order is on its way already." : NO_PAYMENT);
}
