import type { bookings } from "@/db/schema";
import type { Mail } from "@/lib/domain/platform/mail/message";
import { spanText } from "../schedule/times-text";
import { hostNoteText } from "./host-note";

type Booking = typeof bookings.$inferSelect;

/** To the guest or the host: the one who did not cancel. */
export function bookingCanceled(booking: Booking, by: string, timezone: string, again?: string): Mail {
  return {
    kind: "booking_canceled",
    subject: `Canceled: ${booking.title} with ${by}`,
    paragraphs: [
      `${by} canceled ${booking.title}.`,
      spanText(booking.startsAt, booking.endsAt, timezone),
      ...hostNoteText(booking, `${by} writes:`),
    ],
    action: again
      ? { label: "Choose another time", path: `/${again}/book` }
      : { label: "See your bookings", path: "/studio/bookings" },
  };
}
