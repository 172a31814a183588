import { and, desc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { prepared } from "@/db/client";
import { bookings } from "@/db/schema";
import { BOOKING_STATUSES, type BookingQuery, type BookingView } from "@/lib/contracts/trade/bookings/bookings";
import { idOf } from "@/lib/contracts/values/ids";
import { type Page, Timestamp } from "@/lib/contracts/values/page";
import type { Context } from "@/lib/core/context";
import { decodeCursor, pageOf } from "@/lib/core/values/cursor";
import { rangeEnds } from "@/lib/core/values/time-range";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { viewBooking } from "./view";

const BookingCursor = z.tuple([Timestamp, idOf("book")]);

/** What is read of a booking: nothing of its guest. */
export const bookingColumns = {
  id: bookings.id,
  title: bookings.title,
  status: bookings.status,
  startsAt: bookings.startsAt,
  endsAt: bookings.endsAt,
  timezone: bookings.timezone,
  locationKind: bookings.locationKind,
  priceCents: bookings.priceCents,
  currency: bookings.currency,
  createdAt: bookings.createdAt,
  typeId: bookings.typeId,
  rescheduleCount: bookings.rescheduleCount,
};

const bookingsOf = prepared("bookings_of", (db) =>
  db
    .select(bookingColumns)
    .from(bookings)
    .where(
      and(
        eq(bookings.profileId, sql.placeholder("profileId")),
        eq(bookings.livemode, sql.placeholder("livemode")),
        sql`${bookings.startsAt} >= ${sql.placeholder("from")}::timestamptz`,
        sql`${bookings.startsAt} < ${sql.placeholder("to")}::timestamptz`,
        sql`(${bookings.startsAt}, ${bookings.id})
          < (${sql.placeholder("startsAt")}::timestamptz, ${sql.placeholder("id")}::text)`,
        sql`${bookings.status} = any(${sql.placeholder("statuses")}::booking_status[])`,
      ),
    )
    .orderBy(desc(bookings.startsAt), desc(bookings.id))
    .limit(sql.placeholder("limit")),
);

/**
 * Bookings that the acting creator hosts, the latest start first, without their guests. Filters: `status`, and `from`
 * and `to` on the start. Throws `invalid_cursor`, and `invalid_request` for a span without length.
 */
export async function listBookings(ctx: Context, query: BookingQuery): Promise<Page<BookingView>> {
  const profileId = requireProfile(ctx);
  const { from, to } = rangeEnds(query);
  const [startsAt, id] = decodeCursor(query.cursor, BookingCursor) ?? ["infinity", ""];
  const rows = await bookingsOf().execute({
    profileId,
    livemode: ctx.livemode,
    from: from?.toISOString() ?? "-infinity",
    to: to?.toISOString() ?? "infinity",
    startsAt,
    id,
    statuses: `{${query.status ?? BOOKING_STATUSES.join()}}`,
    limit: query.limit + 1,
  });
  return pageOf(rows, query.limit, (row) => [row.startsAt.toISOString(), row.id], viewBooking);
}
