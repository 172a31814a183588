import { and, asc, eq, gt, isNotNull, lt } from "drizzle-orm";
import { orderRefunds } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { allAlone } from "@/lib/core/process/each-alone";
import { transaction } from "@/lib/core/transaction";
import { HOUR_MS } from "@/lib/core/values/durations";
import { type PaymentMode, processor } from "@/lib/domain/trade/payments/processor";
import type { RefundRow } from "../refunds/decide";
import { applyChargeEvent, type ChargeNews } from "./apply-charge-event";

const BATCH = 50;

/**
 * Asks the processor for what became of refunds of both modes that it took and has not told of within an hour of their decision: an event
 * that is lost must leave no order with money on its way. All of them, `size` at a time. Answers of how many there was news.
 */
export async function hearRefunds(ctx: Context, size = BATCH): Promise<number> {
  const { status, processorId, createdAt, id } = orderRefunds;
  const early = new Date(ctx.now.getTime() - HOUR_MS);
  const unheard = and(eq(status, "REQUESTED"), isNotNull(processorId), lt(createdAt, early));
  return allAlone<RefundRow>(ctx, {
    size,
    due: async (after) =>
      ctx.db
        .select()
        .from(orderRefunds)
        .where(and(unheard, after && gt(id, after.id)))
        .orderBy(asc(id))
        .limit(size),
    work: (row, own) => hear({ ...own, livemode: row.livemode }, row),
    failed: "the processor did not say what became of a refund; it will be asked again",
  });
}

async function hear(ctx: Context, refund: RefundRow): Promise<boolean> {
  const news = await newsOf(refund, ctx);
  return transaction(ctx, (tx, within) => applyChargeEvent(tx, within, refund.orderId, news));
}

/** As its event would have said it: of a refund, or of the dispute that was accepted in its place. */
async function newsOf({ processorId, byDispute }: RefundRow, of: PaymentMode): Promise<ChargeNews> {
  const id = processorId ?? "";
  if (byDispute) return { type: "charge.dispute.closed", data: { object: await processor(of).disputes.retrieve(id) } };
  const refund = await processor(of).refunds.retrieve(id);
  return { type: "refunds", data: { object: refund, refunds: [refund] } };
}
