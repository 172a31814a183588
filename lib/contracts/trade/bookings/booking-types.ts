import { z } from "zod";
import { operation } from "../../operation";
import { idOf } from "../../values/ids";
import { pageOf, Timestamp } from "../../values/page";
import { text } from "../../values/text";
import {
  BUFFER_MINUTES,
  HORIZON_DAYS,
  LOCATION_KINDS,
  MOST_TYPES,
  NOTICE_HOURS,
  SLOT_MINUTES,
} from "./booking-choices";
import { Booking } from "./bookings";

const oneOf = (values: readonly number[], description: string) =>
  z
    .int()
    .refine((n) => values.includes(n), `must be one of ${values.join(", ")}`)
    .meta({ description: `${description}: one of ${values.join(", ")}.` });

const TypeId = idOf("btype").meta({ description: "Identifier of the type." });

const FIELDS = {
  title: text(120, { min: 1, trim: true }).meta({ description: "What is met for, 1 to 120 characters." }),
  description: text(1000, { trim: true }).meta({ description: "What to expect, at most 1,000 characters." }),
  slot_minutes: oneOf(SLOT_MINUTES, "Length, in minutes"),
  buffer_before_minutes: oneOf(BUFFER_MINUTES, "Free time before, in minutes"),
  buffer_after_minutes: oneOf(BUFFER_MINUTES, "Free time after, in minutes"),
  notice_hours: oneOf(NOTICE_HOURS, "How long before its start it can be booked, in hours"),
  horizon_days: oneOf(HORIZON_DAYS, "How far ahead it can be booked, in days"),
  max_per_day: z
    .int()
    .min(1)
    .max(50)
    .nullable()
    .meta({ description: "How many of it a day of your clock takes, 1 to 50; null for no limit." }),
  location_kind: z.enum(LOCATION_KINDS).meta({ description: "Where the two of you meet." }),
  location: text(300, { trim: true }).meta({
    description: "The link, number or address, told to a guest once the booking stands: at most 300 characters.",
  }),
};

/** One of the things that a creator can be booked for. */
export const BookingType = z
  .object({
    id: TypeId,
    slug: z.string().meta({ description: "Its name in URLs, unique per creator." }),
    ...FIELDS,
    location_kind: Booking.shape.location_kind,
    position: z.int().meta({ description: "Its place among your types; the lowest is booked where no type is named." }),
    created_at: Timestamp.meta({ description: "When it was made." }),
  })
  .meta({ id: "BookingType", description: "Something that a creator can be booked for." });

export type BookingTypeView = z.infer<typeof BookingType>;

/** The same as it is sent. */
export const NewBookingType = z
  .strictObject({
    ...FIELDS,
    description: FIELDS.description.default(""),
    buffer_before_minutes: FIELDS.buffer_before_minutes.default(0),
    buffer_after_minutes: FIELDS.buffer_after_minutes.default(0),
    notice_hours: FIELDS.notice_hours.default(24),
    horizon_days: FIELDS.horizon_days.default(28),
    max_per_day: FIELDS.max_per_day.default(null),
    location_kind: FIELDS.location_kind.default("video"),
    location: FIELDS.location.default(""),
  })
  .meta({ id: "NewBookingType", description: "Something that you can be booked for." });

export type NewBookingType = z.output<typeof NewBookingType>;

export const BookingTypePatch = z
  .strictObject({
    ...FIELDS,
    position: z
      .int()
      .min(0)
      .max(MOST_TYPES - 1)
      .meta({ description: "Its place among your types, 0 for the first; past the end it is the last." }),
  })
  .partial()
  .meta({ id: "BookingTypePatch", description: "What changes of a type; what is left out stays." });

export type BookingTypePatch = z.output<typeof BookingTypePatch>;

const EXAMPLE_TYPE = {
  id: "btype_01k5s3v9n6e8wbr4q2ycx7th0d",
  slug: "brand-audit",
  title: "Brand audit",
  description: "We go through what you have, and what to do first.",
  slot_minutes: 60,
  buffer_before_minutes: 10,
  buffer_after_minutes: 15,
  notice_hours: 24,
  horizon_days: 28,
  max_per_day: 2,
  location_kind: "video",
  location: "https://meet.example.com/harbour",
  position: 1,
  created_at: "2026-11-24T08:15:00.000Z",
} as const;

export const BookingTypeList = pageOf(BookingType).meta({
  id: "BookingTypeList",
  description: "What a creator can be booked for.",
});

const SHARED = { tag: "Bookings", touches: "shared", tier: "FREE", status: 200 } as const;

export const listBookingTypes = operation({
  ...SHARED,
  id: "listBookingTypes",
  method: "GET",
  path: "/v1/booking-types",
  summary: "List what you can be booked for",
  description: `In their order; there are at most ${MOST_TYPES}. The first is what \`/v1/booking-hours\` sets.`,
  scope: "bookings:read",
  response: BookingTypeList,
  errors: ["not_found"],
  example: { response: { data: [EXAMPLE_TYPE], has_more: false, next_cursor: null } },
});

export const createBookingType = operation({
  ...SHARED,
  id: "createBookingType",
  method: "POST",
  path: "/v1/booking-types",
  summary: "Offer something to be booked for",
  description: `It can be booked at once, within your weekly hours; at most ${MOST_TYPES}. Needs booking hours.`,
  scope: "bookings:write",
  status: 201,
  body: NewBookingType,
  response: BookingType,
  errors: ["not_found", "conflict"],
  example: { body: { title: "Brand audit", slot_minutes: 60, max_per_day: 2 }, response: EXAMPLE_TYPE },
});

export const updateBookingType = operation({
  ...SHARED,
  id: "updateBookingType",
  method: "PATCH",
  path: "/v1/booking-types/{id}",
  summary: "Change what you can be booked for",
  description: "Send what changes; the rest stays. What is booked keeps its time, length and place. Its slug stays.",
  scope: "bookings:write",
  params: z.object({ id: TypeId }),
  body: BookingTypePatch,
  response: BookingType,
  errors: ["not_found"],
  example: { body: { max_per_day: 2 }, response: EXAMPLE_TYPE },
});

export const deleteBookingType = operation({
  ...SHARED,
  id: "deleteBookingType",
  method: "DELETE",
  path: "/v1/booking-types/{id}",
  summary: "Offer a type of booking no more",
  description: "What is booked stays booked. The last one stays: close your booking hours instead.",
  scope: "bookings:write",
  params: z.object({ id: TypeId }),
  response: BookingType,
  errors: ["not_found", "conflict"],
  example: { response: EXAMPLE_TYPE },
});
