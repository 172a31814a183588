import { and, eq, lt, lte } from "drizzle-orm";
import { orders } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { eachAlone } from "@/lib/core/process/each-alone";
import { transaction } from "@/lib/core/transaction";
import { DAY_MS } from "@/lib/core/values/durations";
import { orderBriefWanted } from "../mails/order-brief-wanted";
import { tellSides } from "../telling/announce";

/** When a buyer whose brief is missing is reminded, in days from the payment; the nth of them is reminder n. */
const REMINDERS = [1, 3, 7] as const;
const BATCH = 100;

/**
 * Reminds the buyers of either livemode whose required answers are missing, each by a conditional update, so that no worker sends what
 * another sent. A worker that was away sends the last one alone. Answers how many went out.
 */
export async function remindOfBriefs(ctx: Context): Promise<number> {
  let sent = 0;
  for (const [index, days] of [...REMINDERS.entries()].reverse()) {
    const due = and(
      eq(orders.awaitsBrief, true),
      eq(orders.status, "PAID"),
      lte(orders.paidAt, new Date(ctx.now.getTime() - days * DAY_MS)),
      lt(orders.briefReminders, index + 1),
    );
    const waiting = await ctx.db
      .select({ id: orders.id })
      .from(orders)
      .where(due)
      .orderBy(orders.paidAt, orders.id)
      .limit(BATCH);
    const work = ({ id }: { id: string }, own: Context) => remindOne(own, id, due, index + 1);
    sent += await eachAlone(ctx, waiting, { work, failed: "a brief's reminder could not be queued" });
  }
  return sent;
}

async function remindOne(ctx: Context, id: string, due: ReturnType<typeof and>, number: number): Promise<boolean> {
  return transaction(ctx, async (tx) => {
    const [order] = await tx
      .update(orders)
      .set({ briefReminders: number })
      .where(and(eq(orders.id, id), due))
      .returning();
    if (!order) return false;
    await tellSides(tx, { ...ctx, livemode: order.livemode }, order, { toBuyer: orderBriefWanted });
    return true;
  });
}
