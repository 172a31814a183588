import { sql } from "drizzle-orm";
import { index, pgEnum, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { createdAt, id, livemode, moment } from "../columns";
import { profiles } from "./profiles";

export const callbackState = pgEnum("callback_state", ["PENDING", "DELIVERED", "FAILED"]);

/**
 * An answer on its way to the URL that a request named: written with the answer, sent by the worker, tried a few times. One row per
 * intro or brief and creator; `subject` is the id of what was answered.
 */
export const callbacks = pgTable(
  "callbacks",
  {
    id: id().primaryKey(),
    profileId: id("profile_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    subject: id("subject").notNull(),
    event: text("event").notNull(),
    url: text("url").notNull(),
    /** The body, fixed when the answer was given. */
    body: text("body").notNull(),
    state: callbackState("state").notNull().default("PENDING"),
    attempts: smallint("attempts").notNull().default(0),
    dueAt: moment("due_at").notNull(),
    /** What the last attempt came to: a status, or why none came. */
    responseStatus: smallint("response_status"),
    error: text("error"),
    deliveredAt: moment("delivered_at"),
    livemode: livemode(),
    createdAt: createdAt(),
  },
  (t) => [
    index("callbacks_due").on(t.dueAt, t.id).where(sql`${t.state} = 'PENDING'`),
    index("callbacks_subject").on(t.subject),
    index("callbacks_profile").on(t.profileId),
  ],
);
