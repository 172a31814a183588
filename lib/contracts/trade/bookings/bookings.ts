import { z } from "zod";
import { operation } from "../../operation";
import { growing } from "../../values/growing";
import { idOf } from "../../values/ids";
import { Cents, Currency, PageQuery, pageOf, Timestamp } from "../../values/page";
import { TimeRangeQuery } from "../../values/time-range";

export const BOOKING_STATUSES = ["CONFIRMED", "CANCELED", "COMPLETED", "NO_SHOW"] as const;

/** How often a booking can be moved, by the two sides together. */
export const MOST_MOVES = 5;

export const BookingStatus = growing(BOOKING_STATUSES, "a time that stays taken");

/** A booked slot of a creator's time. Who booked it is not part of it: no name, no email address, no notes. */
export const Booking = z
  .object({
    id: idOf("book"),
    title: z.string().meta({ description: "What the meeting is about." }),
    status: BookingStatus.meta({
      description: "Where the booking stands: `COMPLETED` took place, `NO_SHOW` did not, since the guest did not come.",
    }),
    starts_at: Timestamp.meta({ description: "When the meeting starts." }),
    ends_at: Timestamp.meta({ description: "When the meeting ends." }),
    timezone: z
      .string()
      .meta({ description: "IANA time zone in which the guest sees the time.", example: "Europe/Riga" }),
    location_kind: growing(["video", "phone", "in_person"], "a place that the two agree on").meta({
      description: "Where the meeting takes place.",
    }),
    price_cents: Cents.meta({ description: "Price of the meeting, in US cents; 0 when it is free." }),
    currency: Currency,
    created_at: Timestamp.meta({ description: "When it was booked." }),
    type_id: idOf("btype").nullable().meta({
      description:
        "What was booked, of your types; null for one that is gone, and for what was booked before there were any.",
    }),
    reschedule_count: z.int().meta({ description: "How often it was moved to another time." }),
  })
  .meta({ id: "Booking", description: "A booked slot of a creator's time, without personal data of the guest." });

export type BookingView = z.infer<typeof Booking>;

export const BookingQuery = PageQuery.extend(TimeRangeQuery.shape).extend({
  status: BookingStatus.optional().meta({ description: "Only bookings in this status." }),
});

export type BookingQuery = z.output<typeof BookingQuery>;

export const EXAMPLE_BOOKING = {
  id: "book_01k5s3v9n6e8wbr4q2ycx7th0d",
  title: "Brand audit walkthrough",
  status: "CONFIRMED",
  starts_at: "2026-11-24T13:00:00.000Z",
  ends_at: "2026-11-24T13:45:00.000Z",
  timezone: "Europe/Riga",
  location_kind: "video",
  price_cents: 9000,
  currency: "usd",
  created_at: "2026-11-12T17:42:10.000Z",
  type_id: "btype_01k5s3v9n6e8wbr4q2ycx7th0d",
  reschedule_count: 0,
} as const;

export const listBookings = operation({
  id: "listBookings",
  method: "GET",
  path: "/v1/bookings",
  summary: "List bookings that you host",
  description:
    "Of the delegated creator, the latest start first, without guests' personal data. `from` and `to` are of the start. A new time moves a booking, also past the cursor of who pages.",
  tag: "Bookings",
  touches: "split",
  scope: "bookings:read",
  tier: "FREE",
  status: 200,
  query: BookingQuery,
  response: pageOf(Booking).meta({ id: "BookingPage" }),
  errors: ["not_found", "invalid_cursor"],
  example: {
    response: {
      data: [EXAMPLE_BOOKING],
      has_more: false,
      next_cursor: null,
    },
  },
});
