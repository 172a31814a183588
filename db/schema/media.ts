import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "../columns";
import { users } from "./accounts";

/** A picture as whatever shows it keeps it: all that its URLs and its place on a page need. `widths` ascend. */
export type Picture = {
  id: string;
  hash: string;
  /** Pixels of the widest variant. */
  width: number;
  height: number;
  alt: string;
  placeholder: string;
  widths: number[];
};

/** Public pictures of an account. The variants lie in the media store under hash and width; rows may share a hash. */
export const media = pgTable(
  "media",
  {
    id: id().primaryKey(),
    userId: id("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    hash: text("hash").notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    alt: text("alt").notNull().default(""),
    placeholder: text("placeholder").notNull(),
    widths: smallint("widths").array().notNull(),
    /** SVG of a picture that our own code drew for the demo: a width that nobody has asked for yet is made of it. */
    drawing: text("drawing"),
    /** Since when nothing shows it; null while something does. A day later it is deleted. */
    unusedSince: moment("unused_since"),
    createdAt: createdAt(),
  },
  (t) => [
    index("media_hash").on(t.hash),
    index("media_user").on(t.userId, t.id),
    index("media_unused").on(t.unusedSince).where(sql`${t.unusedSince} is not null`),
  ],
);

/** What shows a picture. What it shows of it (order, alt text) stands on the subject's own row. */
export const mediaUses = pgTable(
  "media_uses",
  {
    subject: text("subject", { enum: ["avatar", "cover", "product", "portfolio", "post", "app"] }).notNull(),
    subjectId: id("subject_id").notNull(),
    mediaId: id("media_id")
      .notNull()
      .references(() => media.id, { onDelete: "cascade" }),
  },
  (t) => [primaryKey({ columns: [t.subjectId, t.subject, t.mediaId] }), index("media_uses_media").on(t.mediaId)],
);
