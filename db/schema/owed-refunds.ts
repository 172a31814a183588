import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { citext, createdAt, id, livemode, moment } from "../columns";
import { users } from "./accounts";
import { profiles } from "./profiles";

export const OWED_SUBJECTS = ["order", "membership", "plan"] as const;
export const OWED_REASONS = ["expired", "second_payment", "wrong_amount", "gone"] as const;

/** Why a payment bought nothing; `gone`: who sold or bought it has deleted their account. */
export type OwedReason = (typeof OWED_REASONS)[number];

/** Money that came for nothing and goes back in whole. Written by the transaction that notices it, sent by the worker. */
export const owedRefunds = pgTable(
  "owed_refunds",
  {
    id: id().primaryKey(),
    /** A payment (`pi_…`), or a subscription (`sub_…`): that one is ended, and all that was paid for it goes back. */
    source: text("source").notNull().unique(),
    reason: text("reason", { enum: OWED_REASONS }).notNull(),
    subject: text("subject", { enum: OWED_SUBJECTS }).notNull(),
    /** What the payer believed to buy, in the words of a mail. */
    title: text("title").notNull(),
    /** The creator who sold it; of a plan, the one who bought it, if it was one. */
    profileId: id("profile_id").references(() => profiles.id),
    /** The account that bought a plan. */
    userId: id("user_id").references(() => users.id),
    /** Who paid; null where the processor did not say, and for a plan. */
    buyerEmail: citext("buyer_email"),
    attempts: integer("attempts").notNull().default(0),
    /** When a worker tries next: until then it is another's, or waits. */
    dueAt: moment("due_at").notNull(),
    lastError: text("last_error"),
    /** What went back; null until the processor has taken it. */
    refundedCents: integer("refunded_cents"),
    currency: text("currency"),
    refundedAt: moment("refunded_at"),
    /** Whether what was passed on to the creator is still to be taken back: their account had too little. */
    owesReversal: boolean("owes_reversal").notNull().default(false),
    livemode: livemode(),
    createdAt: createdAt(),
  },
  (t) => [
    index("owed_refunds_due").on(t.dueAt).where(sql`${t.refundedAt} is null or ${t.owesReversal}`),
    index("owed_refunds_created").on(t.createdAt, t.id),
  ],
);
