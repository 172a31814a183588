import type { bookings } from "@/db/schema";
import type { Mail } from "@/lib/domain/platform/mail/message";
import { placeText, spanText } from "../schedule/times-text";

type Booking = typeof bookings.$inferSelect;

/** To the guest: the booking stands. The link opens it, with the calendar file and the way out. */
export function bookingConfirmed(booking: Booking, host: string, token: string): Mail {
  return {
    kind: "booking_confirmed",
    subject: `Booked: ${booking.title} with ${host}`,
    paragraphs: [
      `${booking.title} with ${host} is booked.`,
      spanText(booking.startsAt, booking.endsAt, booking.timezone),
      placeText(booking.locationKind, booking.location),
      "The booking's page has the calendar file (.ics), and there you can cancel.",
    ],
    action: { label: "Open your booking", path: `/bookings/${booking.id}?token=${token}` },
  };
}
