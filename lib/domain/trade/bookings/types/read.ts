import { asc, eq, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { bookingTypes } from "@/db/schema";
import type { BookingTypeView } from "@/lib/contracts/trade/bookings/booking-types";
import type { Context } from "@/lib/core/context";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { viewBookingType } from "./view";

const typesOf = prepared("booking_types_of", (db) =>
  db
    .select()
    .from(bookingTypes)
    .where(eq(bookingTypes.profileId, sql.placeholder("profileId")))
    .orderBy(asc(bookingTypes.position), asc(bookingTypes.id)),
);

/** What the acting creator can be booked for, the first one first; none before they have said when they can be. */
export async function listBookingTypes(ctx: Context): Promise<BookingTypeView[]> {
  return (await typesOf().execute({ profileId: requireProfile(ctx) })).map(viewBookingType);
}
