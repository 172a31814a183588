import { sql } from "drizzle-orm";
import { bigserial, index, integer, jsonb, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { bytea, createdAt, moment } from "../columns";

/** Objects of the embedded payment processor, in the processor's own shapes. Unused when a real key is set. */
export const sandboxObjects = pgTable(
  "sandbox_objects",
  {
    id: text("id").primaryKey(),
    object: text("object").notNull(),
    /** The wire object; private members start with `_`. */
    data: jsonb("data").$type<Record<string, unknown>>().notNull(),
    seq: bigserial("seq", { mode: "number" }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("sandbox_objects_kind").on(t.object, t.seq),
    index("sandbox_objects_data").using("gin", sql`${t.data} jsonb_path_ops`),
  ],
);

/** Answers of the embedded processor by idempotency key, kept 24 h. */
export const sandboxIdempotency = pgTable("sandbox_idempotency", {
  key: text("key").primaryKey(),
  requestHash: bytea("request_hash").notNull(),
  status: smallint("status"),
  body: text("body"),
  requestId: text("request_id").notNull(),
  createdAt: createdAt(),
});

/** Webhooks of the embedded processor that are still to be delivered to us. Sent by the worker, retried like the real one's. */
export const sandboxWebhooks = pgTable(
  "sandbox_webhooks",
  {
    seq: bigserial("seq", { mode: "number" }).primaryKey(),
    eventId: text("event_id").notNull(),
    body: text("body").notNull(),
    attempts: integer("attempts").notNull().default(0),
    dueAt: moment("due_at").notNull().defaultNow(),
    deliveredAt: moment("delivered_at"),
  },
  (t) => [index("sandbox_webhooks_due").on(t.dueAt).where(sql`${t.deliveredAt} is null`)],
);
