import { z } from "zod";
import { NewSlotBooking } from "@/lib/contracts/trade/bookings/availability";
import { Booking } from "@/lib/contracts/trade/bookings/bookings";
import { bookByAgent } from "@/lib/domain/trade/bookings/book";
import { code, inline } from "../../markdown";
import { forBuyers } from "../../protocol/access";
import { HandleArgument } from "../../protocol/handle";
import { tool } from "../../tool";

const { starts_at, timezone, notes, type } = NewSlotBooking.shape;

export const bookSlotTool = tool({
  name: "book_slot",
  title: "Book a time",
  access: forBuyers("purchases:write"),
  perMinute: 10,
  description:
    "Books a free time of list_slots for the person, under their name; they get it by mail, with the link that cancels it. " +
    "Free of charge. Ask the person first.",
  input: z.strictObject({
    handle: HandleArgument,
    startsAt: starts_at.describe("A start as list_slots answers it."),
    timezone: timezone.describe("The person's IANA time zone, such as Europe/Riga."),
    notes: notes.describe("What it is about, for the creator to read."),
    type: type.describe("The type given to list_slots."),
  }),
  output: Booking,
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
  run: (ctx, { handle, startsAt, ...slot }) => bookByAgent(ctx, handle, { starts_at: startsAt, ...slot }),
  text: (booking) => `# Booked

${inline(booking.title, 120)}: ${booking.starts_at} to ${booking.ends_at}, ${booking.location_kind}. Booking ${code(booking.id)}.

The person has a mail with the place, and the link by which they can cancel it.`,
});
