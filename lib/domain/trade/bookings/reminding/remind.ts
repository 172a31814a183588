import { and, eq, gt, lt, lte, sql } from "drizzle-orm";
import { availability, bookings } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { eachAlone } from "@/lib/core/process/each-alone";
import { transaction } from "@/lib/core/transaction";
import { ownerOf } from "@/lib/domain/people/profiles/owner";
import { queueMail } from "@/lib/domain/platform/mail/queue";
import { reminderToGuest, reminderToHost } from "../mails/booking-reminder";
import { REMINDERS } from "./reminders";

const BATCH = 500;

/**
 * Reminds both sides of bookings that are about to begin: once at 24 hours and once at 1, each by a conditional update, so that no worker
 * sends what another sent. A worker that was away skips the reminder that is late; what was moved is reminded of again. Answers how many
 * bookings were reminded of.
 */
export async function remindOfBookings(ctx: Context): Promise<number> {
  let sent = 0;
  for (const [index, hours] of [...REMINDERS.entries()].reverse()) {
    const due = dueBy(ctx.now, hours, index + 1);
    const found = await ctx.db
      .select({ id: bookings.id })
      .from(bookings)
      .where(due)
      .orderBy(bookings.startsAt, bookings.id)
      .limit(BATCH);
    const work = ({ id }: { id: string }, own: Context) => remind(own, id, index + 1, hours);
    sent += await eachAlone(ctx, found, { work, failed: "a booking's reminder could not be queued" });
  }
  return sent;
}

/** What begins within so many hours, and was not reminded of so often yet. */
function dueBy(now: Date, hours: number, number: number) {
  const until = new Date(now.getTime() + hours * 3_600_000);
  return and(
    sql`${bookings.status} = 'CONFIRMED'`,
    gt(bookings.startsAt, now),
    lte(bookings.startsAt, until),
    lt(bookings.remindersSent, number),
  );
}

async function remind(ctx: Context, id: string, number: number, hours: number): Promise<boolean> {
  return transaction(ctx, async (tx) => {
    const [row] = await tx
      .update(bookings)
      .set({ remindersSent: number })
      .where(and(eq(bookings.id, id), dueBy(ctx.now, hours, number)))
      .returning();
    if (!row) return false;
    const own = { ...ctx, livemode: row.livemode };
    const [owner, [clock]] = await Promise.all([
      ownerOf(tx, row.profileId),
      tx
        .select({ timezone: availability.timezone })
        .from(availability)
        .where(eq(availability.profileId, row.profileId)),
    ]);
    const host = { displayName: owner.displayName, timezone: clock?.timezone ?? row.timezone };
    await queueMail(tx, own, row.guestEmail, reminderToGuest(row, host, hours));
    await queueMail(tx, own, owner.email, reminderToHost(row, host, hours));
    return true;
  });
}
