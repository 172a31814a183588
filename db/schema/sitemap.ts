import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { id, moment } from "../columns";

/**
 * Where the parts of the sitemap begin, of each kind of pages: part `number` goes from `firstId` to the first id of the next, the first
 * one from the beginning and the last one to the end. Written once an hour by `lib/domain/network/sitemap/count.ts` alone.
 */
export const sitemapParts = pgTable(
  "sitemap_parts",
  {
    kind: text("kind").notNull(),
    number: integer("number").notNull(),
    firstId: id("first_id").notNull(),
    /** When a page of the part changed last. */
    changedAt: moment("changed_at"),
  },
  (t) => [primaryKey({ columns: [t.kind, t.number] })],
);

/** The subcategories that somebody offers: those have pages in the sitemap. Written with the parts. */
export const offeredSubcategories = pgTable("offered_subcategories", { slug: text("slug").primaryKey() });
