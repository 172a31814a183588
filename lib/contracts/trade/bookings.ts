import { z } from "zod";
import { growing } from "../growing";
import { idOf } from "../ids";
import { operation } from "../operation";
import { Cents, PageQuery, pageOf, Timestamp } from "../page";
import { TimeRangeQuery } from "../time-range";

export const BOOKING_STATUSES = ["CONFIRMED", "CANCELED", "COMPLETED", "NO_SHOW"] as const;

export const BookingStatus = growing(BOOKING_STATUSES, "a time that stays taken");

/** A booked slot of a creator's time. Who booked it is not part of it: no name, no e-mail address, no notes. */
export const Booking = z
  .object({
    id: idOf("book"),
    title: z.string(),
    status: BookingStatus,
    starts_at: Timestamp,
    ends_at: Timestamp,
    timezone: z
      .string()
      .meta({ description: "IANA time zone in which the guest sees the time.", example: "Europe/Riga" }),
    location_kind: growing(["video", "phone", "in_person"], "a place that the two agree on"),
    price_cents: Cents,
    currency: z.literal("usd"),
    created_at: Timestamp,
  })
  .meta({ id: "Booking" });

export type BookingView = z.infer<typeof Booking>;

export const BookingQuery = PageQuery.extend(TimeRangeQuery.shape).extend({
  status: BookingStatus.optional().meta({ description: "Only bookings in this status." }),
});

export type BookingQuery = z.output<typeof BookingQuery>;

export const listBookings = operation({
  id: "listBookings",
  method: "GET",
  path: "/v1/bookings",
  summary: "List bookings that you host",
  description:
    "Of the delegated creator, the latest start first, without guests' personal data. `from` and `to` are of the start.",
  tag: "Bookings",
  scope: "bookings:read",
  tier: "FREE",
  status: 200,
  query: BookingQuery,
  response: pageOf(Booking).meta({ id: "BookingPage" }),
  errors: ["invalid_cursor"],
  example: {
    response: {
      data: [
        {
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
        },
      ],
      has_more: false,
      next_cursor: null,
    },
  },
});
