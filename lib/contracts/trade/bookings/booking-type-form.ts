import { z } from "zod";
import { idOf } from "../../values/ids";
import { oneOf, SaveAvailability } from "./availability";
import { BUFFER_MINUTES } from "./booking-choices";

const { title, description, slot_minutes, notice_hours, horizon_days, location_kind, location } =
  SaveAvailability.shape;

/** A type of booking as the studio's form sends it: with its id when one is changed, and an empty limit for none. */
export const SaveBookingType = z.strictObject({
  id: z.union([z.literal("").transform(() => undefined), idOf("btype")]),
  title,
  description,
  slot_minutes,
  buffer_before_minutes: oneOf(BUFFER_MINUTES),
  buffer_after_minutes: oneOf(BUFFER_MINUTES),
  notice_hours,
  horizon_days,
  max_per_day: z.union([z.literal("").transform(() => null), z.coerce.number().int().min(1).max(50)]),
  location_kind,
  location,
});

export const BookingTypeRef = z.strictObject({ id: idOf("btype") });
