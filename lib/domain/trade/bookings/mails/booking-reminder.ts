import type { bookings } from "@/db/schema";
import type { Mail } from "@/lib/domain/platform/mail/message";
import { guestPath } from "../link";
import { bothClocks, placeText } from "../schedule/times-text";

type Booking = typeof bookings.$inferSelect;
type Host = { displayName: string; timezone: string };

const within = (hours: number) => (hours === 1 ? "Within the hour" : `Within ${hours} hours`);

/** To the guest: it begins soon. */
export function reminderToGuest(booking: Booking, host: Host, hours: number): Mail {
  const name = host.displayName;
  return {
    kind: "booking_reminder",
    subject: `${within(hours)}: ${booking.title} with ${name}`,
    paragraphs: [
      `${booking.title} with ${name} begins soon.`,
      bothClocks(booking.startsAt, booking.endsAt, booking.timezone, host.timezone, name),
      placeText(booking.locationKind, booking.location),
      "On the booking's page you can choose another time, or cancel.",
    ],
    action: { label: "Open your booking", path: guestPath(booking.id) },
  };
}

/** To the host: the same on their own clock. */
export function reminderToHost(booking: Booking, host: Host, hours: number): Mail {
  return {
    kind: "booking_reminder",
    subject: `${within(hours)}: ${booking.title} with ${booking.guestName}`,
    paragraphs: [
      `${booking.title} with ${booking.guestName} (${booking.guestEmail}) begins soon.`,
      bothClocks(booking.startsAt, booking.endsAt, host.timezone, booking.timezone, booking.guestName),
      placeText(booking.locationKind, booking.location),
      ...(booking.guestNotes ? [`They wrote:\n${booking.guestNotes}`] : []),
    ],
    action: { label: "See your bookings", path: "/studio/bookings" },
  };
}
