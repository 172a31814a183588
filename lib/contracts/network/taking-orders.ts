import { z } from "zod";
import { operation } from "../operation";
import { Availability, AvailabilityChoice } from "./availability";

const CHOICE = AvailabilityChoice.shape;

/** Whether the creator takes new orders, as they choose it. */
export const OrderAvailability = z
  .strictObject({
    open: CHOICE.open.meta({ description: "Whether you take new orders." }),
    max_open_orders: CHOICE.max_open_orders
      .default(null)
      .meta({ description: "How many orders you work on at a time, 1 to 500; null for any number." }),
    next_free_on: CHOICE.next_free_on.default(null).meta({
      description: "The day from which you take orders again, YYYY-MM-DD; null to have it reckoned from your orders.",
    }),
  })
  .meta({ id: "NewAvailability", description: "Whether you take new orders." });

export const getAvailability = operation({
  id: "getAvailability",
  touches: "shared",
  method: "GET",
  path: "/v1/availability",
  summary: "Read whether you take new orders",
  description: "What it comes to now, as your profile shows it.",
  tag: "Profiles",
  scope: "orders:read",
  tier: "FREE",
  status: 200,
  response: Availability,
  errors: ["not_found"],
  example: { response: { open: true, max_open_orders: 3, next_free_on: null } },
});

export const setAvailability = operation({
  id: "setAvailability",
  touches: "shared",
  method: "PUT",
  path: "/v1/availability",
  summary: "Say whether you take new orders",
  description: "In force for every order from now on; orders that are paid go on. It is shown wherever you are.",
  tag: "Profiles",
  scope: "profile:write",
  tier: "FREE",
  status: 200,
  body: OrderAvailability,
  response: Availability,
  errors: ["not_found"],
  example: {
    body: { open: false, max_open_orders: 3, next_free_on: "2027-01-04" },
    response: { open: false, max_open_orders: 3, next_free_on: "2027-01-04" },
  },
});
