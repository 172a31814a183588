import { and, eq, gt, lt, lte, sql } from "drizzle-orm";
import { orders } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { isUnavailable } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { tellSides } from "../announce";
import { orderReminder } from "../mails/order-reminder";

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
    const until = new Date(ctx.now.getTime() + hours * 3_600_000);
    const due = await ctx.db
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(
          sql`${orders.status} = 'DELIVERED'`,
          gt(orders.acceptBy, ctx.now),
          lte(orders.acceptBy, until),
          lt(orders.remindersSent, index + 1),
        ),
      )
      .orderBy(orders.acceptBy, orders.id)
      .limit(BATCH);
    for (const { id } of due) {
      try {
        if (await remind(ctx, id, index + 1, hours, until)) sent++;
      } catch (error) {
        if (isUnavailable(error)) throw error;
        ctx.log.error({ err: error, order: id }, "a reminder could not be queued");
      }
    }
  }
  return sent;
}

async function remind(ctx: Context, id: string, number: number, hours: number, until: Date): Promise<boolean> {
  return transaction(ctx, async (tx) => {
    const [order] = await tx
      .update(orders)
      .set({ remindersSent: number })
      .where(
        and(
          eq(orders.id, id),
          eq(orders.status, "DELIVERED"),
          gt(orders.acceptBy, ctx.now),
          lte(orders.acceptBy, until),
          lt(orders.remindersSent, number),
        ),
      )
      .returning();
    if (!order) return false;
    await tellSides(tx, { ...ctx, livemode: order.livemode }, order, {
      toBuyer: (facts) => orderReminder(facts, hours),
    });
    return true;
  });
}
