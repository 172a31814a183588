import type { availability, bookings } from "@/db/schema";
import type { EventData } from "@/lib/contracts/developers/events/events";
import type {
  AvailabilityView,
  GuestBookingView,
  HostedBookingView,
} from "@/lib/contracts/trade/bookings/availability";
import { type BookingView, MOST_MOVES } from "@/lib/contracts/trade/bookings/bookings";
import type { TypeRow } from "../types/view";

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
  | "typeId"
  | "rescheduleCount"
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
    type_id: row.typeId,
    reschedule_count: row.rescheduleCount,
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

type Host = { handle: string; displayName: string; hostTimezone: string | null };

export function viewGuestBooking(row: Row & Host): GuestBookingView {
  const { handle, displayName: display_name, hostTimezone: timezone } = row;
  return { ...viewBoth(row), host: { handle, display_name, timezone } };
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
    host_note: row.hostNote,
    created_at: row.createdAt.toISOString(),
    canceled_at: row.canceledAt?.toISOString() ?? null,
    reschedule_count: row.rescheduleCount,
    rescheduled_at: row.rescheduledAt?.toISOString() ?? null,
    moves_left: Math.max(0, MOST_MOVES - row.rescheduleCount),
  };
}

/** What booking hours say of a type's two buffers. */
export function longerBuffer(type: Pick<TypeRow, "bufferBeforeMinutes" | "bufferAfterMinutes">): number {
  return Math.max(type.bufferBeforeMinutes, type.bufferAfterMinutes);
}

/** When a creator can be booked, with the first of what for. Of two buffers the longer one is said. */
export function viewAvailability(hours: typeof availability.$inferSelect, type: TypeRow): AvailabilityView {
  return {
    open: hours.open,
    title: type.title,
    description: type.description,
    timezone: hours.timezone,
    weekly: hours.weekly,
    slot_minutes: type.slotMinutes as AvailabilityView["slot_minutes"],
    buffer_minutes: longerBuffer(type) as AvailabilityView["buffer_minutes"],
    notice_hours: type.noticeHours as AvailabilityView["notice_hours"],
    horizon_days: type.horizonDays as AvailabilityView["horizon_days"],
    location_kind: type.locationKind,
    location: type.location,
  };
}
