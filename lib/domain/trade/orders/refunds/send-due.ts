import { and, asc, eq, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { orderRefunds, orders } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { eachAlone } from "@/lib/core/process/each-alone";
import { transaction } from "@/lib/core/transaction";
import { refusalOf } from "@/lib/domain/trade/payments/refusal-of";
import { reverseTransfer } from "@/lib/domain/trade/payments/reverse-transfer";
import type { RefundRow } from "./decide";
import { noteTakenBack } from "./record";
import { ASKED, IN_ROUND, UNSENT } from "./rounds";
import { type Due, sendRefund } from "./send";

const BATCH = 50;
/** The wait after the nth refusal: a minute, doubled each time, at most a day. */
const WAIT = sql`least(interval '1 minute' * power(2, least(${IN_ROUND}, 12)), interval '1 day')`;

/** What went back to the buyer, and the creator's part of it has yet to be taken back. */
export const UNREVERSED = and(
  sql`${orderRefunds.status} <> 'REQUESTED'`,
  or(orderRefunds.byDispute, orderRefunds.owesReversal),
  isNull(orderRefunds.reversedAt),
);

/** Asks for every refund, and takes back every part of a creator's, of both modes, that is due. Answers how many were taken. */
export async function sendRefunds(ctx: Context): Promise<number> {
  const sent = await attempts(ctx, UNSENT, sendRefund);
  return sent + (await attempts(ctx, UNREVERSED, reverse));
}

async function attempts(
  ctx: Context,
  which: SQL | undefined,
  work: (mode: Context, due: Due) => Promise<void>,
): Promise<number> {
  const due = await dueNow(ctx, which);
  return eachAlone(
    ctx,
    due.map((one) => ({ ...one, id: one.refund.id })),
    {
      work: (one, own) => work({ ...own, livemode: one.refund.livemode }, one),
      failed: "the processor did not take a refund; it will be asked again",
      note: ({ refund }, error) => noteFailed(ctx, refund, error),
    },
  );
}

function dueNow(ctx: Context, which: SQL | undefined): Promise<Due[]> {
  return ctx.db
    .select({ refund: orderRefunds, paymentIntentId: orders.paymentIntentId })
    .from(orderRefunds)
    .innerJoin(orders, eq(orders.id, orderRefunds.orderId))
    .where(and(which, ASKED, or(isNull(orderRefunds.dueAt), lte(orderRefunds.dueAt, ctx.now))))
    .orderBy(asc(orderRefunds.createdAt))
    .limit(BATCH);
}

/** What a lost card dispute took from the platform, or a refund that the creator's account could not bear, is taken back from them. */
async function reverse(ctx: Context, { refund: { id, cents, attempts }, paymentIntentId }: Due): Promise<void> {
  const taken = await reverseTransfer(paymentIntentId ?? "", {
    of: ctx,
    cents,
    metadata: { order_refund: id },
    // a refusal is kept under its key: the next try has one of its own
    idempotencyKey: attempts === 0 ? `reversal:${id}` : `reversal:${id}:${attempts}`,
  });
  await transaction(ctx, (tx, within) => noteTakenBack(tx, within, id, taken));
}

async function noteFailed(ctx: Context, refund: RefundRow, error: unknown): Promise<void> {
  const said = refusalOf(error);
  await ctx.db
    .update(orderRefunds)
    .set({
      lastError: (said ?? (error as Error).name).slice(0, 500),
      dueAt: sql`${ctx.now.toISOString()}::timestamptz + ${WAIT}`,
      ...(said ? { attempts: sql`${orderRefunds.attempts} + 1` } : {}),
    })
    // counted once, no matter who else read the same refusal: the key of the next try is named by it
    .where(and(eq(orderRefunds.id, refund.id), eq(orderRefunds.attempts, refund.attempts)));
}
