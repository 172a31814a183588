import type { availability, bookings } from "@/db/schema";
import type { EventData } from "@/lib/contracts/developers/events";
import type { AvailabilityView, GuestBookingView, HostedBookingView } from "@/lib/contracts/trade/availability";
import type { BookingView } from "@/lib/contracts/trade/bookings";

type Row = typeof bookings.$inferSelect;

/** A booking without its guest: queries do not even read those columns. */
export type BookingRow = Pick<
  Row,
  | "id"
  | "title"
  | "status"
  | "startsAt"
  | "endsAt"
  | "timezone"
  | "locationKind"
  | "priceCents"
  | "currency"
  | "createdAt"
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

/** What an event says of a booking: nothing of its guest. */
export function viewBookingEvent(row: Row, status: "CONFIRMED" | "CANCELED"): EventData<"booking.created"> {
  return {
    id: row.id,
    title: row.title,
    status,
    starts_at: row.startsAt.toISOString(),
    ends_at: row.endsAt.toISOString(),
    timezone: row.timezone,
  };
}

export function viewGuestBooking(row: Row & { handle: string; displayName: string }): GuestBookingView {
  return { ...viewBoth(row), host: { handle: row.handle, display_name: row.displayName } };
}

/** For the host's own eyes, with the guest. */
export function viewHostedBooking(row: Row): HostedBookingView {
  return { ...viewBoth(row), guest_email: row.guestEmail };
}

function viewBoth(row: Row) {
  return {
    id: row.id,
    title: row.title,
    status: row.status,
    starts_at: row.startsAt.toISOString(),
    ends_at: row.endsAt.toISOString(),
    timezone: row.timezone,
    location_kind: row.locationKind,
    location: row.location,
    guest_name: row.guestName,
    notes: row.guestNotes,
    created_at: row.createdAt.toISOString(),
    canceled_at: row.canceledAt?.toISOString() ?? null,
  };
}

export function viewAvailability(row: typeof availability.$inferSelect): AvailabilityView {
  return {
    open: row.open,
    title: row.title,
    description: row.description,
    timezone: row.timezone,
    weekly: row.weekly,
    slot_minutes: row.slotMinutes as AvailabilityView["slot_minutes"],
    buffer_minutes: row.bufferMinutes as AvailabilityView["buffer_minutes"],
    notice_hours: row.noticeHours as AvailabilityView["notice_hours"],
    horizon_days: row.horizonDays as AvailabilityView["horizon_days"],
    location_kind: row.locationKind,
    location: row.location,
  };
}
