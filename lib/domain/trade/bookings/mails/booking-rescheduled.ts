import type { bookings } from "@/db/schema";
import type { Mail } from "@/lib/domain/platform/mail/message";
import { guestPath } from "../link";
import { bothClocks, placeText, spanText } from "../schedule/times-text";
import { hostNoteText } from "./host-note";

type Booking = typeof bookings.$inferSelect;

/** What the mails to both sides are made of. `by` is who moved it. */
export type Moved = {
  booking: Booking;
  before: Pick<Booking, "startsAt" | "endsAt">;
  host: { displayName: string; timezone: string };
  by: "guest" | "host";
};

/** To the guest: when it takes place now, on their clock and the host's. */
export function rescheduledToGuest({ booking, before, host, by }: Moved): Mail {
  const [zone, name] = [booking.timezone, host.displayName];
  return {
    kind: "booking_rescheduled",
    subject: `Moved: ${booking.title} with ${name}`,
    paragraphs: [
      by === "guest" ? `You moved ${booking.title}. It is now:` : `${name} moved ${booking.title}. It is now:`,
      bothClocks(booking.startsAt, booking.endsAt, zone, host.timezone, name),
      `Before, it was ${spanText(before.startsAt, before.endsAt, zone)}.`,
      ...hostNoteText(booking, `${name} writes:`),
      placeText(booking.locationKind, booking.location),
      "Does the new time not suit you? On the booking's page you can choose another one, or cancel.",
    ],
    action: { label: "Open your booking", path: guestPath(booking.id) },
  };
}

/** To the host: the same on their own clock. */
export function rescheduledToHost({ booking, before, host, by }: Moved): Mail {
  const who = by === "host" ? "You" : booking.guestName;
  return {
    kind: "booking_rescheduled",
    subject: `Moved: ${booking.title} with ${booking.guestName}`,
    paragraphs: [
      `${who} moved ${booking.title}. It is now:`,
      bothClocks(booking.startsAt, booking.endsAt, host.timezone, booking.timezone, booking.guestName),
      `Before, it was ${spanText(before.startsAt, before.endsAt, host.timezone)}.`,
      ...hostNoteText(booking, "You wrote:"),
    ],
    action: { label: "See your bookings", path: "/studio/bookings" },
  };
}
