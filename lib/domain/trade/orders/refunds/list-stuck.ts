import { and, desc, eq, gt, isNotNull, lt, or } from "drizzle-orm";
import { orderRefunds } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { isGivenUp, refusalsOf, UNSENT } from "./rounds";
import { UNREVERSED } from "./send-due";

/** A refund is asked for at once, and by the worker's next beats where that failed. */
const SOON_MS = 5 * 60_000;

export type StuckRefundView = {
  id: string;
  order_id: string;
  amount_cents: number;
  why:
    | "refused by the buyer's bank"
    | "not taken by the processor"
    | "not taken by the processor, which is asked no more"
    | "the creator's part is owed";
  attempts: number;
  /** What the processor said the last time. */
  said: string | null;
};

/** Refunds that do not go as they should, for the operator: the latest first, at most 100. */
export async function listStuckRefunds(ctx: Context): Promise<StuckRefundView[]> {
  const { attempts, lastError, createdAt } = orderRefunds;
  // an outage of the processor is no attempt, and a worker that does not run makes none
  const late = or(gt(attempts, 0), isNotNull(lastError), lt(createdAt, new Date(ctx.now.getTime() - SOON_MS)));
  const untaken = and(UNSENT, late);
  const rows = await ctx.db
    .select()
    .from(orderRefunds)
    .where(and(eq(orderRefunds.livemode, ctx.livemode), or(eq(orderRefunds.status, "FAILED"), untaken, UNREVERSED)))
    .orderBy(desc(orderRefunds.id))
    .limit(100);
  return rows.map(({ id, orderId, cents, status, attempts, lastError }) => ({
    id,
    order_id: orderId,
    amount_cents: cents,
    why:
      status === "FAILED"
        ? "refused by the buyer's bank"
        : status === "REQUESTED"
          ? isGivenUp(attempts)
            ? "not taken by the processor, which is asked no more"
            : "not taken by the processor"
          : "the creator's part is owed",
    attempts: refusalsOf(attempts),
    said: lastError,
  }));
}
