import { boolean, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { bytea, createdAt, id, moment } from "../columns";
import { webhookEndpoints } from "./webhooks";

/** A receiver of our own: an endpoint whose URL is `/api/inbox/{token}` here. Only the token's SHA-256 is looked up. */
export const webhookInboxes = pgTable("webhook_inboxes", {
  endpointId: id("endpoint_id")
    .primaryKey()
    .references(() => webhookEndpoints.id, { onDelete: "cascade" }),
  tokenHash: bytea("token_hash").notNull().unique(),
  createdAt: createdAt(),
});

/** The last deliveries that an inbox got, each with a signature that fits. */
export const inboxMessages = pgTable(
  "inbox_messages",
  {
    id: id().primaryKey(),
    endpointId: id("endpoint_id")
      .notNull()
      .references(() => webhookInboxes.endpointId, { onDelete: "cascade" }),
    deliveryId: text("delivery_id").notNull(),
    eventId: text("event_id").notNull(),
    eventType: text("event_type").notNull(),
    /** Its event had come before. */
    repeated: boolean("repeated").notNull(),
    headers: jsonb("headers").$type<Record<string, string>>().notNull(),
    body: text("body").notNull(),
    receivedAt: moment("received_at").notNull(),
  },
  (t) => [index("inbox_messages_endpoint").on(t.endpointId, t.id)],
);
