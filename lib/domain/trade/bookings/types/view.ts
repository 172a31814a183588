import type { bookingTypes } from "@/db/schema";
import type { BookingTypeView } from "@/lib/contracts/trade/bookings/booking-types";

export type TypeRow = typeof bookingTypes.$inferSelect;

export function viewBookingType(row: TypeRow): BookingTypeView {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    description: row.description,
    slot_minutes: row.slotMinutes,
    buffer_before_minutes: row.bufferBeforeMinutes,
    buffer_after_minutes: row.bufferAfterMinutes,
    notice_hours: row.noticeHours,
    horizon_days: row.horizonDays,
    max_per_day: row.maxPerDay,
    location_kind: row.locationKind,
    location: row.location,
    position: row.position,
    created_at: row.createdAt.toISOString(),
  };
}
