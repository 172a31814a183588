import { and } from "drizzle-orm";
import { orderRefunds } from "@/db/schema";
import type { OrderDetailView } from "@/lib/contracts/trade/orders/creator-orders";
import type { Context } from "@/lib/core/context";
import { conflict, type DomainError, notFound, WrongState } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { refusalOf } from "@/lib/domain/trade/payments/refusal-of";
import { orderFor } from "../access/access";
import type { OrderRow } from "../move";
import { decideRefund, type RefundRow } from "../refunds/decide";
import { holdOrder, leftOf, reckon } from "../refunds/reckon";
import { thisTry } from "../refunds/record";
import { UNSENT } from "../refunds/rounds";
import { sendRefund } from "../refunds/send";
import { historyOf } from "../showing/history";
import { viewOrderDetail } from "../showing/view";

/** The states from which the whole refund leads to REFUNDED. Before delivery an order is canceled, which refunds it too. */
const WHOLE: readonly OrderRow["status"][] = ["COMPLETED", "DISPUTED"];
const PART: readonly OrderRow["status"][] = ["PAID", "DELIVERED", "REVISION_REQUESTED", ...WHOLE];

type Wanted = { amount_cents?: number | undefined; note?: string | undefined };

/**
 * The creator sends part of the amount back, or all that is left. The order becomes REFUNDED when the processor says that all has gone.
 * Throws `not_found`, `invalid_state_transition`, `conflict` (nothing is left, or the processor refused), `validation_error`.
 */
export async function refundOrder(ctx: Context, id: string, wanted: Wanted = {}): Promise<OrderDetailView> {
  await orderFor(ctx, id, "refund");
  const order = await requestRefund(ctx, id, { cents: wanted.amount_cents, note: wanted.note, reason: "creator" });
  return viewOrderDetail(order, await historyOf(id, ctx.inTransaction ? ctx.db : undefined));
}

type Request = { cents?: number | undefined; note?: string | undefined; reason: RefundRow["reason"] };

/**
 * Decides a refund while the order is held, and asks the processor for it: at once, or, inside another transaction, by the worker after
 * the commit. Where it cannot be reached the decision stands; where it refuses, the decision is taken back.
 */
export async function requestRefund(ctx: Context, id: string, request: Request): Promise<OrderRow> {
  const { refund, order } = await transaction(ctx, async (tx) => {
    const held = await holdOrder(tx, ctx, id);
    if (!held) throw notFound("The order");
    // parts that together leave nothing are the whole; who holds the order sees what was decided a moment ago
    const left = await leftOf(tx, held);
    const whole = request.cents === undefined || request.cents === held.amountCents || request.cents === left;
    if (!(whole ? WHOLE : PART).includes(held.status)) throw refusal(held);
    return decideRefund(tx, ctx, held, request);
  });
  return ctx.inTransaction ? order : sendNow(ctx, order, refund);
}

/** Asks the processor after the commit. */
export async function sendNow(ctx: Context, order: OrderRow, refund: RefundRow): Promise<OrderRow> {
  try {
    await sendRefund(ctx, { refund, paymentIntentId: order.paymentIntentId });
    return order;
  } catch (error) {
    const said = refusalOf(error);
    if (!said) {
      ctx.log.error({ err: error, order: order.id }, "a refund waits for the worker");
      return order;
    }
    const sent = await takeBack(ctx, refund, said);
    if (sent) return sent;
    throw conflict(`The payment processor refused the refund: ${said}`);
  }
}

/** Takes the decision back, with what the processor said on record. Answers the order where the worker could send it meanwhile: then it stands. */
async function takeBack(ctx: Context, refund: RefundRow, said: string): Promise<OrderRow | null> {
  const { id, orderId, cents } = refund;
  return transaction(ctx, async (tx, within) => {
    await holdOrder(tx, within, orderId);
    const gone = await tx
      .delete(orderRefunds)
      .where(and(thisTry(within, refund), UNSENT))
      .returning({ id: orderRefunds.id });
    const order = await reckon(tx, within, orderId);
    if (gone.length === 0) return order;
    const diff = { refund: id, cents, said: said.slice(0, 500) };
    await recordAudit(tx, within, order.profileId, "order.refund_refused", { type: "order", id: orderId }, diff);
    return null;
  });
}

function refusal(order: OrderRow): DomainError {
  const way =
    order.status === "PAID" || order.status === "REVISION_REQUESTED" ? " Cancel it: that sends the money back." : "";
  return new WrongState(
    "order",
    order.status,
    `it can be refunded while ${WHOLE.join(" or ")}.${way}`,
    "no part of it can be sent back now",
  );
}
