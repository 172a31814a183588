import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { GuestBookingView } from "@/lib/contracts/trade/availability";
import { env } from "@/lib/core/env";
import { placeText } from "./times-text";

/**
 * A booking as an iCalendar file (RFC 5545), in UTC. A canceled one replaces the entry that the guest saved before: same UID, higher
 * sequence, method CANCEL.
 */
export function calendarFile(booking: GuestBookingView): string {
  const canceled = booking.status === "CANCELED";
  const calendar = ical({
    prodId: { company: "Guildhall", product: "Bookings" },
    method: canceled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${booking.id}@${new URL(env().BASE_URL).host}`,
    sequence: canceled ? 1 : 0,
    stamp: new Date(booking.canceled_at ?? booking.created_at),
    start: new Date(booking.starts_at),
    end: new Date(booking.ends_at),
    summary: `${booking.title} with ${booking.host.display_name}`,
    location: placeText(booking.location_kind, booking.location),
    status: canceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}
