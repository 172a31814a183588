import { and, asc, eq } from "drizzle-orm";
import { availability, bookings, bookingTypes } from "@/db/schema";
import type { MoveOfferView } from "@/lib/contracts/trade/bookings/availability";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { findGuestBooking, findHostedBooking } from "../reading/guest";
import { daysOf, type OfferQuery } from "../schedule/offer";
import { freeSlots } from "../schedule/slots";
import { takenIn } from "../schedule/taken";
import { type MovedBy, movable } from "./movable";

/** Where the holder of a booking's link can move it. Throws `not_found`. */
export async function offerMoveToGuest(ctx: Context, id: string, token: string, query: OfferQuery) {
  await findGuestBooking(ctx, id, token);
  return offerMove(ctx, id, "guest", query);
}

/** Where the acting creator can move a booking that they host. Throws `not_found`. */
export async function offerMoveToHost(ctx: Context, id: string, query: OfferQuery) {
  await findHostedBooking(ctx, id);
  return offerMove(ctx, id, "host", query);
}

async function offerMove(ctx: Context, id: string, by: MovedBy, query: OfferQuery): Promise<MoveOfferView> {
  const rows = await ctx.db
    .select({ booking: bookings, hours: availability, type: bookingTypes })
    .from(bookings)
    .innerJoin(availability, eq(availability.profileId, bookings.profileId))
    .innerJoin(bookingTypes, eq(bookingTypes.profileId, bookings.profileId))
    .where(and(eq(bookings.id, id), eq(bookings.livemode, ctx.livemode)))
    .orderBy(asc(bookingTypes.position), asc(bookingTypes.id));
  const [found] = rows;
  if (!found) throw notFound("The booking");
  const hours = { ...found.hours, types: rows.map((row) => row.type) };
  const { typeId, rules, within } = movable(found.booking, hours, ctx.now, by);
  const range = daysOf(query, within);
  const looks = (hours.open || by === "host") && range.from < range.to;
  const slots = looks ? freeSlots(rules, range, await takenIn(ctx, hours, range, typeId, id)) : [];
  const now = found.booking.startsAt.getTime();
  return {
    slots: slots.filter((at) => at.getTime() !== now).map((at) => at.toISOString()),
    slot_minutes: rules.slotMinutes,
    timezone: hours.timezone,
    next_from: range.to < within.to ? range.to.toISOString() : null,
  };
}
