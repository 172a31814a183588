"use server";

import { refresh } from "next/cache";
import { z } from "zod";
import { AvailabilityChoice } from "@/lib/contracts/network/availability";
import { chooseAvailability } from "@/lib/domain/people/availability/choose";
import { action } from "@/lib/transports/actions/action";

const { max_open_orders, next_free_on } = AvailabilityChoice.shape;

/** A form sends text: nothing for "any number" and "not known", and nothing at all for a switch that is off. */
const AvailabilityForm = z.object({
  open: z
    .string()
    .max(4)
    .optional()
    .transform((sent) => sent !== undefined),
  max_open_orders: z
    .string()
    .trim()
    .max(4)
    .default("")
    .transform((sent) => (sent === "" ? null : Number(sent)))
    .pipe(max_open_orders),
  next_free_on: z
    .string()
    .max(10)
    .default("")
    .transform((sent) => sent || null)
    .pipe(next_free_on),
});

/** Says whether the creator takes new orders. */
export const chooseAvailabilityAction = action(AvailabilityForm, async (ctx, choice) => {
  const now = await chooseAvailability(ctx, choice);
  refresh();
  return now;
});
