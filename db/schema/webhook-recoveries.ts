import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "../columns";
import { webhookEndpoints } from "./webhooks";

/** A creator's order to send again what failed in a span of time; the worker carries it out batch by batch. */
export const webhookRecoveries = pgTable(
  "webhook_recoveries",
  {
    id: id().primaryKey(),
    endpointId: id("endpoint_id")
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: "cascade" }),
    status: text("status", { enum: ["RUNNING", "COMPLETED", "CANCELED"] })
      .notNull()
      .default("RUNNING"),
    from: moment("from_at").notNull(),
    to: moment("to_at").notNull(),
    /** How many deliveries are looked at in all, and whether the span holds more. */
    total: integer("total").notNull(),
    truncated: boolean("truncated").notNull(),
    processed: integer("processed").notNull().default(0),
    replayed: integer("replayed").notNull().default(0),
    /** The last delivery that was looked at; they are taken in the order of their ids. */
    position: text("position").notNull(),
    createdAt: createdAt(),
    finishedAt: moment("finished_at"),
  },
  // The running ones are few: workers look for them by their state.
  (t) => [index("webhook_recoveries_endpoint").on(t.endpointId, t.id), index("webhook_recoveries_status").on(t.status)],
);
