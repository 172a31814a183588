import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { id, livemode, updatedAt } from "../columns";
import { users } from "./accounts";
import { profiles } from "./profiles";

/**
 * The numbers of a creator's receipts, in each mode a series: its name is the handle at the first one, and stays when the handle changes.
 * Written by a trigger on `orders` alone.
 */
export const receiptSeries = pgTable(
  "receipt_series",
  {
    profileId: id("profile_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    livemode: livemode(),
    name: text("name").notNull(),
    last: integer("last").notNull(),
  },
  (t) => [primaryKey({ columns: [t.profileId, t.livemode] })],
);

/** How an account is named on receipts of what it sells and buys, as far as it says. */
export const receiptDetails = pgTable("receipt_details", {
  userId: id("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** The person's or company's name in law. */
  legalName: text("legal_name").notNull().default(""),
  /** Lines of a postal address. */
  address: text("address").notNull().default(""),
  taxId: text("tax_id").notNull().default(""),
  updatedAt: updatedAt(),
});
