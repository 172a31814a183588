import { z } from "zod";
import { idOf } from "./ids";
import { Cents, Timestamp } from "./page";
import { Slug } from "./products";

export const ORDER_STATUSES = [
  "CHECKOUT_OPEN",
  "EXPIRED",
  "PAID",
  "DELIVERED",
  "REVISION_REQUESTED",
  "COMPLETED",
  "CANCELED",
  "DISPUTED",
  "REFUNDED",
] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const OrderLine = z.object({
  kind: z.enum(["product", "package", "addon"]),
  slug: z.string(),
  name: z.string(),
  amount_cents: Cents,
});

export const Order = z
  .object({
    id: idOf("ord"),
    status: z.enum(ORDER_STATUSES),
    creator: z.object({ handle: z.string(), display_name: z.string() }),
    product_id: idOf("prod"),
    product_title: z.string(),
    tier_id: z.string().nullable(),
    lines: z.array(OrderLine),
    amount_cents: Cents,
    currency: z.literal("usd"),
    delivery_days: z.int(),
    source: z.enum(["mcp", "site", "api"]),
    paid_at: Timestamp.nullable(),
    delivered_at: Timestamp.nullable(),
    accept_by: Timestamp.nullable(),
    closed_at: Timestamp.nullable(),
    created_at: Timestamp,
  })
  .meta({ id: "Order" });

export type OrderView = z.infer<typeof Order>;

/** What opens a checkout. Amounts never come from the caller. `addon_ids` and `tier_id` are slugs. */
export const NewOrder = z.strictObject({
  handle: z.string().min(1).max(30),
  product_id: z.string().max(64),
  tier_id: Slug.optional(),
  addon_ids: z.array(Slug).max(20).default([]),
  success_path: z.string().max(512).optional(),
});

export type NewOrder = z.output<typeof NewOrder>;

/** An opened checkout: the URL that a person opens to pay. */
export const Checkout = z.object({
  order_id: idOf("ord"),
  checkout_url: z.url(),
  expires_at: Timestamp,
  amount_cents: Cents,
  currency: z.literal("usd"),
  lines: z.array(OrderLine),
});

export type CheckoutView = z.infer<typeof Checkout>;
