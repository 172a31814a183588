import { and, asc, eq, isNull, like } from "drizzle-orm";
import type Stripe from "stripe";
import { orderRefunds, orders } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { isUnavailable } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { giveBack } from "@/lib/domain/trade/payments/give-back";
import { processor } from "@/lib/domain/trade/payments/processor";
import type { RefundRow } from "./decide";
import { holdOrder, reckon } from "./reckon";

const BATCH = 50;

type Due = { refund: RefundRow; paymentIntentId: string | null };

/**
 * Asks the processor for one decided refund, under its own id as idempotency key. That it went is heard by the signed event. One of a
 * payment of which nothing is left is dropped: what took the rest has a row of its own.
 */
export async function sendRefund(ctx: Context, { refund, paymentIntentId }: Due): Promise<void> {
  if (!paymentIntentId) throw new Error(`${refund.orderId} has no payment`);
  const { id, cents, retries } = refund;
  const given = await giveBack(paymentIntentId, {
    cents,
    passedOn: retries === 0,
    idempotencyKey: retries === 0 ? `refund:${id}` : `refund:${id}:${retries}`,
    reason: "requested_by_customer",
    metadata: { order_id: refund.orderId, order_refund: id, attempt: String(retries) },
  });
  await transaction(ctx, async (tx, within) => {
    await holdOrder(tx, within, refund.orderId);
    const one = eq(orderRefunds.id, id);
    const known = given.id ? await tx.$count(orderRefunds, eq(orderRefunds.processorId, given.id)) : 1;
    if (given.id && known === 0)
      await tx.update(orderRefunds).set({ processorId: given.id, lastError: null }).where(one);
    // heard of before this answer, or sent back by somebody else: either way it has its row
    else
      await tx
        .delete(orderRefunds)
        .where(and(one, eq(orderRefunds.status, "REQUESTED"), isNull(orderRefunds.processorId)));
    await reckon(tx, within, refund.orderId);
  });
}

/** Asks at once; inside another transaction, and where the processor does not answer, the worker does. */
export async function sendLater(ctx: Context, due: Due): Promise<void> {
  if (ctx.inTransaction) return;
  await sendRefund(ctx, due).catch((err) =>
    ctx.log.error({ err, order: due.refund.orderId }, "a refund waits for the worker"),
  );
}

/** Asks for every refund, of both modes, that was decided and that the processor has not taken yet. Answers how many it took now. */
export async function sendRefunds(ctx: Context): Promise<number> {
  const due = await ctx.db
    .select({ refund: orderRefunds, paymentIntentId: orders.paymentIntentId })
    .from(orderRefunds)
    .innerJoin(orders, eq(orders.id, orderRefunds.orderId))
    .where(and(eq(orderRefunds.status, "REQUESTED"), isNull(orderRefunds.processorId)))
    .orderBy(asc(orderRefunds.createdAt))
    .limit(BATCH);
  let sent = 0;
  for (const one of due) if (await attempt(ctx, one.refund, (mode) => sendRefund(mode, one))) sent++;
  return sent + (await reverseChargebacks(ctx));
}

/**
 * What a lost card dispute took from the platform is taken back from the creator, to whom it had been passed on: the transfer, and the
 * platform's fee to the creator. Source: docs.stripe.com/connect/disputes.
 */
async function reverseChargebacks(ctx: Context): Promise<number> {
  const due = await ctx.db
    .select({ refund: orderRefunds, paymentIntentId: orders.paymentIntentId })
    .from(orderRefunds)
    .innerJoin(orders, eq(orders.id, orderRefunds.orderId))
    .where(
      and(eq(orderRefunds.status, "SENT"), like(orderRefunds.processorId, "du_%"), isNull(orderRefunds.reversedAt)),
    )
    .orderBy(asc(orderRefunds.createdAt))
    .limit(BATCH);
  let reversed = 0;
  for (const { refund, paymentIntentId } of due)
    if (
      await attempt(ctx, refund, async () => {
        await takeBack(refund, paymentIntentId ?? "");
        await ctx.db.update(orderRefunds).set({ reversedAt: ctx.now }).where(eq(orderRefunds.id, refund.id));
      })
    )
      reversed++;
  return reversed;
}

async function takeBack({ id, cents }: RefundRow, paymentIntent: string): Promise<void> {
  const intent = await processor().paymentIntents.retrieve(paymentIntent, { expand: ["latest_charge.transfer"] });
  const transfer = (intent.latest_charge as Stripe.Charge | null)?.transfer as Stripe.Transfer | null | undefined;
  const left = transfer ? transfer.amount - transfer.amount_reversed : 0;
  if (!transfer || left <= 0) return;
  await processor().transfers.createReversal(
    transfer.id,
    { amount: Math.min(cents, left), refund_application_fee: true, metadata: { order_refund: id } },
    { idempotencyKey: `reversal:${id}` },
  );
}

async function attempt(ctx: Context, refund: RefundRow, work: (mode: Context) => Promise<void>): Promise<boolean> {
  try {
    await work({ ...ctx, livemode: refund.livemode });
    return true;
  } catch (error) {
    if (isUnavailable(error)) throw error;
    ctx.log.error({ err: error, refund: refund.id }, "the processor did not take a refund; it will be asked again");
    const lastError = refusalOf(error) ?? (error as Error).name;
    await ctx.db
      .update(orderRefunds)
      .set({ lastError: lastError.slice(0, 500) })
      .where(eq(orderRefunds.id, refund.id));
    return false;
  }
}

/** What the processor itself refused, as against a processor that could not be reached. */
export function refusalOf(error: unknown): string | null {
  const { type, message } = error as { type?: unknown; message?: unknown };
  return type === "StripeInvalidRequestError" && typeof message === "string" ? message : null;
}
