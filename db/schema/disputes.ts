import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id, livemode, moment } from "../columns";
import { orders } from "./orders";

export const PROPOSAL_KINDS = ["refund_all", "refund_part", "deliver_again", "complete"] as const;

/** What a side of a disputed order says, and how the operator decided. Its files are kept under the order, by the statement's id. */
export const disputeStatements = pgTable(
  "dispute_statements",
  {
    id: id().primaryKey(),
    orderId: id("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    side: text("side", { enum: ["buyer", "creator", "operator"] }).notNull(),
    body: text("body").notNull(),
    livemode: livemode(),
    createdAt: createdAt(),
  },
  (t) => [index("dispute_statements_order").on(t.orderId, t.id)],
);

/** How a side would settle a dispute; the newest of each side is open until the other accepts it or the dispute ends. */
export const disputeProposals = pgTable(
  "dispute_proposals",
  {
    id: id().primaryKey(),
    orderId: id("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    side: text("side", { enum: ["buyer", "creator"] }).notNull(),
    kind: text("kind", { enum: PROPOSAL_KINDS }).notNull(),
    /** Of `refund_part`, in US cents. */
    cents: integer("cents"),
    /** Of `deliver_again`. */
    dueAt: moment("due_at"),
    status: text("status", { enum: ["OPEN", "ACCEPTED", "CLOSED"] })
      .notNull()
      .default("OPEN"),
    livemode: livemode(),
    createdAt: createdAt(),
    decidedAt: moment("decided_at"),
  },
  (t) => [
    index("dispute_proposals_order").on(t.orderId, t.id),
    uniqueIndex("dispute_proposals_open").on(t.orderId, t.side).where(sql`${t.status} = 'OPEN'`),
    check("dispute_proposals_cents", sql`(${t.kind} = 'refund_part') = (${t.cents} is not null)`),
    check("dispute_proposals_due", sql`(${t.kind} = 'deliver_again') = (${t.dueAt} is not null)`),
  ],
);

/** A tip for a completed order: a payment of its own, of which the platform takes nothing. */
export const orderTips = pgTable(
  "order_tips",
  {
    id: id().primaryKey(),
    orderId: id("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    cents: integer("cents").notNull(),
    status: text("status", { enum: ["OPEN", "PAID", "EXPIRED", "REFUNDED"] })
      .notNull()
      .default("OPEN"),
    sessionId: text("session_id").unique(),
    paymentIntentId: text("payment_intent_id").unique(),
    paidAt: moment("paid_at"),
    refundRequestedAt: moment("refund_requested_at"),
    /** What went back so far: it may be heard of before the payment itself. */
    refundedCents: integer("refunded_cents").notNull().default(0),
    /** The credential that opened it within its limits, and the UTC month (`2026-11`) in which they count it, as of an order. */
    apiKeyId: id("api_key_id"),
    spendMonth: text("spend_month"),
    livemode: livemode(),
    createdAt: createdAt(),
  },
  (t) => [
    index("order_tips_order").on(t.orderId, t.id),
    uniqueIndex("order_tips_open").on(t.orderId).where(sql`${t.status} = 'OPEN'`),
    uniqueIndex("order_tips_paid").on(t.orderId).where(sql`${t.status} in ('PAID', 'REFUNDED')`),
    check("order_tips_cents", sql`${t.cents} between 100 and 100000`),
  ],
);
