import { bigint, date, index, integer, pgEnum, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { id, livemode } from "../columns";
import { profiles } from "./profiles";

export const viewKind = pgEnum("view_kind", ["profile", "post"]);

/** Page views per day (UTC) and subject: settled in batches, never a write per view. */
export const viewDays = pgTable(
  "view_days",
  {
    profileId: id("profile_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    day: date("day", { mode: "string" }).notNull(),
    kind: viewKind("kind").notNull(),
    /** The profile's or the post's id. */
    subjectId: text("subject_id").notNull(),
    views: integer("views").notNull(),
  },
  (t) => [primaryKey({ columns: [t.profileId, t.day, t.kind, t.subjectId] })],
);

/** An account's API requests per hour (UTC) and status class, for charts that must not read the log itself. */
export const requestHours = pgTable(
  "request_hours",
  {
    /** The creator's page, or the account where it has none: see `ownerIdOf`. */
    ownerId: id("profile_id").notNull(),
    /** Seconds since the epoch, at the start of the hour. */
    hour: bigint("hour", { mode: "number" }).notNull(),
    /** 2, 3, 4 or 5; of test mode 12 to 15 (`hourClass`), so that each mode has rows of its own. */
    statusClass: integer("status_class").notNull(),
    requests: integer("requests").notNull(),
    /** Requests per latency class; the upper bounds are `LATENCY_BOUNDS_MS`, and one more class has what is slower. */
    latencyCounts: integer("latency_counts").array().notNull(),
    livemode: livemode(),
  },
  (t) => [primaryKey({ columns: [t.ownerId, t.hour, t.statusClass] }), index("request_hours_hour").on(t.hour)],
);
