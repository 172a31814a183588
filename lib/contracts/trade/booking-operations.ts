import { z } from "zod";
import { idOf } from "../ids";
import { operation } from "../operation";
import { Booking, EXAMPLE_BOOKING } from "./bookings";

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
