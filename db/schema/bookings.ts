import { index, integer, pgEnum, pgTable, text } from "drizzle-orm/pg-core";
import { citext, createdAt, id, moment, updatedAt } from "../columns";
import { profiles } from "./profiles";

export const bookingStatus = pgEnum("booking_status", ["CONFIRMED", "CANCELED", "COMPLETED", "NO_SHOW"]);
export const locationKind = pgEnum("location_kind", ["video", "phone", "in_person"]);

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
    canceledAt: moment("canceled_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index("bookings_profile").on(t.profileId, t.startsAt, t.id)],
);
