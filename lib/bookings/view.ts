import type { bookings } from "@/db/schema";
import type { BookingView } from "@/lib/contracts/bookings";

/** A booking without its guest: queries do not even read those columns. */
export type BookingRow = Omit<
  typeof bookings.$inferSelect,
  "profileId" | "guestName" | "guestEmail" | "guestNotes" | "canceledAt" | "updatedAt"
>;

export function viewBooking(row: BookingRow): BookingView {
  return {
    id: row.id,
    title: row.title,
    status: row.status,
    starts_at: row.startsAt.toISOString(),
    ends_at: row.endsAt.toISOString(),
    timezone: row.timezone,
    location_kind: row.locationKind,
    price_cents: row.priceCents,
    currency: "usd",
    created_at: row.createdAt.toISOString(),
  };
}
