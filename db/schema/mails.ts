import { sql } from "drizzle-orm";
import { index, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { bytea, createdAt, id, moment } from "../columns";

/** Mail to send, written in the transaction that causes it. Without a mail server it stays here and `/developers/outbox` shows it. */
export const mails = pgTable(
  "mails",
  {
    id: id().primaryKey(),
    recipient: text("recipient").notNull(),
    /** Which mail it is, as in `order_delivered`. */
    kind: text("kind").notNull(),
    subject: text("subject").notNull(),
    /** Text and markup as JSON, AES-256-GCM under a key derived from `AUTH_SECRET`: they hold links that work. */
    sealedBody: bytea("sealed_body"),
    /** The bodies of mails from before they were sealed, until the worker has sealed them; else empty. */
    text: text("text").notNull().default(""),
    html: text("html").notNull().default(""),
    attempts: smallint("attempts").notNull().default(0),
    dueAt: moment("due_at").notNull().defaultNow(),
    sentAt: moment("sent_at"),
    /** When it was given up: the server refused it for good, or too often. */
    failedAt: moment("failed_at"),
    /** The reason of the last failure, as the mail server gave it. */
    error: text("error"),
    createdAt: createdAt(),
  },
  (t) => [
    index("mails_due").on(t.dueAt, t.id).where(sql`${t.sentAt} is null and ${t.failedAt} is null`),
    index("mails_failed").on(t.failedAt).where(sql`${t.failedAt} is not null`),
    index("mails_ended").on(sql`coalesce(${t.sentAt}, ${t.failedAt})`),
    index("mails_clear").on(t.id).where(sql`${t.sealedBody} is null`),
  ],
);
