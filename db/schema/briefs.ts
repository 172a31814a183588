import { sql } from "drizzle-orm";
import { check, date, index, integer, pgEnum, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { createdAt, id, livemode, moment } from "../columns";
import { users } from "./accounts";
import { profiles } from "./profiles";

export const briefStatus = pgEnum("brief_status", ["PENDING", "ACCEPTED", "DECLINED", "CLOSED"]);

/** What a buyer, or a buyer's agent, is looking for. It waits in the pipelines of the creators whom it matched. */
export const briefs = pgTable(
  "briefs",
  {
    id: id().primaryKey(),
    brief: text("brief").notNull(),
    category: text("category"),
    budgetCents: integer("budget_cents"),
    currency: text("currency").notNull().default("usd"),
    /** A calendar day, without a time zone. */
    deadline: date("deadline", { mode: "string" }),
    callbackUrl: text("callback_url"),
    /** The account that posted it on the site: its creators answer with offers. Null for what an agent submitted. */
    buyerUserId: id("buyer_user_id").references(() => users.id, { onDelete: "set null" }),
    /** When whoever posted it closed it: nobody answers it from then on. */
    closedAt: moment("closed_at"),
    livemode: livemode(),
    createdAt: createdAt(),
  },
  (t) => [
    check("briefs_budget", sql`${t.budgetCents} > 0`),
    index("briefs_buyer").on(t.buyerUserId, t.livemode, t.id).where(sql`${t.buyerUserId} is not null`),
  ],
);

/** A brief in one creator's pipeline: each answers for themselves. `rank` 1 matched best. */
export const briefMatches = pgTable(
  "brief_matches",
  {
    briefId: id("brief_id")
      .notNull()
      .references(() => briefs.id, { onDelete: "cascade" }),
    profileId: id("profile_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    rank: smallint("rank").notNull(),
    /** Why this creator was chosen, in a sentence; null for matches from before it was kept. */
    reason: text("reason"),
    status: briefStatus("status").notNull().default("PENDING"),
    answeredAt: moment("answered_at"),
    /** What interest sends back: a message, and how to reach the creator. */
    reply: text("reply"),
    contact: text("contact"),
    livemode: livemode(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.briefId, t.profileId] }), index("brief_matches_profile").on(t.profileId, t.briefId)],
);
