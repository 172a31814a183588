import { index, integer, jsonb, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { createdAt, id, updatedAt } from "../columns";
import type { Picture } from "./media";
import { profiles } from "./profiles";

/** Work that a creator shows, in their order. */
export const portfolioPieces = pgTable(
  "portfolio_pieces",
  {
    id: id().primaryKey(),
    profileId: id("profile_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    title: text("title").notNull(),
    category: text("category"),
    link: text("link"),
    year: smallint("year"),
    media: jsonb("media").$type<Picture[]>().notNull(),
    position: integer("position").notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index("portfolio_pieces_profile").on(t.profileId, t.position, t.id)],
);
