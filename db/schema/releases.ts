import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { createdAt, id, livemode, moment } from "../columns";
import { orders } from "./orders";
import { profiles } from "./profiles";

/** What earned it; `balance` is what an account had when its payouts were taken over. */
export const RELEASE_KINDS = ["order", "tip", "membership", "balance"] as const;
/** HELD again by a dispute; SENDING while the processor is asked; SENT to the bank; PAID there. */
export const RELEASE_STATES = ["WAITING", "HELD", "SENDING", "SENT", "PAID"] as const;

/** A payment's net that is the creator's to have: one row for each payment, paid out once the processor has the money. */
export const releases = pgTable(
  "releases",
  {
    id: id().primaryKey(),
    profileId: id("profile_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    account: text("account").notNull(),
    kind: text("kind", { enum: RELEASE_KINDS }).notNull(),
    /** The payment that it came by (`pi_…`); of a balance, its account. */
    source: text("source").notNull().unique(),
    orderId: id("order_id").references(() => orders.id, { onDelete: "cascade" }),
    amountCents: integer("amount_cents").notNull(),
    feeCents: integer("fee_cents").notNull(),
    /** What of the amount goes back to the buyer, or has. */
    refundedCents: integer("refunded_cents").notNull().default(0),
    status: text("status", { enum: RELEASE_STATES }).notNull().default("WAITING"),
    /** When the processor lets it be paid out; null until it was asked. */
    availableOn: moment("available_on"),
    /** Of the account, and what it received there for the whole net; null until the processor was asked. */
    currency: text("currency"),
    receivedMinor: integer("received_minor"),
    /** What was paid out, in US cents, and what was kept for refunds that came after other payouts. */
    paidCents: integer("paid_cents"),
    keptCents: integer("kept_cents").notNull().default(0),
    /** Of what went back after the payout: what later releases have made good. */
    recoveredCents: integer("recovered_cents").notNull().default(0),
    /** What a lost card dispute of a tip or a membership took from the platform; an order's has a refund of its own. */
    chargebackCents: integer("chargeback_cents"),
    /** When that was taken back from the creator's account. */
    chargebackReversedAt: moment("chargeback_reversed_at"),
    payoutId: text("payout_id").unique(),
    /** How often the bank sent a payout back, or the processor refused it for lack of funds. */
    returned: smallint("returned").notNull().default(0),
    /** For which of those times it is decided what it pays: less than `returned` while what came back is on the account. */
    nettedFor: smallint("netted_for").notNull().default(0),
    attempts: integer("attempts").notNull().default(0),
    dueAt: moment("due_at").notNull(),
    lastError: text("last_error"),
    paidAt: moment("paid_at"),
    livemode: livemode(),
    createdAt: createdAt(),
  },
  (t) => [
    index("releases_profile").on(t.profileId, t.createdAt, t.id),
    index("releases_at_once").on(t.profileId, t.createdAt, t.id).where(sql`${t.kind} in ('tip', 'membership')`),
    index("releases_order").on(t.orderId),
    index("releases_due").on(t.dueAt).where(sql`${t.status} in ('WAITING', 'SENDING', 'SENT')`),
    index("releases_charged_back")
      .on(t.createdAt)
      .where(sql`${t.chargebackCents} is not null and ${t.chargebackReversedAt} is null`),
    check("releases_cents", sql`${t.amountCents} >= 0 and ${t.feeCents} between 0 and ${t.amountCents}`),
  ],
);
