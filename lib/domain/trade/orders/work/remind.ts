import { and, eq, gt, lt, lte, sql } from "drizzle-orm";
import { orders } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { eachAlone } from "@/lib/core/process/each-alone";
import { transaction } from "@/lib/core/transaction";
import { orderReminder } from "../mails/order-reminder";
import { tellSides } from "../telling/announce";

/** When the buyer is reminded, in hours before the window ends; the nth of them is reminder n. */
const REMINDERS = [24, 2] as const;
const BATCH = 100;

/**
 * Reminds buyers whose 72 hours are about to end: once at 24 hours and once at 2, each by a conditional update, so that no worker
 * sends what another sent. A worker that was away skips the reminder that is late. Answers how many went out.
 */
export async function remindBuyers(ctx: Context): Promise<number> {
  let sent = 0;
  for (const [index, hours] of [...REMINDERS.entries()].reverse()) {
    const due = await ctx.db
      .select({ id: orders.id })
      .from(orders)
      .where(dueBy(ctx.now, hours, index + 1))
      .orderBy(orders.acceptBy, orders.id)
      .limit(BATCH);
    const work = ({ id }: { id: string }, own: Context) => remind(own, id, index + 1, hours);
    sent += await eachAlone(ctx, due, { work, failed: "a buyer's reminder could not be queued" });
  }
  return sent;
}

/** Deliveries whose window ends within so many hours, and of which the buyer was not reminded so often yet. */
function dueBy(now: Date, hours: number, number: number) {
  return and(
    sql`${orders.status} = 'DELIVERED'`,
    gt(orders.acceptBy, now),
    lte(orders.acceptBy, new Date(now.getTime() + hours * 3_600_000)),
    lt(orders.remindersSent, number),
  );
}

async function remind(ctx: Context, id: string, number: number, hours: number): Promise<boolean> {
  return transaction(ctx, async (tx) => {
    const [order] = await tx
      .update(orders)
      .set({ remindersSent: number })
      .where(and(eq(orders.id, id), dueBy(ctx.now, hours, number)))
      .returning();
    if (!order) return false;
    await tellSides(tx, { ...ctx, livemode: order.livemode }, order, {
      toBuyer: (facts) => orderReminder(facts, hours),
    });
    return true;
  });
}
