import { sql } from "drizzle-orm";
import { index, integer, pgEnum, pgTable, text } from "drizzle-orm/pg-core";
import { bytea, createdAt, id, livemode, moment } from "../columns";

export const fileSubject = pgEnum("file_subject", [
  "order_brief",
  "delivery",
  "message",
  "dispute_statement",
  "verification",
]);

/**
 * Private files; the bytes lie in the file store under the id. Without a subject they are their uploader's alone. `subjectId` is
 * what one must be able to read (an order, a thread), `part` the piece of it that took the file: a delivery's number, a message.
 */
export const files = pgTable(
  "files",
  {
    id: id().primaryKey(),
    /** An account, or the order or thread whose link or handle was shown. */
    uploader: text("uploader").notNull(),
    /** Whose room it takes: the account that was signed in, else the uploader's. Null for what older code uploaded during an upgrade. */
    countedFor: text("counted_for"),
    /** The order on whose page it was put down: the form there finds it again, and only that order takes it. */
    place: text("place"),
    subject: fileSubject("subject"),
    subjectId: id("subject_id"),
    part: text("part").notNull().default(""),
    name: text("name").notNull(),
    sizeBytes: integer("size_bytes").notNull(),
    /** SHA-256 of the bytes; null for what was uploaded before it was kept. */
    sha256: bytea("sha256"),
    livemode: livemode(),
    createdAt: createdAt(),
    claimedAt: moment("claimed_at"),
  },
  (t) => [
    index("files_subject").on(t.subjectId, t.subject, t.part, t.id).where(sql`${t.subject} is not null`),
    index("files_waiting").on(t.uploader, t.createdAt).where(sql`${t.subject} is null`),
    index("files_uploader").on(t.uploader, t.id),
    index("files_room").on(t.countedFor, t.livemode, t.sizeBytes),
    index("files_tried").on(t.claimedAt).where(sql`not ${t.livemode} and ${t.subject} is not null`),
    index("files_unclaimed").on(t.createdAt).where(sql`${t.subject} is null`),
  ],
);
