import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, smallint, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id, livemode, moment } from "../columns";
import { users } from "./accounts";
import { type OrderLine, orders } from "./orders";

/** A review as an app proposes it. */
export type DraftReview = { rating: number; title: string; body: string };

/** What a person made of an order before paying it: what the app had prepared, and whether the brief is another. */
export type ApprovalChange = {
  at: string;
  before: { tier_id: string | null; lines: OrderLine[]; amount_cents: number };
  brief_changed: boolean;
};

/** What an app or key prepared in its account's name and only the person can do: pay, accept a delivery, publish a review. */
export const approvals = pgTable(
  "approvals",
  {
    id: id().primaryKey(),
    /** Whose word it waits for. */
    userId: id("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    orderId: id("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: ["checkout", "acceptance", "review"] }).notNull(),
    status: text("status", { enum: ["WAITING", "APPROVED", "REFUSED", "LAPSED"] })
      .notNull()
      .default("WAITING"),
    /** Of an acceptance: which delivery. 0 of the others. */
    deliveryNumber: smallint("delivery_number").notNull().default(0),
    review: jsonb("review").$type<DraftReview>(),
    /** The grant or key that asked, and its name then. */
    credentialId: id("credential_id").notNull(),
    app: text("app").notNull(),
    /** The host of the keys that the call was signed with, if it was. */
    signer: text("signer"),
    /** Why it was refused, in the person's words: the app reads it. */
    reason: text("reason"),
    /** Of a checkout that the person changed before paying: the last time, and what the app had prepared at first. */
    change: jsonb("change").$type<ApprovalChange>(),
    /** Of a checkout: the processor's page that was opened for the person, with their cards. Nobody else learns its address. */
    checkoutUrl: text("checkout_url"),
    livemode: livemode(),
    createdAt: createdAt(),
    decidedAt: moment("decided_at"),
  },
  (t) => [
    uniqueIndex("approvals_subject").on(t.orderId, t.kind, t.deliveryNumber),
    index("approvals_waiting").on(t.userId, t.id).where(sql`${t.status} = 'WAITING'`),
    index("approvals_account").on(t.userId, t.id),
  ],
);
