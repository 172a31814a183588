import { sql } from "drizzle-orm";
import { boolean, index, jsonb, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { createdAt, id, livemode, moment, updatedAt } from "../columns";
import { users } from "./accounts";
import { orders } from "./orders";

type KeptLine = {
  id: string;
  item: { id: string; title: string; price: number; image_url?: string | undefined };
  quantity: number;
  parent_id?: string | undefined;
};
type Severity = "recoverable" | "requires_buyer_input" | "requires_buyer_review" | "unrecoverable";
type KeptMessage =
  | { type: "error"; code: string; content: string; severity: Severity; path?: string | undefined }
  | { type: "warning" | "info"; code: string; content: string; path?: string | undefined };

/**
 * A checkout that a platform opened by the commerce protocol. What it is open for stands here, what came of it in its order: that is opened once
 * nothing is missing, and replaced when the platform changes the lines.
 */
export const commerceCheckouts = pgTable(
  "commerce_checkouts",
  {
    id: id().primaryKey(),
    /** The address of the platform's profile, and whether it proved with a signature that it is that platform. */
    platform: text("platform").notNull(),
    signed: boolean("signed").notNull(),
    /** Where the platform hears of the order. */
    webhookUrl: text("webhook_url"),
    /** The account that the platform acts for, where a person let it. */
    userId: id("user_id").references(() => users.id, { onDelete: "set null" }),
    lines: jsonb("lines").$type<KeptLine[]>().notNull(),
    /** What is wrong with the lines, or to be known of them. */
    messages: jsonb("messages").$type<KeptMessage[]>().notNull(),
    buyer: jsonb("buyer").$type<Record<string, string | undefined>>(),
    /** Where a person goes on while no order is open. */
    pageUrl: text("page_url").notNull(),
    orderId: id("order_id")
      .unique()
      .references(() => orders.id, { onDelete: "set null" }),
    canceledAt: moment("canceled_at"),
    /** The end of a checkout without an order; an order has its own. */
    expiresAt: moment("expires_at").notNull(),
    livemode: livemode(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index("commerce_checkouts_created").on(t.createdAt),
    index("commerce_checkouts_user").on(t.userId).where(sql`${t.userId} is not null`),
  ],
);

/** That an order has changed, for the platform that its checkout came from. What it is told is the order as it stands when it is told. */
export const commerceNotices = pgTable(
  "commerce_notices",
  {
    id: id().primaryKey(),
    orderId: id("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    url: text("url").notNull(),
    state: text("state", { enum: ["PENDING", "DELIVERED", "FAILED"] })
      .notNull()
      .default("PENDING"),
    attempts: smallint("attempts").notNull().default(0),
    dueAt: moment("due_at").notNull(),
    /** What the last attempt came to: a status, or why none came. */
    responseStatus: smallint("response_status"),
    error: text("error"),
    createdAt: createdAt(),
  },
  (t) => [
    index("commerce_notices_due").on(t.dueAt, t.id).where(sql`${t.state} = 'PENDING'`),
    index("commerce_notices_order").on(t.orderId),
  ],
);
