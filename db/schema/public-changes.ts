import { sql } from "drizzle-orm";
import { pgTable, primaryKey } from "drizzle-orm/pg-core";
import { citext, moment, xid8 } from "../columns";

/**
 * Whose public pages a transaction has changed. Written by triggers, in that transaction, so that no way of writing can forget to; read
 * by whatever keeps public answers in memory (`lib/core/memory/changes.ts`). Rows are of use for seconds and go within hours.
 */
export const publicChanges = pgTable(
  "public_changes",
  {
    transaction: xid8("transaction").notNull().default(sql`pg_current_xact_id()`),
    handle: citext("handle").notNull(),
    at: moment("at").notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.transaction, t.handle] })],
);
