import { SaveAvailability, type WeeklySpan } from "@/lib/contracts/trade/bookings/availability";
import type { BookingHoursView, NewBookingHours } from "@/lib/contracts/trade/bookings/booking-hours";
import type { Context } from "@/lib/core/context";
import { invalidField, notFound } from "@/lib/core/errors";
import { getAvailability, saveAvailability } from "./availability";

/** When the acting creator can be booked, as the API says it. Throws `not_found` until they have said so. */
export async function getBookingHours(ctx: Context): Promise<BookingHoursView> {
  const known = await getAvailability(ctx);
  if (!known) throw notFound("Booking hours");
  return viewHours(known);
}

/** Sets it. Throws `validation_error` for a time zone that does not exist, and for spans that end before they start or overlap. */
export async function saveBookingHours(ctx: Context, hours: NewBookingHours): Promise<BookingHoursView> {
  const weekly = hours.weekly.map(({ day, from, to }) => `${day} ${from}-${to}`);
  const parsed = SaveAvailability.safeParse({ ...hours, weekly });
  if (parsed.success) return viewHours(await saveAvailability(ctx, parsed.data));
  const [issue] = parsed.error.issues;
  throw invalidField(issue?.path.join(".") ?? "weekly", issue?.message ?? "does not fit");
}

function viewHours(rules: SaveAvailability): BookingHoursView {
  return { ...rules, weekly: rules.weekly.map(viewSpan) };
}

function viewSpan({ day, from, to }: WeeklySpan) {
  return { day, from: clock(from), to: clock(to) };
}

/** 570 as "09:30". */
function clock(minutes: number): string {
  const two = (n: number) => String(n).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
