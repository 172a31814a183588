import { z } from "zod";

export const MOST_OPEN_ORDERS = 500;

/** Whether a creator takes new orders, as everybody sees it. */
export const Availability = z
  .object({
    open: z.boolean().meta({ description: "Whether new orders are taken now." }),
    max_open_orders: z.int().nullable().meta({
      description: "How many orders the creator works on at a time; null for any number.",
    }),
    next_free_on: z.iso.date().nullable().meta({
      description:
        "The day from which new orders are taken again, in UTC: the creator's word, else reckoned from the orders at work. Null while open, and where no day is known.",
    }),
  })
  .meta({ id: "Availability", description: "Whether a creator takes new orders." });

export type AvailabilityView = z.infer<typeof Availability>;

/** What a creator chooses in the studio. */
export const AvailabilityChoice = z.strictObject({
  open: z.boolean(),
  max_open_orders: z
    .int("Write a whole number from 1, or nothing")
    .min(1, "Write a whole number from 1, or nothing")
    .max(MOST_OPEN_ORDERS)
    .nullable(),
  next_free_on: z.iso.date("Choose a day").nullable(),
});

export type AvailabilityChoice = z.output<typeof AvailabilityChoice>;
