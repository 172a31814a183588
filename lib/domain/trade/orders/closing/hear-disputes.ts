import { and, asc, gt, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { orders } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { allAlone } from "@/lib/core/process/each-alone";
import { transaction } from "@/lib/core/transaction";
import { DAY_MS } from "@/lib/core/values/durations";
import { processor } from "@/lib/domain/trade/payments/processor";
import { holdOrder } from "../refunds/reckon";
import { applyChargeEvent } from "./apply-charge-event";

const BATCH = 50;

type Disputed = Pick<typeof orders.$inferSelect, "id" | "livemode" | "processorDisputeId">;

/**
 * Asks the processor for how card disputes of both modes ended that have been open for a day: what their order earned is held until it says
 * so, and an event that is lost must not hold it for ever. All of them, `size` at a time, as a bank takes months. Answers how many have ended.
 */
export async function hearDisputes(ctx: Context, size = BATCH): Promise<number> {
  const { id, livemode, processorDisputeId, disputedAt } = orders;
  const early = or(isNull(disputedAt), lt(disputedAt, new Date(ctx.now.getTime() - DAY_MS)));
  // literal, not bound: only so does the partial index hold what it looks for. Of a payment that was owed back the order hears nothing
  const open = and(sql`${orders.processorDispute} = 'open'`, isNotNull(orders.paidAt), early);
  return allAlone<Disputed>(ctx, {
    size,
    due: async (after) =>
      ctx.db
        .select({ id, livemode, processorDisputeId })
        .from(orders)
        .where(and(open, after && gt(id, after.id)))
        .orderBy(asc(id))
        .limit(size),
    work: (order, own) => hear({ ...own, livemode: order.livemode }, order),
    failed: "the processor did not say how a card dispute ended; it will be asked again",
  });
}

/** As its event would have said it. False while the bank has not decided, and where its event was first. */
async function hear(ctx: Context, { id, processorDisputeId }: Disputed): Promise<boolean> {
  const dispute = await processor(ctx).disputes.retrieve(processorDisputeId ?? "");
  return transaction(ctx, async (tx, within) => {
    const held = await holdOrder(tx, within, id);
    if (held?.processorDispute !== "open" || held.processorDisputeId !== dispute.id) return false;
    return applyChargeEvent(tx, within, id, { type: "charge.dispute.closed", data: { object: dispute } });
  });
}
