import { z } from "zod";
import { operation } from "../../operation";
import { growing } from "../../values/growing";
import { idOf } from "../../values/ids";
import { pageOf, Timestamp } from "../../values/page";
import { BlockFields, MOST_SPANS, SaveAvailability, TIME } from "./availability";
import { BUFFER_MINUTES, HORIZON_DAYS, LOCATION_KINDS, NOTICE_HOURS, SLOT_MINUTES } from "./booking-choices";

const Time = z.string().regex(TIME, "must be a time such as 09:30");

/** Hours of one day of the week, as they are answered. */
export const WeeklyHours = z
  .object({
    day: z.int().meta({ description: "Day of the week: 0 for Sunday to 6 for Saturday." }),
    from: z.string().meta({ description: "Start on the creator's clock, as `HH:MM`." }),
    to: z.string().meta({ description: "End on the creator's clock, as `HH:MM`; `24:00` is midnight." }),
  })
  .meta({ id: "WeeklyHours", description: "Hours of one day of the week." });

export const NewWeeklyHours = z
  .strictObject({
    day: z.int().min(0).max(6).meta({ description: "Day of the week: 0 for Sunday to 6 for Saturday." }),
    from: Time.meta({ description: "Start on your clock, as `HH:MM`.", example: "09:00" }),
    to: Time.meta({ description: "End on your clock, as `HH:MM`; `24:00` is midnight.", example: "12:30" }),
  })
  .meta({ id: "NewWeeklyHours", description: "Hours of one day of the week." });

const oneOf = (values: readonly number[], description: string) =>
  z
    .int()
    .refine((n) => values.includes(n), `must be one of ${values.join(", ")}`)
    .meta({ description: `${description}: one of ${values.join(", ")}.` });

const SHOWN = {
  open: z.boolean().meta({ description: "Whether you can be booked." }),
  timezone: z.string().min(1).max(60).meta({ description: "Your IANA time zone.", example: "Europe/Riga" }),
  slot_minutes: oneOf(SLOT_MINUTES, "Length of a slot, in minutes"),
  buffer_minutes: oneOf(BUFFER_MINUTES, "Free time between two bookings, in minutes"),
  notice_hours: oneOf(NOTICE_HOURS, "How long before its start a slot can be booked, in hours"),
  horizon_days: oneOf(HORIZON_DAYS, "How far ahead slots can be booked, in days"),
};

/** When and how a creator can be booked. */
export const BookingHours = z
  .object({
    ...SHOWN,
    weekly: z.array(WeeklyHours).meta({ description: "Weekly hours." }),
    title: z.string().meta({ description: "What can be booked, as people read it." }),
    description: z.string().meta({ description: "More about it; may be empty." }),
    location_kind: growing(LOCATION_KINDS, "a place that the two agree on").meta({ description: "Where you meet." }),
    location: z.string().meta({ description: "The link, number or address, which guests read; may be empty." }),
  })
  .meta({ id: "BookingHours", description: "When and how a creator can be booked." });

export type BookingHoursView = z.infer<typeof BookingHours>;

/** The same as it is sent: whole. */
export const NewBookingHours = z
  .strictObject({
    ...SHOWN,
    weekly: z
      .array(NewWeeklyHours)
      .max(MOST_SPANS)
      .meta({ description: `Your weekly hours, at most ${MOST_SPANS} spans.` }),
    title: SaveAvailability.shape.title.meta({ description: "What can be booked, 1 to 120 characters." }),
    description: SaveAvailability.shape.description.meta({ description: "More about it, at most 1,000 characters." }),
    location_kind: z.enum(LOCATION_KINDS).meta({ description: "Where you meet." }),
    location: SaveAvailability.shape.location.meta({
      description: "The link, number or address, which guests read: at most 300 characters.",
    }),
  })
  .meta({ id: "NewBookingHours", description: "When and how you can be booked, whole." });

export type NewBookingHours = z.output<typeof NewBookingHours>;

const EXAMPLE_HOURS = {
  open: true,
  title: "Introductory call",
  description: "What you plan, and whether I can help.",
  timezone: "Europe/Riga",
  weekly: [{ day: 1, from: "09:00", to: "12:30" }],
  slot_minutes: 30,
  buffer_minutes: 10,
  notice_hours: 24,
  horizon_days: 28,
  location_kind: "video",
  location: "https://meet.example.com/harbour",
} as const;

export const getBookingHours = operation({
  id: "getBookingHours",
  touches: "shared",
  method: "GET",
  path: "/v1/booking-hours",
  summary: "Read when you can be booked",
  description: "`not_found` until you have said it.",
  tag: "Bookings",
  scope: "bookings:read",
  tier: "FREE",
  status: 200,
  response: BookingHours,
  errors: ["not_found"],
  example: { response: EXAMPLE_HOURS },
});

export const saveBookingHours = operation({
  id: "saveBookingHours",
  touches: "shared",
  method: "PUT",
  path: "/v1/booking-hours",
  summary: "Say when you can be booked",
  description:
    "Whole: it takes the place of what you said before. Bookings that stand keep their time. With several booking types it changes the week, the clock and whether you are open; fields of a type must be those that were read (`conflict` otherwise), and change with `PATCH /v1/booking-types/{id}`.",
  tag: "Bookings",
  scope: "bookings:write",
  tier: "FREE",
  status: 200,
  body: NewBookingHours,
  response: BookingHours,
  errors: ["not_found", "conflict"],
  example: { body: EXAMPLE_HOURS, response: EXAMPLE_HOURS },
});

/** Days on which a creator cannot be booked. */
export const BookingBlock = z
  .object({
    id: idOf("block"),
    starts_at: Timestamp.meta({ description: "From when on you cannot be booked." }),
    ends_at: Timestamp.meta({ description: "Until when." }),
    note: z.string().meta({ description: "Your own word on it; guests do not see it." }),
  })
  .meta({ id: "BookingBlock", description: "Time in which a creator cannot be booked." });

export const NewBookingBlock = z
  .strictObject({
    first_day: BlockFields.first_day.meta({ description: "The first day, on your clock, as YYYY-MM-DD." }),
    last_day: BlockFields.last_day.meta({ description: "The last day, which is closed too." }),
    note: BlockFields.note.meta({ description: "Your own word on it, at most 100 characters." }),
  })
  .refine((block) => block.first_day <= block.last_day, {
    path: ["last_day"],
    message: "must not lie before the first",
  })
  .meta({ id: "NewBookingBlock", description: "Days, both included, on which you cannot be booked." });

const EXAMPLE_BLOCK = {
  id: "block_01k5s3v9n6e8wbr4q2ycx7th0d",
  starts_at: "2026-12-23T22:00:00.000Z",
  ends_at: "2027-01-02T22:00:00.000Z",
  note: "Winter break",
};

export const BookingBlockList = pageOf(BookingBlock).meta({
  id: "BookingBlockList",
  description: "The days that a creator closed.",
});

export const listBookingBlocks = operation({
  id: "listBookingBlocks",
  touches: "shared",
  method: "GET",
  path: "/v1/booking-blocks",
  summary: "List the days that you closed",
  description: "Those to come, the next one first; there are at most 100.",
  tag: "Bookings",
  scope: "bookings:read",
  tier: "FREE",
  status: 200,
  response: BookingBlockList,
  errors: ["not_found"],
  example: { response: { data: [EXAMPLE_BLOCK], has_more: false, next_cursor: null } },
});

export const createBookingBlock = operation({
  id: "createBookingBlock",
  touches: "shared",
  method: "POST",
  path: "/v1/booking-blocks",
  summary: "Close some days",
  description: "Bookings that stand are not canceled by it. Needs booking hours.",
  tag: "Bookings",
  scope: "bookings:write",
  tier: "FREE",
  status: 201,
  body: NewBookingBlock,
  response: BookingBlock,
  errors: ["not_found", "conflict"],
  example: { body: { first_day: "2026-12-24", last_day: "2027-01-02", note: "Winter break" }, response: EXAMPLE_BLOCK },
});

export const deleteBookingBlock = operation({
  id: "deleteBookingBlock",
  touches: "shared",
  method: "DELETE",
  path: "/v1/booking-blocks/{id}",
  summary: "Open closed days again",
  tag: "Bookings",
  scope: "bookings:write",
  tier: "FREE",
  status: 200,
  params: z.object({ id: idOf("block") }),
  response: BookingBlock,
  errors: ["not_found"],
  example: { response: EXAMPLE_BLOCK },
});
