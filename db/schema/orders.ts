import { sql } from "drizzle-orm";
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { bytea, citext, createdAt, id, livemode, metadata, moment, updatedAt } from "../columns";
import { users } from "./accounts";
import { type ProductQuestion, products } from "./products";
import { profiles } from "./profiles";

export const orderStatus = pgEnum("order_status", [
  "CHECKOUT_OPEN",
  "EXPIRED",
  "PAID",
  "DELIVERED",
  "REVISION_REQUESTED",
  "COMPLETED",
  "CANCELED",
  "DISPUTED",
  "REFUNDED",
]);
export const orderSource = pgEnum("order_source", ["mcp", "site", "api"]);

/** A later delivery date that one side asks for and the other has yet to answer. */
export type DueProposal = { by: "buyer" | "creator"; due_at: string; reason: string; at: string };

/** One line of what the buyer pays, fixed when the checkout was opened. */
export type OrderLine = { kind: "product" | "package" | "addon"; slug: string; name: string; amount_cents: number };

export const orders = pgTable(
  "orders",
  {
    id: id().primaryKey(),
    profileId: id("profile_id")
      .notNull()
      .references(() => profiles.id),
    productId: id("product_id")
      .notNull()
      .references(() => products.id),
    productTitle: text("product_title").notNull(),
    packageSlug: text("package_slug"),
    /** The quote whose price it has. */
    quoteId: id("quote_id"),
    status: orderStatus("status").notNull().default("CHECKOUT_OPEN"),
    amountCents: integer("amount_cents").notNull(),
    feeCents: integer("fee_cents").notNull(),
    currency: text("currency").notNull().default("usd"),
    lines: jsonb("lines").$type<OrderLine[]>().notNull(),
    deliveryDays: integer("delivery_days").notNull(),
    revisionsAllowed: integer("revisions_allowed").notNull().default(0),
    revisionsUsed: integer("revisions_used").notNull().default(0),
    source: orderSource("source").notNull(),
    apiKeyId: id("api_key_id"),
    /** The agent that opened it and said who it is: a saved agent's id or the address of a signer's keys, and its name then. */
    agentId: id("agent_id"),
    agentName: text("agent_name"),
    /** The account that ordered, where it was known when the checkout was opened. */
    buyerUserId: id("buyer_user_id").references(() => users.id, { onDelete: "set null" }),
    /** A fixture of an account that sells nothing: that account hears of it as its seller would (`heardBy`). */
    tried: boolean("tried").notNull().default(false),
    /** The UTC month (`2026-11`) in which the amount is counted against what the credential `apiKeyId` may spend. */
    spendMonth: text("spend_month"),
    buyerEmail: citext("buyer_email"),
    buyerName: text("buyer_name"),
    /** The card it was paid with, as the processor tells cards apart. */
    cardFingerprint: text("card_fingerprint"),
    /** By what it has shown itself to be the creator's own purchase: it stays so, whatever email or card the creator uses later. */
    ownPurchase: text("own_purchase", { enum: ["email", "card"] }),
    /** SHA-256 of the link token that opens the thank-you, review and order pages. */
    linkTokenHash: bytea("link_token_hash").notNull(),
    checkoutSessionId: text("checkout_session_id").unique(),
    checkoutUrl: text("checkout_url"),
    paymentIntentId: text("payment_intent_id"),
    expiresAt: moment("expires_at").notNull(),
    paidAt: moment("paid_at"),
    /** The number of its receipt, given once, when it is paid: a trigger takes the next one of `receipt_series`. */
    receiptNumber: text("receipt_number"),
    /** Whether a required question of the product has no answer yet: the delivery clock stands still. */
    awaitsBrief: boolean("awaits_brief").notNull().default(false),
    /** How many reminders to send the brief are out. */
    briefReminders: smallint("brief_reminders").notNull().default(0),
    /** When the delivery is due; null until it is paid and what was asked is answered. */
    dueAt: moment("due_at"),
    /** A later date that one side proposes; null when nothing waits for an answer. */
    dueProposal: jsonb("due_proposal").$type<DueProposal>(),
    /** When it was last delivered. */
    deliveredAt: moment("delivered_at"),
    /** Of one that was delivered more than once, when it was first: a trigger writes it. */
    firstDeliveredAt: moment("first_delivered_at"),
    deliveryNumber: smallint("delivery_number").notNull().default(0),
    acceptBy: moment("accept_by"),
    acceptedBy: text("accepted_by", { enum: ["buyer", "auto"] }),
    /** How many of the two reminders of the present delivery's window are out. */
    remindersSent: smallint("reminders_sent").notNull().default(0),
    closedAt: moment("closed_at"),
    /** What was given back so far, as the processor's events say; a refund may come in parts, or before the payment's own event. */
    refundedCents: integer("refunded_cents").notNull().default(0),
    refundedAt: moment("refunded_at"),
    /** What was decided to go back and the processor has yet to say that it did. */
    refundPendingCents: integer("refund_pending_cents").notNull().default(0),
    /** When a refund was first decided here. */
    refundRequestedAt: moment("refund_requested_at"),
    /** Of orders that were refunded before refunds had rows of their own. */
    refundId: text("refund_id"),
    /** Since when the buyer asks to cancel: nothing can be delivered until that is answered. */
    cancelAskedAt: moment("cancel_asked_at"),
    cancelReason: text("cancel_reason"),
    /** Why the creator declined the last time. */
    cancelDeclined: text("cancel_declined"),
    /** Until when canceling cannot be asked for again, so that the creator can deliver: set where it was declined or withdrawn. */
    cancelRestsUntil: moment("cancel_rests_until"),
    /** When it was last disputed. */
    disputedAt: moment("disputed_at"),
    /** The dispute that the card holder opened at the processor, if any. */
    processorDisputeId: text("processor_dispute_id"),
    processorDispute: text("processor_dispute", { enum: ["open", "won", "lost"] }),
    livemode: livemode(),
    metadata: metadata(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index("orders_profile").on(t.profileId, t.createdAt, t.id),
    index("orders_product").on(t.productId),
    index("orders_buyer").on(t.buyerEmail, t.id),
    index("orders_buyer_account").on(t.buyerUserId, t.id).where(sql`${t.buyerUserId} is not null`),
    index("orders_open").on(t.expiresAt).where(sql`${t.status} = 'CHECKOUT_OPEN'`),
    // whose call has yet to open a checkout, or never will
    index("orders_unopened")
      .on(t.createdAt, t.id)
      .where(sql`${t.status} = 'CHECKOUT_OPEN' and ${t.checkoutSessionId} is null`),
    uniqueIndex("orders_quote_open")
      .on(t.quoteId)
      .where(sql`${t.quoteId} is not null and ${t.status} = 'CHECKOUT_OPEN'`),
    index("orders_acceptance").on(t.acceptBy, t.id).where(sql`${t.status} = 'DELIVERED'`),
    index("orders_payment").on(t.paymentIntentId),
    index("orders_paid").on(t.profileId, t.paidAt).where(sql`${t.paidAt} is not null`),
    index("orders_cancel_asked").on(t.cancelAskedAt).where(sql`${t.cancelAskedAt} is not null`),
    index("orders_refunds_due")
      .on(t.refundRequestedAt)
      .where(sql`${t.refundRequestedAt} is not null and ${t.refundId} is null and ${t.refundedAt} is null`),
    index("orders_at_work")
      .on(t.profileId, t.paidAt)
      .where(sql`${t.status} in ('PAID', 'DELIVERED', 'REVISION_REQUESTED', 'DISPUTED')`),
    index("orders_disputed").on(t.disputedAt, t.id).where(sql`${t.status} = 'DISPUTED'`),
    index("orders_once_disputed").on(t.profileId).where(sql`${t.disputedAt} is not null`),
    // however the order ended meanwhile
    index("orders_bank_disputes").on(t.disputedAt, t.id).where(sql`${t.processorDispute} = 'open'`),
    index("orders_closed").on(t.profileId, t.closedAt, t.id).where(sql`${t.closedAt} is not null`),
    index("orders_awaiting_brief").on(t.paidAt, t.id).where(sql`${t.awaitsBrief} and ${t.status} = 'PAID'`),
    index("orders_completed").on(t.profileId, t.closedAt).where(sql`${t.status} = 'COMPLETED'`),
    check("orders_amounts", sql`${t.amountCents} >= 0 and ${t.feeCents} between 0 and ${t.amountCents}`),
  ],
);

/** What happened to an order, as both sides see it. Append only. */
export const orderEvents = pgTable(
  "order_events",
  {
    seq: bigserial("seq", { mode: "number" }).primaryKey(),
    orderId: id("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    at: moment("at").notNull().defaultNow(),
    actor: text("actor").notNull(),
    from: orderStatus("from_status"),
    to: orderStatus("to_status").notNull(),
    note: text("note"),
  },
  (t) => [index("order_events_order").on(t.orderId, t.seq)],
);

/** What an order is for, in its buyer's words. A row from the moment that something was asked or said. */
export const orderBriefs = pgTable("order_briefs", {
  orderId: id("order_id")
    .primaryKey()
    .references(() => orders.id, { onDelete: "cascade" }),
  /** What the product asked when it was ordered. */
  requirements: jsonb("requirements").$type<ProductQuestion[]>().notNull(),
  summary: text("summary").notNull().default(""),
  answers: jsonb("answers").$type<Record<string, string | string[]>>().notNull().default({}),
  submittedAt: moment("submitted_at"),
  updatedAt: moment("updated_at"),
});

/** What the creator handed over, once per delivery of an order: `number` counts from 1. */
export const orderDeliveries = pgTable(
  "order_deliveries",
  {
    orderId: id("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    number: smallint("number").notNull(),
    message: text("message").notNull().default(""),
    links: text("links").array().notNull().default(sql`'{}'`),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.number] })],
);

/** Where the version before keeps the files of deliveries: a trigger copies what it writes to `files`. To be dropped with the next. */
export const orderFiles = pgTable(
  "order_files",
  {
    id: id().primaryKey(),
    orderId: id("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    number: smallint("delivery_number"),
    name: text("name").notNull(),
    sizeBytes: integer("size_bytes").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("order_files_order").on(t.orderId, t.number, t.id),
    index("order_files_unsent").on(t.createdAt).where(sql`${t.number} is null`),
  ],
);

/** Processor webhooks already applied, by the processor's event id: a second delivery changes nothing. */
export const processorEvents = pgTable("processor_events", {
  id: text("id").primaryKey(),
  type: text("type").notNull(),
  receivedAt: moment("received_at").notNull().defaultNow(),
});
