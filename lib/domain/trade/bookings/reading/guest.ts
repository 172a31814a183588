import { and, eq, getTableColumns, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { availability, bookings, profiles } from "@/db/schema";
import type { GuestBookingView, HostedBookingView } from "@/lib/contracts/trade/bookings/availability";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { isLinkToken } from "../link";
import { viewGuestBooking, viewHostedBooking } from "./view";

/** What a guest's views read, of a booking with its host's profile and hours. */
export const guestBookingColumns = {
  ...getTableColumns(bookings),
  handle: profiles.handle,
  displayName: profiles.displayName,
  hostTimezone: availability.timezone,
};

const bookingById = prepared("booking_by_id", (db) =>
  db
    .select(guestBookingColumns)
    .from(bookings)
    .innerJoin(profiles, eq(profiles.id, bookings.profileId))
    .leftJoin(availability, eq(availability.profileId, bookings.profileId))
    .where(and(eq(bookings.id, sql.placeholder("id")), eq(bookings.livemode, sql.placeholder("livemode")))),
);

/** A booking for anyone who holds its link token. Everyone else gets `not_found`: that it exists is not theirs to know. */
export async function findGuestBooking(ctx: Context, id: string, token: string): Promise<GuestBookingView> {
  const [row] = await bookingById().execute({ id, livemode: ctx.livemode });
  if (!row || !isLinkToken(row, token)) throw notFound("The booking");
  return viewGuestBooking(row);
}

/** A booking that the acting creator hosts, with its guest. Throws `not_found`. */
export async function findHostedBooking(ctx: Context, id: string): Promise<HostedBookingView> {
  const mine = and(
    eq(bookings.id, id),
    eq(bookings.profileId, requireProfile(ctx)),
    eq(bookings.livemode, ctx.livemode),
  );
  const [row] = await ctx.db.select().from(bookings).where(mine);
  if (!row) throw notFound("The booking");
  return viewHostedBooking(row);
}
