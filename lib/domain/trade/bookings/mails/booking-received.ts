import type { bookings } from "@/db/schema";
import type { Mail } from "@/lib/domain/platform/mail/message";
import { bothClocks } from "../schedule/times-text";

type Booking = typeof bookings.$inferSelect;

/** To the host: somebody booked. Times are on the host's own clock. */
export function bookingReceived(booking: Booking, timezone: string): Mail {
  return {
    kind: "booking_received",
    subject: `New booking: ${booking.title} with ${booking.guestName}`,
    paragraphs: [
      `${booking.guestName} (${booking.guestEmail}) booked ${booking.title}.`,
      bothClocks(booking.startsAt, booking.endsAt, timezone, booking.timezone, booking.guestName),
      ...(booking.guestNotes ? [`They write:\n${booking.guestNotes}`] : []),
    ],
    action: { label: "See your bookings", path: "/studio/bookings" },
  };
}
