import { z } from "zod";
import { operation } from "../../operation";
import { Timestamp } from "../../values/page";

const MadeAt = Timestamp.meta({ description: "When the address was made." });

/** That there is an address; the address itself is told once. */
export const BookingFeed = z
  .object({ created_at: MadeAt })
  .meta({ id: "BookingFeed", description: "The secret address at which a calendar reads a creator's bookings." });

export type BookingFeedView = z.infer<typeof BookingFeed>;

export const NewBookingFeed = BookingFeed.extend({
  url: z
    .url()
    .meta({ description: "For calendar apps to subscribe to. Anyone who has it reads your bookings; told once." }),
}).meta({ id: "NewBookingFeed", description: "A secret address for calendar apps, told once." });

export type NewBookingFeedView = z.infer<typeof NewBookingFeed>;

const EXAMPLE = { created_at: "2026-11-24T08:15:00.000Z" } as const;
const FEED = { tag: "Bookings", touches: "shared", tier: "FREE", status: 200, path: "/v1/booking-feed" } as const;

export const getBookingFeed = operation({
  ...FEED,
  id: "getBookingFeed",
  method: "GET",
  summary: "See whether calendars read your bookings",
  description: "`not_found` until there is an address for them.",
  scope: "bookings:read",
  response: BookingFeed,
  errors: ["not_found"],
  example: { response: EXAMPLE },
});

export const createBookingFeed = operation({
  ...FEED,
  id: "createBookingFeed",
  method: "POST",
  summary: "Make the address at which calendars read your bookings",
  description:
    "An iCalendar feed of your live bookings, from 90 days ago on, with the names of your guests: at most 1,000, the latest ones. One address at a time: a new one ends the one before. What an app or a key makes ends when its access does.",
  scope: "bookings:write",
  status: 201,
  response: NewBookingFeed,
  errors: ["not_found"],
  example: {
    response: {
      ...EXAMPLE,
      url: "https://guildhall.example/bookings/calendar.ics?token=9fQ2b1Vnk3LmT0xY7cWd4RzA6sHgJe8u",
    },
  },
});

export const deleteBookingFeed = operation({
  ...FEED,
  id: "deleteBookingFeed",
  method: "DELETE",
  summary: "End the address at which calendars read your bookings",
  scope: "bookings:write",
  response: BookingFeed,
  errors: ["not_found"],
  example: { response: EXAMPLE },
});
