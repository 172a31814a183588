import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { createdAt, id, livemode, moment, updatedAt } from "../columns";
import { orders } from "./orders";
import { products } from "./products";
import { profiles } from "./profiles";

/** What a buyer says of an order, once and with changes; and what the creator replied. */
export const reviews = pgTable(
  "reviews",
  {
    id: id().primaryKey(),
    orderId: id("order_id")
      .notNull()
      .unique()
      .references(() => orders.id),
    profileId: id("profile_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    productId: id("product_id")
      .notNull()
      .references(() => products.id),
    productTitle: text("product_title").notNull(),
    rating: smallint("rating").notNull(),
    title: text("title").notNull().default(""),
    body: text("body").notNull().default(""),
    buyerName: text("buyer_name").notNull(),
    replyBody: text("reply_body"),
    repliedAt: moment("replied_at"),
    /** When its buyer last changed stars or words; a reply from before that is to an earlier version. */
    changedAt: moment("changed_at"),
    /** When the creator was last told of a change. */
    changeToldAt: moment("change_told_at"),
    /** Since when an operator withholds its words; the stars count as before. */
    hiddenAt: moment("hidden_at"),
    /** Whether it is in ratings (`lib/domain/people/reputation/counted.ts`): triggers keep it with its order (migration 0086). */
    counted: boolean("counted").notNull().default(false),
    livemode: livemode(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index("reviews_profile").on(t.profileId, t.id),
    index("reviews_written").on(t.profileId, t.createdAt),
    index("reviews_product").on(t.productId, t.id),
    // the stars of a product are added up out of the index alone
    index("reviews_stars").on(t.productId, t.profileId, t.livemode, t.rating).where(sql`${t.counted}`),
    check("reviews_rating", sql`${t.rating} between 1 and 5`),
  ],
);
