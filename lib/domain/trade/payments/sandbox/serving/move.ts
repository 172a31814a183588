import { and, eq, inArray } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { sandboxObjects as table } from "@/db/schema/payments";
import type { Subscription } from "../objects/billing";

/**
 * Moves subscriptions back in time, in the caller's transaction: a paid period, the next attempt at what is due and the end all come so
 * much nearer. `ids` of any other object move nothing. The sandbox's next sweep does what is due then.
 */
export async function moveSubscriptions(tx: Transaction, ids: readonly string[], seconds: number): Promise<void> {
  if (ids.length === 0) return;
  const which = and(inArray(table.id, [...ids]), eq(table.object, "subscription"));
  const rows = await tx.select({ id: table.id, data: table.data }).from(table).where(which).for("no key update");
  for (const { id, data } of rows)
    await tx
      .update(table)
      .set({ data: moved(data as Subscription, seconds) })
      .where(eq(table.id, id));
}

function moved(sub: Subscription, seconds: number): Subscription {
  const back = <T extends number | null | undefined>(moment: T) =>
    (typeof moment === "number" ? moment - seconds : moment) as T;
  return {
    ...sub,
    created: back(sub.created),
    start_date: back(sub.start_date),
    billing_cycle_anchor: back(sub.billing_cycle_anchor),
    cancel_at: back(sub.cancel_at),
    canceled_at: back(sub.canceled_at),
    ended_at: back(sub.ended_at),
    trial_end: back(sub.trial_end),
    _period_end: back(sub._period_end),
    ...(sub._retry_at && { _retry_at: back(sub._retry_at) }),
    items: {
      ...sub.items,
      data: sub.items.data.map((item) => ({
        ...item,
        created: back(item.created),
        current_period_start: back(item.current_period_start),
        current_period_end: back(item.current_period_end),
      })),
    },
  };
}
