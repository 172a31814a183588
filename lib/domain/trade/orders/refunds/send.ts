import { and, eq } from "drizzle-orm";
import { orderRefunds } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { type GivenBack, giveBack, giveBackAtOnce, givenBefore } from "@/lib/domain/trade/payments/give-back";
import type { RefundRow } from "./decide";
import { holdOrder, reckon } from "./reckon";
import { dropUnsent, noteOwed, thisTry } from "./record";
import { UNSENT } from "./rounds";

export type Due = { refund: RefundRow; paymentIntentId: string | null };

/**
 * Asks the processor for one decided refund, under its own id as idempotency key. That it went is heard by the signed event. One of a
 * payment of which nothing is left is dropped: what took the rest has a row of its own. Throws what the processor refuses.
 */
export async function sendRefund(ctx: Context, due: Due): Promise<void> {
  const { orderId } = due.refund;
  const given = await ask(ctx, due);
  await transaction(ctx, async (tx, within) => {
    await holdOrder(tx, within, orderId);
    // an answer that comes after the buyer's bank refused it, and it was tried again, is none to the new try
    const mine = thisTry(within, due.refund);
    const unsent = and(mine, UNSENT);
    const heard = and(eq(orderRefunds.processorId, given.id ?? ""), eq(orderRefunds.livemode, within.livemode));
    const known = given.id ? await tx.$count(orderRefunds, heard) : 1;
    if (given.id && known === 0)
      await tx
        .update(orderRefunds)
        .set({
          processorId: given.id,
          byDispute: given.byDispute,
          ...(given.byDispute ? {} : { cents: given.cents }),
          lastError: null,
          attempts: 0,
          dueAt: null,
        })
        .where(unsent);
    // heard of before this answer, or sent back by somebody else: either way it has its row
    else await dropUnsent(tx, within, mine);
    await reckon(tx, within, orderId);
  });
}

/** Where the buyer's bank refused it before, the platform has the creator's part already. */
async function ask(ctx: Context, { refund, paymentIntentId }: Due): Promise<GivenBack> {
  if (!paymentIntentId) throw new Error(`${refund.orderId} has no payment`);
  const { id, cents, retries, attempts } = refund;
  const metadata = { order_id: refund.orderId, order_refund: id, attempt: String(retries) };
  const before = await givenBefore(paymentIntentId, ctx, metadata);
  if (before) return before;
  const send = (passedOn: boolean, key: string) =>
    giveBack(paymentIntentId, {
      of: ctx,
      cents,
      passedOn,
      // a refusal is kept under its key: the next try has one of its own; one whose outcome nobody knows is asked again under the same
      idempotencyKey: attempts === 0 ? key : `${key}:after:${attempts}`,
      reason: "requested_by_customer",
      metadata,
    });
  if (retries > 0) return send(false, `refund:${id}:${retries}`);
  return giveBackAtOnce({
    owes: refund.owesReversal,
    send: (passedOn) => send(passedOn, passedOn ? `refund:${id}` : `refund:${id}:apart`),
    owe: () => transaction(ctx, (tx, within) => noteOwed(tx, within, id)),
  });
}

/** Asks at once; inside another transaction, and where the processor does not answer, the worker does. */
export async function sendLater(ctx: Context, due: Due): Promise<void> {
  if (ctx.inTransaction) return;
  await sendRefund(ctx, due).catch((err) =>
    ctx.log.error({ err, order: due.refund.orderId }, "a refund waits for the worker"),
  );
}
