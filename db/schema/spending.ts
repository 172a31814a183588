import { bigint, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { id, moment, updatedAt } from "../columns";
import { users } from "./accounts";

/** What an app's grant or a key may spend in its account's name, as the person set it. Null is no limit of that kind. */
export const spendLimits = pgTable("spend_limits", {
  /** Of the grant or the key. */
  credentialId: id("credential_id").primaryKey(),
  userId: id("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  perOrderCents: integer("per_order_cents").notNull(),
  perMonthCents: integer("per_month_cents").notNull(),
  /** From here on it opens no checkout. */
  until: moment("until"),
  /** Slugs of the categories whose creators it may order from; null for all. */
  categories: text("categories").array(),
  updatedAt: updatedAt(),
});

/** What a credential has opened checkouts for in a UTC month (`2026-11`), less those that expired. */
export const spendMonths = pgTable(
  "spend_months",
  {
    credentialId: id("credential_id").notNull(),
    month: text("month").notNull(),
    reservedCents: bigint("reserved_cents", { mode: "number" }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.credentialId, t.month] })],
);
