import ical, { type ICalCalendar, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { GuestBookingView } from "@/lib/contracts/trade/bookings/availability";
import { env } from "@/lib/core/env";
import { placeText } from "./times-text";

/** A booking as calendars tell it. */
export type Entry = Pick<
  GuestBookingView,
  | "id"
  | "status"
  | "starts_at"
  | "ends_at"
  | "created_at"
  | "canceled_at"
  | "rescheduled_at"
  | "reschedule_count"
  | "location_kind"
  | "location"
> & { summary: string };

/** A calendar without entries (RFC 5545). */
export function emptyCalendar(): ICalCalendar {
  return ical({ prodId: { company: "Guildhall", product: "Bookings" } });
}

/**
 * Adds a booking, in UTC. Its UID stays whatever becomes of it; the sequence counts how often it was moved, and canceling. So a calendar
 * that has an earlier entry replaces it.
 */
export function addEntry(calendar: ICalCalendar, entry: Entry, url?: string): void {
  const canceled = entry.status === "CANCELED";
  calendar.createEvent({
    id: `${entry.id}@${new URL(env().BASE_URL).host}`,
    sequence: entry.reschedule_count + (canceled ? 1 : 0),
    stamp: new Date(entry.canceled_at ?? entry.rescheduled_at ?? entry.created_at),
    start: new Date(entry.starts_at),
    end: new Date(entry.ends_at),
    summary: entry.summary,
    location: placeText(entry.location_kind, entry.location),
    status: canceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(url && { url }),
  });
}

/** A booking as a file for its guest; a canceled one takes back what they saved before, by method CANCEL. */
export function calendarFile(booking: GuestBookingView): string {
  const calendar = emptyCalendar();
  calendar.method(booking.status === "CANCELED" ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH);
  addEntry(calendar, { ...booking, summary: `${booking.title} with ${booking.host.display_name}` });
  return calendar.toString();
}
