import { sql } from "drizzle-orm";
import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "../columns";
import { users } from "./accounts";
import { profiles } from "./profiles";

export const VERIFICATION_STATES = ["OPEN", "VERIFIED", "DECLINED", "WITHDRAWN"] as const;

/**
 * A creator asks operators to check who they are. The documents are `files` of the subject `verification`, there while it is open and
 * let go of with the decision.
 */
export const verificationRequests = pgTable(
  "verification_requests",
  {
    id: id().primaryKey(),
    userId: id("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    profileId: id("profile_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    /** The name in the documents, which need not be the one on the page. */
    legalName: text("legal_name").notNull(),
    note: text("note").notNull().default(""),
    status: text("status", { enum: VERIFICATION_STATES }).notNull().default("OPEN"),
    /** Who decided; null while it is open, and for the command line. */
    decidedBy: id("decided_by").references(() => users.id, { onDelete: "set null" }),
    decidedAt: moment("decided_at"),
    /** Why, as the creator reads it. */
    reason: text("reason"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("verification_requests_open_of").on(t.profileId).where(sql`${t.status} = 'OPEN'`),
    index("verification_requests_open").on(t.id).where(sql`${t.status} = 'OPEN'`),
    index("verification_requests_profile").on(t.profileId, t.id),
    index("verification_requests_user").on(t.userId, t.id),
  ],
);
