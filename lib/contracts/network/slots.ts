import { z } from "zod";
import { operation } from "../operation";
import { NewSlotBooking } from "../trade/bookings/availability";
import { Booking, listBookings } from "../trade/bookings/bookings";
import { Moment, Timestamp } from "../values/page";
import { HandleParams } from "./profiles";

/** When a creator can be booked. */
export const BookableSlots = z
  .object({
    handle: z.string().meta({ description: "The creator's name in URLs." }),
    display_name: z.string().meta({ description: "The creator's name as people read it." }),
    open: z.boolean().meta({ description: "Whether they take bookings now; without it there are no slots." }),
    title: z.string().meta({ description: "What can be booked." }),
    description: z.string().meta({ description: "More of it; may be empty." }),
    timezone: z.string().meta({ description: "IANA time zone of the creator.", example: "Europe/Riga" }),
    slot_minutes: z.int().meta({ description: "How long a slot is, in minutes." }),
    location_kind: Booking.shape.location_kind,
    slots: z.array(Timestamp).meta({ description: "Starts of the free slots of these days, the next one first." }),
    next_from: Timestamp.nullable().meta({
      description: "Send it as `from` for the days after; null at the end of what can be booked.",
    }),
    type: z.string().meta({ description: "Slug of the type whose slots these are." }),
    types: z
      .array(
        z
          .object({
            slug: z.string().meta({ description: "What to send as `type`." }),
            title: z.string().meta({ description: "What can be booked." }),
            slot_minutes: z.int().meta({ description: "How long it takes, in minutes." }),
          })
          .meta({ description: "Something that a creator can be booked for, in short." }),
      )
      .meta({ description: "What can be booked; the first is meant where no `type` is sent." }),
  })
  .meta({ id: "BookableSlots", description: "When a creator can be booked." });

export const SlotsQuery = z.object({
  from: Moment.optional().meta({ description: "From when on; left out: from the first that can be booked." }),
  type: z.string().min(1).max(80).optional().meta({ description: "Slug of one of `types`; left out: the first one." }),
  days: z.coerce
    .number()
    .int()
    .min(1)
    .max(42)
    .optional()
    .meta({ description: "How many days to look at, 1 to 42; left out: fourteen." }),
});

const EXAMPLE_BOOKING = listBookings.example?.response as { data: unknown[] };

export const listSlots = operation({
  id: "listSlots",
  method: "GET",
  path: "/v1/creators/{handle}/slots",
  summary: "List when a creator can be booked",
  tag: "Bookings",
  touches: "split",
  scope: "public",
  tier: "FREE",
  status: 200,
  params: HandleParams,
  query: SlotsQuery,
  response: BookableSlots,
  errors: ["not_found"],
  example: {
    response: {
      handle: "harbour-type",
      display_name: "Harbour Type",
      open: true,
      title: "Introductory call",
      description: "",
      timezone: "Europe/Riga",
      slot_minutes: 30,
      location_kind: "video",
      slots: ["2026-11-24T13:00:00.000Z", "2026-11-24T13:30:00.000Z"],
      next_from: "2026-12-08T08:00:00.000Z",
      type: "introductory-call",
      types: [
        { slug: "introductory-call", title: "Introductory call", slot_minutes: 30 },
        { slug: "brand-audit", title: "Brand audit", slot_minutes: 60 },
      ],
    },
  },
});

export const bookSlot = operation({
  id: "bookSlot",
  method: "POST",
  path: "/v1/creators/{handle}/bookings",
  summary: "Book a time with a creator",
  description:
    "For the account's person, who gets the link of the booking by mail at their confirmed address. A booking is free and can be canceled by that link. Ten in a quarter of an hour.",
  tag: "Bookings",
  touches: "split",
  scope: "purchases:write",
  tier: "FREE",
  status: 201,
  params: HandleParams,
  body: NewSlotBooking,
  response: Booking,
  errors: ["not_found", "conflict"],
  example: {
    body: { starts_at: "2026-11-24T13:00:00.000Z", timezone: "Europe/Riga", notes: "A first talk about a mark." },
    response: EXAMPLE_BOOKING.data[0],
  },
});
