import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgEnum, pgTable, smallint, text, uniqueIndex } from "drizzle-orm/pg-core";
import { bytea, citext, createdAt, id, livemode, moment, updatedAt } from "../columns";
import { profiles } from "./profiles";

export const bookingStatus = pgEnum("booking_status", ["CONFIRMED", "CANCELED", "COMPLETED", "NO_SHOW"]);
export const locationKind = pgEnum("location_kind", ["video", "phone", "in_person"]);

/** A span of one weekday, minutes from midnight on the host's clock. `day` is 0 for Sunday to 6 for Saturday. */
export type WeeklySpan = { day: number; from: number; to: number };

/**
 * When a creator can be booked. One row per creator; the row is also what bookings of one creator queue at. Everything from `title` on, but
 * the clock and the week, is what the version before reads and writes, and what the API's booking hours set: the trigger
 * `availability_first_type` takes it over into the first of `bookingTypes`, which is read. To be dropped one release later.
 */
export const availability = pgTable("availability", {
  profileId: id("profile_id")
    .primaryKey()
    .references(() => profiles.id, { onDelete: "cascade" }),
  open: boolean("open").notNull().default(true),
  title: text("title").notNull(),
  description: text("description").notNull().default(""),
  /** IANA name of the host's clock, which `weekly` is on. */
  timezone: text("timezone").notNull(),
  weekly: jsonb("weekly").$type<WeeklySpan[]>().notNull(),
  slotMinutes: smallint("slot_minutes").notNull(),
  bufferMinutes: smallint("buffer_minutes").notNull().default(0),
  noticeHours: smallint("notice_hours").notNull().default(24),
  horizonDays: smallint("horizon_days").notNull().default(28),
  locationKind: locationKind("location_kind").notNull().default("video"),
  /** The link, number or address that a guest is told once the booking stands. */
  location: text("location").notNull().default(""),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** What a creator offers to meet for: each has its own length, pauses, notice and place. The one at the lowest position is the first. */
export const bookingTypes = pgTable(
  "booking_types",
  {
    id: id().primaryKey(),
    profileId: id("profile_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    /** Its name in URLs, unique per creator. */
    slug: text("slug").notNull(),
    title: text("title").notNull(),
    description: text("description").notNull().default(""),
    slotMinutes: smallint("slot_minutes").notNull(),
    bufferBeforeMinutes: smallint("buffer_before_minutes").notNull().default(0),
    bufferAfterMinutes: smallint("buffer_after_minutes").notNull().default(0),
    noticeHours: smallint("notice_hours").notNull().default(24),
    horizonDays: smallint("horizon_days").notNull().default(28),
    /** How many bookings of this type a day of the host's clock takes; null for no limit. */
    maxPerDay: smallint("max_per_day"),
    locationKind: locationKind("location_kind").notNull().default("video"),
    /** The link, number or address that a guest is told once the booking stands. */
    location: text("location").notNull().default(""),
    position: smallint("position").notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("booking_types_slug").on(t.profileId, t.slug),
    index("booking_types_profile").on(t.profileId, t.position, t.id),
  ],
);

/** The secret address at which a creator's calendar reads their bookings. */
export const bookingFeeds = pgTable("booking_feeds", {
  profileId: id("profile_id")
    .primaryKey()
    .references(() => profiles.id, { onDelete: "cascade" }),
  /** SHA-256 of the token in the address. */
  tokenHash: bytea("token_hash").notNull().unique(),
  /** The grant, key or bridge token that made it, of a key the first that it took the place of: it ends with that. Null for the person's own. */
  credentialId: id("credential_id"),
  createdAt: createdAt(),
});

/** A time in which a creator cannot be booked, whatever the weekly hours say. */
export const availabilityBlocks = pgTable(
  "availability_blocks",
  {
    id: id().primaryKey(),
    profileId: id("profile_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    startsAt: moment("starts_at").notNull(),
    endsAt: moment("ends_at").notNull(),
    note: text("note").notNull().default(""),
    createdAt: createdAt(),
  },
  (t) => [index("availability_blocks_profile").on(t.profileId, t.endsAt)],
);

/** A booked hour of a creator's time. The guest columns never leave through an API. */
export const bookings = pgTable(
  "bookings",
  {
    id: id().primaryKey(),
    profileId: id("profile_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    title: text("title").notNull(),
    status: bookingStatus("status").notNull().default("CONFIRMED"),
    startsAt: moment("starts_at").notNull(),
    endsAt: moment("ends_at").notNull(),
    /** IANA name, as the guest sees the time. */
    timezone: text("timezone").notNull(),
    locationKind: locationKind("location_kind").notNull().default("video"),
    priceCents: integer("price_cents").notNull().default(0),
    currency: text("currency").notNull().default("usd"),
    guestName: text("guest_name").notNull(),
    guestEmail: citext("guest_email").notNull(),
    guestNotes: text("guest_notes").notNull().default(""),
    /** Where it takes place, as the host's availability said when it was booked. */
    location: text("location").notNull().default(""),
    /** SHA-256 of the token in the guest's link. */
    linkTokenHash: bytea("link_token_hash"),
    /** What was booked; null for what was booked before there were types, and once the type is gone. */
    typeId: id("type_id").references(() => bookingTypes.id, { onDelete: "set null" }),
    /** Free time that the type asked for around it when it was booked. */
    bufferBeforeMinutes: smallint("buffer_before_minutes").notNull().default(0),
    bufferAfterMinutes: smallint("buffer_after_minutes").notNull().default(0),
    /** How often it was moved to another time, when last, and by whom. */
    rescheduleCount: smallint("reschedule_count").notNull().default(0),
    rescheduledAt: moment("rescheduled_at"),
    rescheduledBy: text("rescheduled_by", { enum: ["guest", "host"] }),
    /** How many of the reminders before the start went out, or were due before it was booked or moved. */
    remindersSent: smallint("reminders_sent").notNull().default(0),
    canceledAt: moment("canceled_at"),
    canceledBy: text("canceled_by", { enum: ["guest", "host"] }),
    /** What the host wrote to the guest with the last move or the cancellation; a guest's move ends it. */
    hostNote: text("host_note").notNull().default(""),
    livemode: livemode(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index("bookings_profile").on(t.profileId, t.startsAt, t.id),
    index("bookings_type").on(t.typeId),
    index("bookings_guest").on(t.guestEmail, t.startsAt, t.id),
    index("bookings_coming").on(t.startsAt, t.id).where(sql`${t.status} = 'CONFIRMED'`),
    index("bookings_over").on(t.endsAt).where(sql`${t.status} = 'CONFIRMED'`),
  ],
);
