import { and, eq, gt, type SQL } from "drizzle-orm";
import { availability, bookings } from "@/db/schema";
import type { BookingView } from "@/lib/contracts/trade/bookings/bookings";
import type { Context } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { emit } from "@/lib/domain/developers/webhooks/events/emit";
import { ownerOf } from "@/lib/domain/people/profiles/owner";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { queueMail } from "@/lib/domain/platform/mail/queue";
import { bookingCanceled } from "../mails/booking-canceled";
import { findGuestBooking, findHostedBooking } from "../reading/guest";
import { viewBooking, viewBookingEvent } from "../reading/view";

type CanceledBy = "guest" | "host";

/** Cancels a booking for anyone who holds its link; the host is told. Throws `not_found`, `invalid_state_transition`. */
export async function cancelAsGuest(ctx: Context, id: string, token: string): Promise<void> {
  await findGuestBooking(ctx, id, token);
  await cancel(ctx, eq(bookings.id, id), "guest");
}

/** Cancels what lies ahead, in both modes, of a guest whose account is deleted; the hosts are told. */
export async function cancelBooked(ctx: Context, guestEmail: string): Promise<void> {
  const { id, livemode } = bookings;
  const ahead = and(
    eq(bookings.guestEmail, guestEmail),
    eq(bookings.status, "CONFIRMED"),
    gt(bookings.startsAt, ctx.now),
  );
  for (const booked of await ctx.db.select({ id, livemode }).from(bookings).where(ahead))
    await cancel({ ...ctx, livemode: booked.livemode }, eq(bookings.id, booked.id), "guest");
}

/** Cancels a booking that the acting creator hosts; the guest is told, with the note. Throws `not_found`, `invalid_state_transition`. */
export async function cancelAsHost(ctx: Context, id: string, note = ""): Promise<BookingView> {
  const profileId = requireProfile(ctx);
  await findHostedBooking(ctx, id);
  return viewBooking(await cancel(ctx, and(eq(bookings.id, id), eq(bookings.profileId, profileId)), "host", note));
}

/** One conditional update: only what is confirmed and has not begun can be canceled. Emits `booking.canceled`. */
async function cancel(
  ctx: Context,
  which: SQL | undefined,
  by: CanceledBy,
  note = "",
): Promise<typeof bookings.$inferSelect> {
  return transaction(ctx, async (tx) => {
    const [row] = await tx
      .update(bookings)
      .set({ status: "CANCELED", canceledAt: ctx.now, canceledBy: by, hostNote: note, updatedAt: ctx.now })
      .where(
        and(
          which,
          eq(bookings.livemode, ctx.livemode),
          eq(bookings.status, "CONFIRMED"),
          gt(bookings.startsAt, ctx.now),
        ),
      )
      .returning();
    if (!row) throw new DomainError("invalid_state_transition", "This booking is over, or was canceled before.");
    const { profileId } = row;
    const owner = await ownerOf(tx, profileId);
    await recordAudit(tx, ctx, profileId, "booking.canceled", { type: "booking", id: row.id }, { by });
    const canceled = { canceled_by: by, canceled_at: ctx.now.toISOString() };
    await emit(tx, ctx, profileId, "booking.canceled", { ...viewBookingEvent(row, "CANCELED"), ...canceled });
    if (by === "host") {
      await queueMail(tx, ctx, row.guestEmail, bookingCanceled(row, owner.displayName, row.timezone, owner.handle));
      return row;
    }
    const [own] = await tx
      .select({ timezone: availability.timezone })
      .from(availability)
      .where(eq(availability.profileId, profileId));
    await queueMail(tx, ctx, owner.email, bookingCanceled(row, row.guestName, own?.timezone ?? row.timezone));
    return row;
  });
}
