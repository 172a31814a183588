import type { bookings } from "@/db/schema";
import type { Mail } from "@/lib/domain/platform/mail/message";
import { guestPath } from "../link";
import { bothClocks, placeText } from "../schedule/times-text";

type Booking = typeof bookings.$inferSelect;

/** To the guest: the booking stands. The link opens it, with the calendar file and the ways to move it and to call it off. */
export function bookingConfirmed(booking: Booking, host: { displayName: string; timezone: string }): Mail {
  const { displayName: name, timezone } = host;
  return {
    kind: "booking_confirmed",
    subject: `Booked: ${booking.title} with ${name}`,
    paragraphs: [
      `${booking.title} with ${name} is booked.`,
      bothClocks(booking.startsAt, booking.endsAt, booking.timezone, timezone, name),
      placeText(booking.locationKind, booking.location),
      "The booking's page has the calendar file (.ics), and there you can choose another time, or cancel.",
    ],
    action: { label: "Open your booking", path: guestPath(booking.id) },
  };
}
