import { z } from "zod";
import { idOf } from "../../values/ids";
import { Moment } from "../../values/page";
import { Email, text } from "../../values/text";
import { calendarDay } from "../../values/time-range";
import { BUFFER_MINUTES, HORIZON_DAYS, LOCATION_KINDS, NOTICE_HOURS, SLOT_MINUTES } from "./booking-choices";
import type { BOOKING_STATUSES } from "./bookings";

export const MOST_SPANS = 21;
export const TIME = /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/;

/** A number that a form sends as text, out of a few. */
export const oneOf = <const N extends readonly number[]>(values: N) =>
  z.coerce.number().refine((n): n is N[number] => values.includes(n), `choose one of ${values.join(", ")}`);

const Time = z
  .string()
  .regex(TIME, "write times as 09:30")
  .transform((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));

/** Minutes from midnight on the host's clock; `day` is 0 for Sunday to 6 for Saturday. */
export type WeeklySpan = { day: number; from: number; to: number };

/** `1 09:00-12:30`: a weekday (0 is Sunday) and a span of it on the host's clock. */
const SpanText = z
  .string()
  .max(20)
  .regex(/^[0-6] \S+-\S+$/, "give a day, a start and an end")
  .transform((line, ctx) => {
    const [from, to] = line
      .slice(2)
      .split("-")
      .map((time) => Time.safeParse(time));
    if (from?.success && to?.success && from.data < to.data) {
      return { day: Number(line[0]), from: from.data, to: to.data };
    }
    ctx.addIssue({ code: "custom", message: "the end must come after the start" });
    return z.NEVER;
  });

/** When and how a creator can be booked, as the studio's form sends it. */
export const SaveAvailability = z.strictObject({
  open: z.union([z.boolean(), z.enum(["on", "true", "false"]).transform((v) => v !== "false")]).default(false),
  title: text(120, { min: 1, trim: true }),
  description: text(1000, { trim: true }).default(""),
  timezone: z.string().min(1, "choose a time zone").max(60),
  weekly: z
    .array(SpanText)
    .max(MOST_SPANS, `at most ${MOST_SPANS} spans a week`)
    .default([])
    .superRefine((spans, ctx) => {
      for (const n of overlapping(spans))
        ctx.addIssue({ code: "custom", path: [n], message: "this overlaps other hours of the day" });
    }),
  slot_minutes: oneOf(SLOT_MINUTES),
  buffer_minutes: oneOf(BUFFER_MINUTES),
  notice_hours: oneOf(NOTICE_HOURS),
  horizon_days: oneOf(HORIZON_DAYS),
  location_kind: z.enum(LOCATION_KINDS),
  location: text(300, { trim: true }).default(""),
});

export type SaveAvailability = z.output<typeof SaveAvailability>;

/** The week alone, where there are types already. */
export const SaveWeek = SaveAvailability.pick({ open: true, timezone: true, weekly: true });

export type SaveWeek = z.output<typeof SaveWeek>;

/** The places of the spans that begin before an earlier one of their day has ended. */
function overlapping(spans: readonly WeeklySpan[]): number[] {
  return spans.flatMap((span, n) => {
    const before = (other: WeeklySpan, at: number) => other.from < span.from || (other.from === span.from && at < n);
    return spans.some((other, at) => at !== n && other.day === span.day && before(other, at) && span.from < other.to)
      ? [n]
      : [];
  });
}

/** A creator's availability as the studio shows it. */
export type AvailabilityView = SaveAvailability;

const Day = calendarDay("choose a day");

export const BlockFields = { first_day: Day, last_day: Day, note: text(100, { trim: true }).default("") };

/** Days, both included, on which a creator cannot be booked. */
export const NewBlock = z.strictObject(BlockFields).refine((block) => block.first_day <= block.last_day, {
  path: ["last_day"],
  message: "must not lie before the first",
});

export type NewBlock = z.output<typeof NewBlock>;

export type BlockView = { id: string; starts_at: string; ends_at: string; note: string };

/** What a guest sends to book. `timezone` is theirs: what the mails and pages show. */
export const NewBooking = z.strictObject({
  handle: z.string().max(30),
  starts_at: Moment,
  timezone: z.string().min(1).max(60),
  name: text(80, { min: 1, trim: true }),
  email: Email,
  notes: text(1000, { trim: true }).default(""),
  type: z.string().min(1).max(80).optional(),
});

export type NewBooking = z.output<typeof NewBooking>;

/** What a buyer's app or key books: the account's person is the guest. */
export const NewSlotBooking = NewBooking.omit({ handle: true, name: true, email: true })
  .extend({
    starts_at: Moment.meta({ description: "Start of a free slot, as `slots` has it." }),
    timezone: NewBooking.shape.timezone.meta({
      description: "IANA time zone of the person, in which their mails say the time.",
      example: "Europe/Riga",
    }),
    notes: NewBooking.shape.notes.meta({ description: "What the meeting is about, for the creator to read." }),
    type: NewBooking.shape.type.meta({ description: "Slug of one of the creator's `types`; the first one otherwise." }),
  })
  .meta({ id: "NewSlotBooking", description: "A slot to book for the account's person." });

export type NewSlotBooking = z.output<typeof NewSlotBooking>;

/** The public booking page: what is offered, and the starts of the free slots of some days. */
export type BookingOfferView = {
  handle: string;
  display_name: string;
  open: boolean;
  title: string;
  description: string;
  timezone: string;
  slot_minutes: number;
  location_kind: (typeof LOCATION_KINDS)[number];
  slots: string[];
  /** The first moment that is not looked at, for the next page; null at the horizon. */
  next_from: string | null;
  /** Slug of the type whose slots these are, and what can be booked at all. */
  type: string;
  types: { slug: string; title: string; slot_minutes: number }[];
};

/** A booking as its guest sees it. */
export type GuestBookingView = {
  id: string;
  title: string;
  status: (typeof BOOKING_STATUSES)[number];
  starts_at: string;
  ends_at: string;
  timezone: string;
  location_kind: (typeof LOCATION_KINDS)[number];
  location: string;
  guest_name: string;
  notes: string;
  /** What the host wrote with the last move or the cancellation; empty without. */
  host_note: string;
  created_at: string;
  canceled_at: string | null;
  /** How often it was moved, when last, and how often it still can be. */
  reschedule_count: number;
  rescheduled_at: string | null;
  moves_left: number;
  /** With the IANA name of the host's clock; null once they have no hours. */
  host: { handle: string; display_name: string; timezone: string | null };
};

/** Where a booking can be moved to: the free starts of some days, and how long it takes. */
export type MoveOfferView = {
  slots: string[];
  slot_minutes: number;
  /** IANA name of the host's clock. */
  timezone: string;
  next_from: string | null;
};

/** A booking as its host sees it, in the studio alone. */
export type HostedBookingView = Omit<GuestBookingView, "host"> & { guest_email: string };

export const BookingId = z.strictObject({ id: idOf("book") });
export const GuestBookingRef = BookingId.extend({ token: z.string().min(1).max(200) });
/** What a host writes to the guest with a move or a cancellation. */
const host_note = text(1_000, { trim: true }).default("");
export const CancelBooking = BookingId.extend({ note: host_note });
/** The other time, as forms send it. */
export const MoveBooking = BookingId.extend({ starts_at: Moment, note: host_note });
export const MoveOwnBooking = GuestBookingRef.extend({ starts_at: Moment });
export const MarkBooking = BookingId.extend({ status: z.enum(["COMPLETED", "NO_SHOW"]) });
export type MarkBooking = z.output<typeof MarkBooking>;
