import { eq, sql } from "drizzle-orm";
import { statementIn, type Transaction } from "@/db/client";
import { bookingTypes } from "@/db/schema";
import { names } from "@/db/statements/statement";
import { MOST_TYPES } from "@/lib/contracts/trade/bookings/booking-choices";
import type { BookingTypePatch, BookingTypeView, NewBookingType } from "@/lib/contracts/trade/bookings/booking-types";
import type { Context } from "@/lib/core/context";
import { conflict, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { slugOf } from "@/lib/core/values/slug";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { freeSlug } from "@/lib/domain/trade/products/rows";
import { lockTypes } from "./lock";
import { type TypeRow, viewBookingType } from "./view";

/** Offers something more to be booked for, last in the list. Throws `conflict` without booking hours, and past 20 types. */
export async function createBookingType(ctx: Context, input: NewBookingType): Promise<BookingTypeView> {
  const profileId = requireProfile(ctx);
  return transaction(ctx, async (tx) => {
    const own = await lockTypes(tx, profileId);
    if (own.length === 0) throw conflict("Save your booking hours first.");
    if (own.length >= MOST_TYPES) throw conflict(`You can offer at most ${MOST_TYPES} types. Remove one first.`);
    const id = newId("btype", ctx.now.getTime());
    const slug = freeSlug(wordsOf(input.title), new Set(own.map((type) => type.slug)));
    const position = 1 + Math.max(...own.map((type) => type.position));
    const values = { ...columnsOf(input), title: input.title, slotMinutes: input.slot_minutes };
    const [row] = await tx
      .insert(bookingTypes)
      .values({ id, profileId, slug, position, ...values, createdAt: ctx.now, updatedAt: ctx.now })
      .returning();
    await recordAudit(tx, ctx, profileId, "booking_type.created", { type: "booking_type", id }, { title: input.title });
    return viewBookingType(row as TypeRow);
  });
}

/** Changes what `patch` names of a type. What is booked stays as it was booked. Throws `not_found`. */
export async function updateBookingType(ctx: Context, id: string, patch: BookingTypePatch): Promise<BookingTypeView> {
  const profileId = requireProfile(ctx);
  return transaction(ctx, async (tx) => {
    const own = await lockTypes(tx, profileId);
    if (!own.some((type) => type.id === id)) throw notFound("The type of booking");
    const values = { ...columnsOf(patch), updatedAt: ctx.now };
    await tx.update(bookingTypes).set(values).where(eq(bookingTypes.id, id));
    if (patch.position !== undefined) await place(tx, own, id, patch.position);
    await recordAudit(tx, ctx, profileId, "booking_type.updated", { type: "booking_type", id }, { ...patch });
    const [row] = await tx.select().from(bookingTypes).where(eq(bookingTypes.id, id));
    return viewBookingType(row as TypeRow);
  });
}

/** Offers a type no more; bookings of it stand. Throws `not_found`, and `conflict` for the last one. */
export async function deleteBookingType(ctx: Context, id: string): Promise<BookingTypeView> {
  const profileId = requireProfile(ctx);
  return transaction(ctx, async (tx) => {
    const own = await lockTypes(tx, profileId);
    const gone = own.find((type) => type.id === id);
    if (!gone) throw notFound("The type of booking");
    if (own.length === 1) throw conflict("This is your only type: close your booking hours instead.");
    await tx.delete(bookingTypes).where(eq(bookingTypes.id, id));
    await recordAudit(tx, ctx, profileId, "booking_type.deleted", { type: "booking_type", id });
    return viewBookingType(gone);
  });
}

/** A slug of a title; of one without Latin letters or digits it is `meeting`, as that of the first type. */
function wordsOf(title: string): string {
  return /[a-z0-9]/i.test(title.normalize("NFKD")) ? slugOf(title) : "meeting";
}

const PLACE = sql`update ${bookingTypes} set ${names(bookingTypes.position)} = places.place - 1
  from unnest($1::text[]) with ordinality as places(id, place) where ${bookingTypes.id} = places.id`;

async function place(tx: Transaction, own: readonly TypeRow[], id: string, at: number): Promise<void> {
  const order = own.map((type) => type.id).filter((other) => other !== id);
  order.splice(at, 0, id);
  await statementIn(tx, PLACE, [order]);
}

/** The columns of what is named; undefined ones are left as they are. */
function columnsOf(input: BookingTypePatch) {
  return {
    title: input.title,
    description: input.description,
    slotMinutes: input.slot_minutes,
    bufferBeforeMinutes: input.buffer_before_minutes,
    bufferAfterMinutes: input.buffer_after_minutes,
    noticeHours: input.notice_hours,
    horizonDays: input.horizon_days,
    maxPerDay: input.max_per_day,
    locationKind: input.location_kind,
    location: input.location,
  };
}
