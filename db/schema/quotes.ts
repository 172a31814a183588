import { sql } from "drizzle-orm";
import { check, date, index, integer, pgEnum, pgTable, smallint, text, uniqueIndex } from "drizzle-orm/pg-core";
import { bytea, citext, createdAt, id, livemode, moment, updatedAt } from "../columns";
import { users } from "./accounts";
import { briefs } from "./briefs";
import { orderSource } from "./orders";
import { products } from "./products";
import { profiles } from "./profiles";

export const quoteStatus = pgEnum("quote_status", [
  "REQUESTED",
  "OFFERED",
  "ACCEPTED",
  "DECLINED",
  "EXPIRED",
  "WITHDRAWN",
]);

/**
 * A price for one piece of work: asked for by a buyer, or begun by a creator who answers a brief. The columns of the offer are written
 * once, when it is sent. A buyer without an account and an address holds the thread's reply handle.
 */
export const quotes = pgTable(
  "quotes",
  {
    id: id().primaryKey(),
    status: quoteStatus("status").notNull().default("REQUESTED"),
    profileId: id("profile_id")
      .notNull()
      .references(() => profiles.id),
    /** What it is about: the product that was asked about, then that of the offer. */
    productId: id("product_id").references(() => products.id),
    buyerUserId: id("buyer_user_id").references(() => users.id, { onDelete: "set null" }),
    /** A guest's, where the link goes. */
    buyerEmail: citext("buyer_email"),
    buyerName: text("buyer_name").notNull(),
    source: orderSource("source").notNull(),
    /** The brief that it answers, if a person posted one. */
    briefId: id("brief_id").references(() => briefs.id, { onDelete: "set null" }),
    threadId: id("thread_id").notNull(),
    /** The message that holds the request, and its files. */
    messageId: id("message_id"),
    brief: text("brief").notNull(),
    budgetCents: integer("budget_cents"),
    /** A calendar day, without a time zone. */
    wantedBy: date("wanted_by", { mode: "string" }),
    title: text("title"),
    scope: text("scope"),
    amountCents: integer("amount_cents"),
    deliveryDays: smallint("delivery_days"),
    revisions: smallint("revisions"),
    expiresAt: moment("expires_at"),
    offeredAt: moment("offered_at"),
    closedAt: moment("closed_at"),
    /** What was said with the last step that closed it, and who declined. */
    note: text("note"),
    declinedBy: text("declined_by", { enum: ["buyer", "creator"] }),
    /** The order that paid it. */
    orderId: id("order_id"),
    /** SHA-256 of the token of a guest's link. */
    linkHash: bytea("link_hash"),
    livemode: livemode(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index("quotes_creator").on(t.profileId, t.livemode, t.id),
    index("quotes_product").on(t.productId).where(sql`${t.productId} is not null`),
    index("quotes_buyer").on(t.buyerUserId, t.livemode, t.id).where(sql`${t.buyerUserId} is not null`),
    index("quotes_buyer_email").on(t.buyerEmail, t.livemode, t.id).where(sql`${t.buyerEmail} is not null`),
    index("quotes_brief").on(t.briefId, t.id).where(sql`${t.briefId} is not null`),
    // a creator answers a brief with one offer at a time
    uniqueIndex("quotes_brief_offer")
      .on(t.briefId, t.profileId)
      .where(sql`${t.briefId} is not null and ${t.status} in ('OFFERED', 'ACCEPTED')`),
    index("quotes_expiring").on(t.expiresAt, t.id).where(sql`${t.status} = 'OFFERED'`),
    index("quotes_asked").on(t.profileId, t.livemode).where(sql`${t.status} = 'REQUESTED'`),
    check(
      "quotes_offer_whole",
      sql`${t.status} not in ('OFFERED', 'ACCEPTED', 'EXPIRED', 'WITHDRAWN') or (${t.productId} is not null and ${t.title} is not null
        and ${t.scope} is not null and ${t.amountCents} > 0 and ${t.deliveryDays} is not null and ${t.revisions} is not null
        and ${t.expiresAt} is not null)`,
    ),
  ],
);
