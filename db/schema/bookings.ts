import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgEnum, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { bytea, citext, createdAt, id, livemode, moment, updatedAt } from "../columns";
import { profiles } from "./profiles";

export const bookingStatus = pgEnum("booking_status", ["CONFIRMED", "CANCELED", "COMPLETED", "NO_SHOW"]);
export const locationKind = pgEnum("location_kind", ["video", "phone", "in_person"]);

/** A span of one weekday, minutes from midnight on the host's clock. `day` is 0 for Sunday to 6 for Saturday. */
export type WeeklySpan = { day: number; from: number; to: number };

/** When a creator can be booked, and for what. One row per creator; the row is also what bookings of one creator queue at. */
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
    canceledAt: moment("canceled_at"),
    canceledBy: text("canceled_by", { enum: ["guest", "host"] }),
    livemode: livemode(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index("bookings_profile").on(t.profileId, t.startsAt, t.id),
    index("bookings_over").on(t.endsAt).where(sql`${t.status} = 'CONFIRMED'`),
  ],
);
