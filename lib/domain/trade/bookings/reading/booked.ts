import { and, eq } from "drizzle-orm";
import { availability, bookings, profiles } from "@/db/schema";
import type { GuestBookingView } from "@/lib/contracts/trade/bookings/availability";
import type { Page } from "@/lib/contracts/values/page";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { verifiedEmailOf } from "../../orders/access/access";
import { type InTimeQuery, inTime } from "../in-time";
import { guestPath } from "../link";
import { guestBookingColumns } from "./guest";
import { viewGuestBooking } from "./view";

/** A booking in its guest's own list, with the path of its page. */
export type BookedView = GuestBookingView & { path: string };

/**
 * What the signed-in person booked: every booking under the email address that they have proved to read. Empty for others. Throws
 * `invalid_cursor`.
 */
export async function listBooked(ctx: Context, query: InTimeQuery): Promise<Page<BookedView>> {
  const { where, orderBy, limit, page } = inTime(ctx.now, query);
  const email = await verifiedEmailOf(ctx);
  if (!email) return page([], booked);
  const rows = await ctx.db
    .select(guestBookingColumns)
    .from(bookings)
    .innerJoin(profiles, eq(profiles.id, bookings.profileId))
    .leftJoin(availability, eq(availability.profileId, bookings.profileId))
    .where(and(eq(bookings.guestEmail, email), eq(bookings.livemode, ctx.livemode), where))
    .orderBy(...orderBy)
    .limit(limit);
  return page(rows, booked);
}

/**
 * The page of a booking that the signed-in person made, by the email address that they have proved to read: what a notice leads to, which
 * holds no link of its own. Throws `not_found`.
 */
export async function bookedPath(ctx: Context, id: string): Promise<string> {
  const email = await verifiedEmailOf(ctx);
  const own = and(eq(bookings.id, id), eq(bookings.guestEmail, email ?? ""), eq(bookings.livemode, ctx.livemode));
  const [row] = email ? await ctx.db.select({ id: bookings.id }).from(bookings).where(own) : [];
  if (!row) throw notFound("The booking");
  return guestPath(row.id);
}

function booked(row: Parameters<typeof viewGuestBooking>[0]): BookedView {
  return { ...viewGuestBooking(row), path: guestPath(row.id) };
}
