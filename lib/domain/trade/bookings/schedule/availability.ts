import { and, asc, eq, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { availability, bookingTypes } from "@/db/schema";
import type { AvailabilityView, SaveAvailability, SaveWeek } from "@/lib/contracts/trade/bookings/availability";
import type { Context } from "@/lib/core/context";
import { conflict, invalidField, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { longerBuffer, viewAvailability } from "../reading/view";
import { lockTypes } from "../types/lock";
import type { TypeRow } from "../types/view";
import { keepDays } from "./blocks";
import { isTimeZone } from "./zone";

const availabilityOf = prepared("availability_of", (db) =>
  db
    .select({ hours: availability, type: bookingTypes })
    .from(availability)
    .innerJoin(bookingTypes, eq(bookingTypes.profileId, availability.profileId))
    .where(eq(availability.profileId, sql.placeholder("profileId")))
    .orderBy(asc(bookingTypes.position), asc(bookingTypes.id))
    .limit(1),
);

/** When the acting creator can be booked, and the first of what for; null until they have said so. */
export async function getAvailability(ctx: Context): Promise<AvailabilityView | null> {
  const [row] = await availabilityOf().execute({ profileId: requireProfile(ctx) });
  return row ? viewAvailability(row.hours, row.type) : null;
}

/**
 * Sets when the acting creator can be booked, and the first of what for, with the same buffer before and after: the database takes that
 * over into their first type. Unequal buffers stay where the longer one is what is sent. Bookings that stand keep their time, blocked days
 * stay the same days on another clock. Throws `validation_error` for a time zone that does not exist, `conflict` where there are several
 * types and this would change one of them.
 */
export async function saveAvailability(ctx: Context, input: SaveAvailability): Promise<AvailabilityView> {
  const profileId = requireProfile(ctx);
  requireTimeZone(input.timezone);
  const values = {
    open: input.open,
    title: input.title,
    description: input.description,
    timezone: input.timezone,
    weekly: input.weekly,
    slotMinutes: input.slot_minutes,
    bufferMinutes: input.buffer_minutes,
    noticeHours: input.notice_hours,
    horizonDays: input.horizon_days,
    locationKind: input.location_kind,
    location: input.location,
    updatedAt: ctx.now,
  };
  return transaction(ctx, async (tx) => {
    const [first, ...others] = await lockTypes(tx, profileId);
    if (first && others.length > 0 && !isAsSaid(first, input)) throw severalTypes(first);
    await keepDays(tx, ctx, input.timezone);
    await tx
      .insert(availability)
      .values({ profileId, ...values, createdAt: ctx.now })
      .onConflictDoUpdate({ target: availability.profileId, set: values });
    if (first && longerBuffer(first) === input.buffer_minutes) {
      const { bufferBeforeMinutes, bufferAfterMinutes } = first;
      await tx
        .update(bookingTypes)
        .set({ bufferBeforeMinutes, bufferAfterMinutes })
        .where(and(eq(bookingTypes.id, first.id), eq(bookingTypes.profileId, profileId)));
    }
    const target = { type: "availability", id: profileId };
    await recordAudit(tx, ctx, profileId, "availability.saved", target, { open: input.open });
    return input;
  });
}

/** The same of the week alone: whether, when and on which clock. Throws `not_found` before there are hours, `validation_error`. */
export async function saveWeek(ctx: Context, { open, timezone, weekly }: SaveWeek): Promise<void> {
  const profileId = requireProfile(ctx);
  requireTimeZone(timezone);
  await transaction(ctx, async (tx) => {
    await keepDays(tx, ctx, timezone);
    const [row] = await tx
      .update(availability)
      .set({ open, timezone, weekly, updatedAt: ctx.now })
      .where(eq(availability.profileId, profileId))
      .returning();
    if (!row) throw notFound("Booking hours");
    await recordAudit(tx, ctx, profileId, "availability.saved", { type: "availability", id: profileId }, { open });
  });
}

/** Whether what is said of the one kind of booking is what the first type says already. */
function isAsSaid(type: TypeRow, input: SaveAvailability): boolean {
  return (
    type.title === input.title &&
    type.description === input.description &&
    type.slotMinutes === input.slot_minutes &&
    longerBuffer(type) === input.buffer_minutes &&
    type.noticeHours === input.notice_hours &&
    type.horizonDays === input.horizon_days &&
    type.locationKind === input.location_kind &&
    type.location === input.location
  );
}

function severalTypes({ id }: TypeRow) {
  return conflict(
    `There are several types of bookings: change one with PATCH /v1/booking-types/{id} (the first is ${id}), and send its fields here as GET /v1/booking-hours has them.`,
  );
}

function requireTimeZone(name: string): void {
  if (!isTimeZone(name)) throw invalidField("timezone", "is not a time zone such as Europe/Riga");
}
