import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { createdAt, id, livemode, moment } from "../columns";
import { orders } from "./orders";

/** Why money of an order goes back; `elsewhere`: somebody did it at the processor; `chargeback`: the card holder's bank took it. */
export const REFUND_REASONS = ["canceled", "creator", "agreed", "operator", "elsewhere", "chargeback"] as const;
/** REQUESTED was decided here and the processor has yet to take it; FAILED came back from the buyer's bank. */
export const REFUND_STATES = ["REQUESTED", "SENT", "FAILED"] as const;

/** Money of an order that goes back to its buyer, one row for each part: what `orders.refunded_cents` adds up. */
export const orderRefunds = pgTable(
  "order_refunds",
  {
    id: id().primaryKey(),
    orderId: id("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    cents: integer("cents").notNull(),
    reason: text("reason", { enum: REFUND_REASONS }).notNull(),
    note: text("note"),
    status: text("status", { enum: REFUND_STATES }).notNull().default("REQUESTED"),
    /** The refund or the lost dispute at the processor. */
    processorId: text("processor_id").unique(),
    /** Whether that is a dispute: the beginning of its id does not say so, as there are several. */
    byDispute: boolean("by_dispute").notNull().default(false),
    /** How often it was tried again after the buyer's bank had refused it. */
    retries: smallint("retries").notNull().default(0),
    /** The refunds at the processor that the bank refused before: what is heard late of them is no news. */
    refusedIds: text("refused_ids").array().notNull().default(sql`'{}'`),
    /** The creator's account could not give back its part with the refund: it is taken back apart, as with a chargeback. */
    owesReversal: boolean("owes_reversal").notNull().default(false),
    /** When the creator's part was taken back, where that is apart. */
    reversedAt: moment("reversed_at"),
    /** How often the processor refused what is due now, and when it is asked again; null: at once. */
    attempts: smallint("attempts").notNull().default(0),
    dueAt: moment("due_at"),
    lastError: text("last_error"),
    sentAt: moment("sent_at"),
    livemode: livemode(),
    createdAt: createdAt(),
  },
  (t) => [
    index("order_refunds_order").on(t.orderId, t.id),
    index("order_refunds_due").on(t.createdAt).where(sql`${t.status} = 'REQUESTED'`),
    index("order_refunds_unreversed").on(t.createdAt).where(sql`${t.byDispute} and ${t.reversedAt} is null`),
    index("order_refunds_failed").on(t.id).where(sql`${t.status} = 'FAILED'`),
    index("order_refunds_owing").on(t.orderId).where(sql`${t.owesReversal} and ${t.reversedAt} is null`),
    check("order_refunds_cents", sql`${t.cents} > 0`),
  ],
);
