import { sql } from "drizzle-orm";
import { index, jsonb, pgEnum, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id, metadata, moment, updatedAt } from "../columns";
import type { Picture } from "./media";
import { profiles } from "./profiles";

export const postVisibility = pgEnum("post_visibility", ["public", "members"]);
export const postStatus = pgEnum("post_status", ["published", "draft", "deleted"]);

export const posts = pgTable(
  "posts",
  {
    id: id().primaryKey(),
    profileId: id("profile_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    slug: text("slug").notNull(),
    title: text("title").notNull(),
    excerpt: text("excerpt").notNull().default(""),
    body: text("body").notNull().default(""),
    tags: text("tags").array().notNull().default(sql`'{}'`),
    relatedProductIds: text("related_product_ids").array().notNull().default(sql`'{}'`),
    /** The creator's own pictures that the body shows. */
    images: jsonb("images").$type<Picture[]>().notNull().default([]),
    visibility: postVisibility("visibility").notNull().default("public"),
    status: postStatus("status").notNull().default("published"),
    /** Since when an operator has taken it down: a draft that cannot be published. */
    hiddenAt: moment("hidden_at"),
    publishedAt: moment("published_at").notNull().defaultNow(),
    /** Of a post for members: the last membership that was mailed of it, and when all were. Unpublished and published again, it is old news. */
    membersTold: id("members_told"),
    membersToldAt: moment("members_told_at"),
    metadata: metadata(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("posts_slug").on(t.profileId, t.slug).where(sql`${t.status} <> 'deleted'`),
    index("posts_public").on(t.publishedAt, t.id).where(sql`${t.status} = 'published' and ${t.visibility} = 'public'`),
    index("posts_profile").on(t.profileId, t.publishedAt, t.id),
    index("posts_to_tell")
      .on(t.publishedAt, t.id)
      .where(sql`${t.status} = 'published' and ${t.visibility} = 'members' and ${t.membersToldAt} is null`),
    index("posts_tags").using("gin", t.tags),
    index("posts_words").using("gin", sql`to_tsvector('english', ${t.title} || ' ' || ${t.excerpt})`),
  ],
);
