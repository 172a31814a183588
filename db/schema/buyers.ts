import { sql } from "drizzle-orm";
import { bigserial, boolean, index, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { citext, createdAt, id, jsonValue, livemode, moment } from "../columns";
import { users } from "./accounts";
import { products } from "./products";
import { profiles } from "./profiles";

/** A person as the payment processor's customer, who may keep cards there: one for each mode, since test mode pays elsewhere. */
export const buyerCustomers = pgTable(
  "buyer_customers",
  {
    userId: id("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    livemode: livemode(),
    customerId: text("customer_id").notNull().unique(),
    /** The address that the processor knows of them. */
    email: citext("email").notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.livemode] })],
);

/** What an account keeps at hand: a creator, or (with `productId`) one of their products. */
export const savedItems = pgTable(
  "saved_items",
  {
    seq: bigserial("seq", { mode: "number" }).primaryKey(),
    userId: id("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    profileId: id("profile_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    productId: id("product_id").references(() => products.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("saved_items_what").on(t.userId, t.profileId, sql`coalesce(${t.productId}, '')`),
    index("saved_items_user").on(t.userId, t.seq),
    index("saved_items_profile").on(t.profileId),
    index("saved_items_product").on(t.productId),
  ],
);

/** A search that an account keeps, and whether new matches of it are mailed. */
export const savedSearches = pgTable(
  "saved_searches",
  {
    id: id().primaryKey(),
    userId: id("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    finds: text("finds", { enum: ["creators", "offers"] }).notNull(),
    /** What is asked, under the names of the wire: `SavedCriteria`. */
    criteria: jsonValue("criteria").notNull(),
    mail: boolean("mail").notNull(),
    /** Ids that were found before, the last ones first: what is not among them is new. */
    seen: text("seen").array().notNull(),
    mailedAt: moment("mailed_at"),
    createdAt: createdAt(),
  },
  (t) => [
    // by a digest: what is asked may be longer than an index row
    uniqueIndex("saved_searches_what").on(t.userId, t.finds, sql`md5(${t.criteria}::text)`),
    index("saved_searches_user").on(t.userId, t.id),
  ],
);

/** When the saved searches of an account are looked at next: once a day, all of them together. */
export const searchAlerts = pgTable(
  "search_alerts",
  {
    userId: id("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    dueAt: moment("due_at").notNull(),
  },
  (t) => [index("search_alerts_due").on(t.dueAt)],
);

/** Who wants to hear, once, that a creator can be paid. */
export const payoutWaits = pgTable(
  "payout_waits",
  {
    profileId: id("profile_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    email: citext("email").notNull(),
    /** The product whose page it was asked on. */
    productId: id("product_id").references(() => products.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.profileId, t.email] }), index("payout_waits_product").on(t.productId)],
);

/** What an account was told: the same as by mail, under the kind of that mail. */
export const notices = pgTable(
  "notices",
  {
    seq: bigserial("seq", { mode: "number" }).primaryKey(),
    userId: id("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind").notNull(),
    title: text("title").notNull(),
    /** The page that it is about, on our own host; never with a token. */
    path: text("path"),
    readAt: moment("read_at"),
    createdAt: createdAt(),
  },
  (t) => [
    index("notices_user").on(t.userId, t.seq),
    index("notices_unread").on(t.userId).where(sql`${t.readAt} is null`),
    index("notices_age").on(t.createdAt),
  ],
);

/** Topics that an account has chosen for itself; without a row a topic is told by mail too. */
export const noticeChoices = pgTable(
  "notice_choices",
  {
    userId: id("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    topic: text("topic").notNull(),
    mail: boolean("mail").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.topic] })],
);
