import { and, eq } from "drizzle-orm";
import { availability, bookings, profiles } from "@/db/schema";
import type { GuestBookingView } from "@/lib/contracts/trade/bookings/availability";
import type { Page } from "@/lib/contracts/values/page";
import type { Context } from "@/lib/core/context";
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

function booked(row: Parameters<typeof viewGuestBooking>[0]): BookedView {
  return { ...viewGuestBooking(row), path: guestPath(row.id) };
}
