import { sql } from "drizzle-orm";
import { boolean, index, integer, pgEnum, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { bytea, citext, createdAt, id, livemode, moment } from "../columns";
import { users } from "./accounts";
import { profiles } from "./profiles";

export const threadKind = pgEnum("thread_kind", ["inquiry", "intro", "brief", "quote", "order"]);
export const messageSide = pgEnum("message_side", ["buyer", "creator", "platform"]);
export const messageAuthor = pgEnum("message_author", ["buyer", "creator", "app", "operator", "system"]);

/**
 * A conversation between a buyer and a creator about one thing. `originId` is what it began as and never changes; `subjectId` is what
 * it is about now: an inquiry becomes its quote, a quote its order. The last message and both unread counts are kept here.
 */
export const threads = pgTable(
  "threads",
  {
    id: id().primaryKey(),
    kind: threadKind("kind").notNull(),
    subjectId: id("subject_id").notNull(),
    originId: id("origin_id").notNull(),
    title: text("title").notNull(),
    productId: id("product_id"),
    profileId: id("profile_id")
      .notNull()
      .references(() => profiles.id),
    buyerUserId: id("buyer_user_id").references(() => users.id, { onDelete: "set null" }),
    buyerEmail: citext("buyer_email"),
    buyerName: text("buyer_name").notNull(),
    /** SHA-256 of the token of a guest's link, and of the handle that an agent was given. */
    linkHash: bytea("link_hash"),
    replyHash: bytea("reply_hash"),
    lastMessageAt: moment("last_message_at").notNull(),
    lastPreview: text("last_preview").notNull().default(""),
    lastSide: messageSide("last_side"),
    /** When the creator first wrote: from then on a reply handle writes too. */
    creatorWroteAt: moment("creator_wrote_at"),
    /** Whether a handle wrote what the buyer's side said last: an answer is then for the handle to read. */
    handleAsked: boolean("handle_asked").notNull().default(false),
    buyerUnread: integer("buyer_unread").notNull().default(0),
    creatorUnread: integer("creator_unread").notNull().default(0),
    /** When a mail tells of what is unread, unless it is read before; and when the last one did. */
    buyerMailDue: moment("buyer_mail_due"),
    creatorMailDue: moment("creator_mail_due"),
    buyerMailedAt: moment("buyer_mailed_at"),
    creatorMailedAt: moment("creator_mailed_at"),
    blockedBy: text("blocked_by", { enum: ["buyer", "creator"] }),
    blockedAt: moment("blocked_at"),
    livemode: livemode(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("threads_origin").on(t.originId, t.profileId),
    uniqueIndex("threads_subject").on(t.subjectId, t.profileId),
    index("threads_creator").on(t.profileId, t.livemode, t.lastMessageAt, t.id),
    index("threads_buyer").on(t.buyerUserId, t.livemode, t.lastMessageAt, t.id),
    index("threads_buyer_email").on(t.buyerEmail, t.livemode, t.lastMessageAt, t.id),
    index("threads_creator_unread").on(t.profileId, t.livemode, t.creatorUnread).where(sql`${t.creatorUnread} > 0`),
    index("threads_buyer_unread").on(t.buyerUserId, t.livemode, t.buyerUnread).where(sql`${t.buyerUnread} > 0`),
    index("threads_email_unread").on(t.buyerEmail, t.livemode, t.buyerUnread).where(sql`${t.buyerUnread} > 0`),
    index("threads_buyer_mail").on(t.buyerMailDue).where(sql`${t.buyerMailDue} is not null`),
    index("threads_creator_mail").on(t.creatorMailDue).where(sql`${t.creatorMailDue} is not null`),
  ],
);

/** What was written in a thread. Append only: nobody edits or deletes a message, only `readAt` is set, once. A deleted account takes its words of no order along. */
export const messages = pgTable(
  "messages",
  {
    id: id().primaryKey(),
    threadId: id("thread_id")
      .notNull()
      .references(() => threads.id, { onDelete: "cascade" }),
    /** The side that it was written for; `platform` for operators and the system. */
    side: messageSide("side").notNull(),
    authorKind: messageAuthor("author_kind").notNull(),
    authorId: id("author_id"),
    authorName: text("author_name").notNull(),
    via: text("via", { enum: ["site", "api", "mcp"] }).notNull(),
    body: text("body").notNull(),
    /** Whether a handle may read it: what a handle wrote, and the answers to that. */
    forHandle: boolean("for_handle").notNull().default(false),
    createdAt: createdAt(),
    readAt: moment("read_at"),
    /** Since when an operator withholds its words. */
    hiddenAt: moment("hidden_at"),
  },
  (t) => [
    index("messages_thread").on(t.threadId, t.id),
    index("messages_unread").on(t.threadId, t.side).where(sql`${t.readAt} is null`),
    // what is withheld is looked up for each quote and file that is shown: few among all messages
    index("messages_hidden").on(t.id).where(sql`${t.hiddenAt} is not null`),
    index("messages_words").using("gin", sql`to_tsvector('simple', ${t.body})`),
  ],
);

/** Where the version before keeps reports of messages; a contraction drops it. Now they are `reports`. */
export const messageReports = pgTable(
  "message_reports",
  {
    messageId: id("message_id")
      .notNull()
      .references(() => messages.id, { onDelete: "cascade" }),
    side: messageSide("side").notNull(),
    reason: text("reason").notNull(),
    createdAt: createdAt(),
    closedAt: moment("closed_at"),
  },
  (t) => [
    primaryKey({ columns: [t.messageId, t.side] }),
    index("message_reports_open").on(t.createdAt).where(sql`${t.closedAt} is null`),
  ],
);
