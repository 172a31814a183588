import { integer, pgTable } from "drizzle-orm/pg-core";
import { id, updatedAt } from "../columns";
import { users } from "./accounts";

/** How far each account has moved its test rows forward in all: it is bounded. */
export const testClocks = pgTable("test_clocks", {
  userId: id("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  advancedSeconds: integer("advanced_seconds").notNull(),
  updatedAt: updatedAt(),
});
