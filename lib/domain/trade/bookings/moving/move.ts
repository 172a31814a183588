import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { bookings } from "@/db/schema";
import { type BookingView, MOST_MOVES } from "@/lib/contracts/trade/bookings/bookings";
import type { Context } from "@/lib/core/context";
import { conflict, DomainError, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { emit } from "@/lib/domain/developers/webhooks/events/emit";
import { ownerOf } from "@/lib/domain/people/profiles/owner";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { queueMail } from "@/lib/domain/platform/mail/queue";
import { rescheduledToGuest, rescheduledToHost } from "../mails/booking-rescheduled";
import { findGuestBooking, findHostedBooking } from "../reading/guest";
import { viewBooking, viewBookingEvent } from "../reading/view";
import { remindersPast } from "../reminding/reminders";
import { lockHours, requireFree, requireOpen } from "../schedule/free";
import { type MovedBy, movable } from "./movable";

type Row = typeof bookings.$inferSelect;

/** Moves a booking for anyone who holds its link, with the notice that its type asks for. Throws what `move` throws, and `not_found`. */
export async function moveAsGuest(ctx: Context, id: string, token: string, startsAt: string): Promise<void> {
  await findGuestBooking(ctx, id, token);
  await move(ctx, id, new Date(startsAt), "guest");
}

/** Moves a booking that the acting creator hosts, at any notice, with a note to the guest. Throws what `move` throws, and `not_found`. */
export async function moveAsHost(ctx: Context, id: string, startsAt: string, note = ""): Promise<BookingView> {
  requireProfile(ctx);
  await findHostedBooking(ctx, id);
  return viewBooking(await move(ctx, id, new Date(startsAt), "host", note));
}

/**
 * Moves a booking to another free time, which it keeps its length in; both sides are told. Queues where bookings of the creator queue, so
 * that the time is nobody else's. Emits `booking.rescheduled`. Throws `conflict` (the time is not free, or it was moved five times) and
 * `invalid_state_transition` (it began, or was canceled).
 */
async function move(ctx: Context, id: string, startsAt: Date, by: MovedBy, note = ""): Promise<Row> {
  return transaction(ctx, async (tx) => {
    const { profileId } = await standing(tx, ctx, id);
    const hours = await lockHours(tx, profileId);
    if (by === "guest") requireOpen(hours);
    const before = await standing(tx, ctx, id);
    if (before.startsAt.getTime() === startsAt.getTime()) throw conflict("It is at this time already.");
    const { typeId, rules, within } = movable(before, hours, ctx.now, by);
    await requireFree(tx, ctx, { hours, rules, typeId, within, startsAt, except: id });
    const row = await change(tx, ctx, before, { startsAt, by, typeId, note });
    await tell(tx, ctx, { row, before, by, timezone: hours.timezone });
    return row;
  });
}

/** The booking as it stands, if it can be moved. */
async function standing(tx: Transaction, ctx: Context, id: string): Promise<Row> {
  const mine = and(eq(bookings.id, id), eq(bookings.livemode, ctx.livemode));
  const [row] = await tx.select().from(bookings).where(mine);
  if (!row) throw notFound("The booking");
  if (row.status !== "CONFIRMED" || row.startsAt <= ctx.now) throw over();
  if (row.rescheduleCount >= MOST_MOVES) throw conflict(`A booking can be moved at most ${MOST_MOVES} times.`);
  return row;
}

type To = { startsAt: Date; by: MovedBy; typeId: string; note: string };

/** One conditional update: of a booking that still stands at the time from which it is moved. */
async function change(tx: Transaction, ctx: Context, before: Row, { startsAt, by, typeId, note }: To): Promise<Row> {
  const length = before.endsAt.getTime() - before.startsAt.getTime();
  const [row] = await tx
    .update(bookings)
    .set({
      startsAt,
      // of a type that is gone: from now on it counts for the one by whose rules it moved
      typeId: before.typeId ?? typeId,
      endsAt: new Date(startsAt.getTime() + length),
      rescheduleCount: sql`${bookings.rescheduleCount} + 1`,
      rescheduledAt: ctx.now,
      rescheduledBy: by,
      hostNote: note,
      remindersSent: remindersPast(startsAt, ctx.now),
      updatedAt: ctx.now,
    })
    .where(
      and(
        eq(bookings.id, before.id),
        eq(bookings.livemode, ctx.livemode),
        eq(bookings.status, "CONFIRMED"),
        eq(bookings.startsAt, before.startsAt),
        gt(bookings.startsAt, ctx.now),
        lt(bookings.rescheduleCount, MOST_MOVES),
      ),
    )
    .returning();
  if (!row) throw over();
  return row;
}

type Change = { row: Row; before: Row; by: MovedBy; timezone: string };

async function tell(tx: Transaction, ctx: Context, { row, before, by, timezone }: Change): Promise<void> {
  const owner = await ownerOf(tx, row.profileId);
  const previous_starts_at = before.startsAt.toISOString();
  const target = { type: "booking", id: row.id };
  await recordAudit(tx, ctx, row.profileId, "booking.rescheduled", target, { by, previous_starts_at });
  await emit(tx, ctx, row.profileId, "booking.rescheduled", {
    ...viewBookingEvent(row, "CONFIRMED"),
    previous_starts_at,
    rescheduled_by: by,
    rescheduled_at: ctx.now.toISOString(),
    reschedule_count: row.rescheduleCount,
  });
  const moved = { booking: row, before, by, host: { displayName: owner.displayName, timezone } };
  await queueMail(tx, ctx, row.guestEmail, rescheduledToGuest(moved));
  await queueMail(tx, ctx, owner.email, rescheduledToHost(moved));
}

function over(): DomainError {
  return new DomainError("invalid_state_transition", "This booking is over, or was canceled before.");
}
