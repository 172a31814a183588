import { and, asc, isNotNull, isNull } from "drizzle-orm";
import { orders } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { isUnavailable } from "@/lib/core/errors";
import { giveBack } from "@/lib/domain/trade/payments/give-back";
import { type OrderRow, thisOrder } from "../move";

const BATCH = 50;

export const NO_PAYMENT = "The payment processor does not know a payment of this order, so nothing can be sent back.";

type Refundable = Pick<OrderRow, "id" | "paymentIntentId">;

/**
 * Asks the processor to send the whole amount back, under the order's id as idempotency key. The order's state follows by the signed
 * event.
 */
export async function sendRefund(ctx: Context, { id, paymentIntentId }: Refundable): Promise<void> {
  if (!paymentIntentId) throw new Error(`${id} has no payment`);
  const refund = await giveBack(paymentIntentId, {
    idempotencyKey: `refund:${id}`,
    reason: "requested_by_customer",
    metadata: { order_id: id },
  });
  await ctx.db.update(orders).set({ refundId: refund.id }).where(thisOrder(ctx, id));
}

/** Asks again for every refund, of both modes, that was decided and that the processor has not taken yet. Answers how many it took now. */
export async function sendRefunds(ctx: Context): Promise<number> {
  const due = await ctx.db
    .select({ id: orders.id, paymentIntentId: orders.paymentIntentId, livemode: orders.livemode })
    .from(orders)
    .where(
      and(
        isNotNull(orders.refundRequestedAt),
        isNull(orders.refundId),
        isNull(orders.refundedAt),
        isNotNull(orders.paymentIntentId),
      ),
    )
    .orderBy(asc(orders.refundRequestedAt))
    .limit(BATCH);
  let sent = 0;
  for (const order of due) {
    try {
      await sendRefund({ ...ctx, livemode: order.livemode }, order);
      sent++;
    } catch (error) {
      if (isUnavailable(error)) throw error;
      ctx.log.error({ err: error, order: order.id }, "the processor did not take a refund; it will be asked again");
    }
  }
  return sent;
}

/** What the processor itself refused, as against a processor that could not be reached. */
export function refusalOf(error: unknown): string | null {
  const { type, message } = error as { type?: unknown; message?: unknown };
  return type === "StripeInvalidRequestError" && typeof message === "string" ? message : null;
}
