import { and, eq, isNotNull } from "drizzle-orm";
import { bookings, users } from "@/db/schema";
import type { NewBooking, NewSlotBooking } from "@/lib/contracts/trade/bookings/availability";
import type { BookingView } from "@/lib/contracts/trade/bookings/bookings";
import type { Context } from "@/lib/core/context";
import { conflict, DomainError, invalidField } from "@/lib/core/errors";
import { sha256 } from "@/lib/core/seal";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { emit } from "@/lib/domain/developers/webhooks/events/emit";
import { ownerOf } from "@/lib/domain/people/profiles/owner";
import { networkOf } from "@/lib/domain/platform/access/counted-as";
import { count } from "@/lib/domain/platform/access/counters";
import { requireAccount } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { queueMail } from "@/lib/domain/platform/mail/queue";
import { linkToken } from "./link";
import { bookingConfirmed } from "./mails/booking-confirmed";
import { bookingReceived } from "./mails/booking-received";
import { viewBooking, viewBookingEvent } from "./reading/view";
import { remindersPast } from "./reminding/reminders";
import { lockHours, requireFree, requireOpen } from "./schedule/free";
import { bookable, findOffer, requireForAgents, rulesOf, typeNamed } from "./schedule/offer";
import { isTimeZone } from "./schedule/zone";

const PER_QUARTER_HOUR = 10;

/**
 * Books a free slot of a creator's for a guest, who gets a mail with the booking's link; answers the id and the link's token, which is
 * stored nowhere. Bookings of one creator, of whichever type, queue at the row of their availability, so that two never overlap. Emits
 * `booking.created`. Throws `not_found`, `conflict` (the slot is gone, or bookings are closed), `validation_error`, `rate_limit_exceeded`.
 */
export async function book(
  ctx: Context,
  input: NewBooking,
): Promise<{ id: string; token: string; booking: BookingView }> {
  await limitBookings(ctx);
  if (!isTimeZone(input.timezone)) throw invalidField("timezone", "is not a time zone such as Europe/Riga");
  const { profileId, handle } = await findOffer(input.handle);
  const id = newId("book", ctx.now.getTime());
  const token = linkToken(id);
  return transaction(ctx, async (tx) => {
    const startsAt = new Date(input.starts_at);
    const hours = await lockHours(tx, profileId);
    requireOpen(hours);
    const type = typeNamed(hours.types, input.type);
    const rules = rulesOf(hours, type);
    await requireFree(tx, ctx, { hours, rules, typeId: type.id, within: bookable(type, ctx.now), startsAt });
    const [row] = await tx
      .insert(bookings)
      .values({
        id,
        profileId,
        typeId: type.id,
        title: type.title,
        startsAt,
        endsAt: new Date(startsAt.getTime() + type.slotMinutes * 60_000),
        bufferBeforeMinutes: type.bufferBeforeMinutes,
        bufferAfterMinutes: type.bufferAfterMinutes,
        timezone: input.timezone,
        locationKind: type.locationKind,
        location: type.location,
        remindersSent: remindersPast(startsAt, ctx.now),
        guestName: input.name,
        guestEmail: input.email,
        guestNotes: input.notes,
        linkTokenHash: sha256(token),
        livemode: ctx.livemode,
        createdAt: ctx.now,
        updatedAt: ctx.now,
      })
      .returning();
    if (!row) throw new Error("an insert answered no row");
    const owner = await ownerOf(tx, profileId);
    await recordAudit(tx, ctx, profileId, "booking.created", { type: "booking", id: row.id });
    await emit(tx, ctx, profileId, "booking.created", viewBookingEvent(row, "CONFIRMED"));
    await queueMail(tx, ctx, row.guestEmail, bookingConfirmed(row, { ...owner, timezone: hours.timezone }));
    await queueMail(tx, ctx, owner.email, bookingReceived(row, hours.timezone));
    ctx.log.debug({ booking: row.id, handle }, "booked");
    return { id: row.id, token, booking: viewBooking(row) };
  });
}

/**
 * The same by a buyer's app or key, for its account's person: under their name, with the mails to the address that they have proved to
 * read. Throws `conflict` without one, and what `book` throws.
 */
export async function bookForMe(ctx: Context, handle: string, slot: NewSlotBooking): Promise<BookingView> {
  const { userId } = requireAccount(ctx);
  const [guest] = await ctx.db
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.emailVerifiedAt)));
  if (!guest) throw conflict("The account's email address is not confirmed yet: its person gets the booking by mail.");
  return (await book(ctx, { handle, ...guest, ...slot })).booking;
}

/** The same by an agent. Throws what `requireForAgents` does, too. */
export async function bookByAgent(ctx: Context, handle: string, slot: NewSlotBooking): Promise<BookingView> {
  await requireForAgents(ctx, handle);
  return bookForMe(ctx, handle, slot);
}

/** A booking sends mail to anyone who is named: ten in a quarter of an hour from one address, or for one account, are enough. */
async function limitBookings(ctx: Context): Promise<void> {
  const who = ctx.actor.kind === "credential" ? `a:${ctx.actor.userId}` : `i:${networkOf(ctx.ip)}`;
  const window = { key: `book:${who}`, limit: PER_QUARTER_HOUR, windowSeconds: 900 };
  const [standing] = await count([window], ctx.now);
  if (!standing || standing.allowed) return;
  const headers = { "retry-after": String(standing.resetSeconds) };
  const minutes = Math.ceil(standing.resetSeconds / 60);
  throw new DomainError("rate_limit_exceeded", `Too many bookings. Try again in ${minutes} min.`, {}, headers);
}
