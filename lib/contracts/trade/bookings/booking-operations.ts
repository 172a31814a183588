import { z } from "zod";
import { operation } from "../../operation";
import { idOf } from "../../values/ids";
import { Moment } from "../../values/page";
import { MoveBooking } from "./availability";
import { Booking, EXAMPLE_BOOKING, MOST_MOVES } from "./bookings";

const HOSTED = {
  method: "POST",
  tag: "Bookings",
  scope: "bookings:write",
  tier: "FREE",
  status: 200,
  params: z.object({ id: idOf("book") }),
  response: Booking,
  errors: ["not_found", "invalid_state_transition"],
} as const;

export const cancelBooking = operation({
  ...HOSTED,
  errors: [...HOSTED.errors],
  id: "cancelBooking",
  touches: "split",
  path: "/v1/bookings/{id}/cancel",
  summary: "Cancel a booking that you host",
  description: "Before it begins. The guest is told by mail, and the time is free again.",
  example: { response: { ...EXAMPLE_BOOKING, status: "CANCELED" } },
});

export const BookingOutcome = z
  .strictObject({
    status: z.enum(["COMPLETED", "NO_SHOW"]).meta({ description: "Whether the guest came." }),
  })
  .meta({ id: "BookingOutcome", description: "How a booking went." });

export const markBooking = operation({
  ...HOSTED,
  errors: [...HOSTED.errors],
  id: "markBooking",
  touches: "split",
  path: "/v1/bookings/{id}/mark",
  summary: "Say whether a guest came",
  description: "Once the booking has begun; it can be put right later.",
  body: BookingOutcome,
  example: { body: { status: "COMPLETED" }, response: { ...EXAMPLE_BOOKING, status: "COMPLETED" } },
});

export const NewBookingTime = z
  .strictObject({
    starts_at: Moment.meta({ description: "Start of a free slot of the booking's type." }),
    note: MoveBooking.shape.note.meta({ description: "What both sides read in the mail and on the booking's page." }),
  })
  .meta({ id: "NewBookingTime", description: "When a booking is to take place instead." });

export const rescheduleBooking = operation({
  ...HOSTED,
  errors: [...HOSTED.errors, "conflict"],
  id: "rescheduleBooking",
  touches: "split",
  path: "/v1/bookings/{id}/reschedule",
  summary: "Move a booking that you host to another time",
  description: `Before it begins, to a free time within your weekly hours and the type's horizon, however short the notice; it keeps its length. Both sides are told by mail, and nothing is charged. A booking can be moved ${MOST_MOVES} times, by the two sides together; the guest moves it by the link in their mails.`,
  body: NewBookingTime,
  example: {
    body: { starts_at: "2026-11-26T13:00:00.000Z" },
    response: {
      ...EXAMPLE_BOOKING,
      starts_at: "2026-11-26T13:00:00.000Z",
      ends_at: "2026-11-26T13:45:00.000Z",
      reschedule_count: 1,
    },
  },
});
