import { and, asc, eq, isNotNull, isNull } from "drizzle-orm";
import { orders } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { isUnavailable } from "@/lib/core/errors";
import { processor } from "@/lib/payments/processor";
import type { OrderRow } from "./move";

const BATCH = 50;

export const NO_PAYMENT = "The payment processor does not know a payment of this order, so nothing can be sent back.";

type Refundable = Pick<OrderRow, "id" | "paymentIntentId" | "feeCents" | "processorDispute" | "processorDisputeId">;

/**
 * Asks the processor to send the whole amount back, with the creator's transfer reversed and the platform's fee returned. Under the
 * order's id as idempotency key: however often it is asked, it refunds once. A payment that its card holder disputes cannot be
 * refunded: there the dispute is accepted, which sends it back too. The order's state follows by the signed event.
 */
export async function sendRefund(ctx: Context, order: Refundable): Promise<void> {
  if (!order.paymentIntentId) throw new Error(`${order.id} has no payment`);
  const refundId =
    order.processorDispute === "open" && order.processorDisputeId
      ? await acceptDispute(order.processorDisputeId)
      : await createRefund(order.id, order.paymentIntentId, order.feeCents);
  await ctx.db.update(orders).set({ refundId }).where(eq(orders.id, order.id));
}

async function acceptDispute(id: string): Promise<string> {
  const dispute = await processor().disputes.close(id);
  return dispute.id;
}

async function createRefund(orderId: string, paymentIntent: string, feeCents: number): Promise<string> {
  try {
    const refund = await processor().refunds.create(
      {
        payment_intent: paymentIntent,
        reverse_transfer: true,
        refund_application_fee: feeCents > 0,
        reason: "requested_by_customer",
        metadata: { order_id: orderId },
      },
      { idempotencyKey: `refund:${orderId}` },
    );
    return refund.id;
  } catch (error) {
    if (isAlreadyRefunded(error)) return "refunded_before";
    throw error;
  }
}

/** Asks again for every refund that was decided and that the processor has not taken yet. Answers how many it took now. */
export async function sendRefunds(ctx: Context): Promise<number> {
  const due = await ctx.db
    .select({
      id: orders.id,
      paymentIntentId: orders.paymentIntentId,
      feeCents: orders.feeCents,
      processorDispute: orders.processorDispute,
      processorDisputeId: orders.processorDisputeId,
    })
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
      await sendRefund(ctx, order);
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

function isAlreadyRefunded(error: unknown): boolean {
  return (error as { code?: unknown }).code === "charge_already_refunded";
}
