import { sql } from "drizzle-orm";
import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { citext, id, moment } from "../columns";
import { posts } from "./posts";
import { products } from "./products";
import { profiles } from "./profiles";

/**
 * Handles that a page had before, for good: its old addresses lead to it, and nobody else may take them (a trigger on `profiles` holds
 * that, whoever writes). A handle that its owner took back keeps its row.
 */
export const formerHandles = pgTable(
  "former_handles",
  {
    handle: citext("handle").primaryKey(),
    profileId: id("profile_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    /** Each time that the page left it. */
    leftAt: moment("left_at").array().notNull().default(sql`'{}'`),
  },
  (t) => [index("former_handles_profile").on(t.profileId)],
);

/** Names that a creator's product had in its address before. One that another of their products has by now leads there. */
export const formerProductSlugs = pgTable(
  "former_product_slugs",
  {
    profileId: id("profile_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    slug: text("slug").notNull(),
    productId: id("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
  },
  (t) => [primaryKey({ columns: [t.profileId, t.slug] }), index("former_product_slugs_product").on(t.productId)],
);

/** The same of posts. */
export const formerPostSlugs = pgTable(
  "former_post_slugs",
  {
    profileId: id("profile_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    slug: text("slug").notNull(),
    postId: id("post_id")
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
  },
  (t) => [primaryKey({ columns: [t.profileId, t.slug] }), index("former_post_slugs_post").on(t.postId)],
);
