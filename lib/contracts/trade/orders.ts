import { z } from "zod";
import { growing } from "../growing";
import { idOf } from "../ids";
import { Cents, OwnUrl, Timestamp } from "../page";
import { text } from "../text";
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

export const OrderStatus = growing(ORDER_STATUSES, "an order that is still open");

export const OrderLine = z.object({
  kind: growing(["product", "package", "addon"], "another part of the price"),
  slug: z.string(),
  name: z.string(),
  amount_cents: Cents,
});

export const ORDER_SOURCES = ["mcp", "site", "api"] as const;

export const OrderSource = growing(ORDER_SOURCES, "another place");

export const AcceptedBy = growing(["buyer", "auto"], "someone else");

/** What both sides see of an order. */
export const ORDER_SHAPE = {
  id: idOf("ord"),
  status: OrderStatus,
  product_id: idOf("prod"),
  product_title: z.string(),
  tier_id: z.string().nullable().meta({ description: "Slug of the package; null for a flat price." }),
  lines: z.array(OrderLine),
  amount_cents: Cents,
  currency: z.literal("usd"),
  delivery_days: z.int().meta({ description: "Days from payment within which it is to be delivered." }),
  delivery_number: z.int().min(0).meta({ description: "How often it was delivered." }),
  revisions_allowed: z.int().min(0),
  revisions_used: z.int().min(0),
  accepted_by: AcceptedBy.nullable().meta({ description: "Who accepted the delivery: the buyer, or nobody in time." }),
  source: OrderSource.meta({ description: "Where the checkout was opened." }),
  created_at: Timestamp,
  expires_at: Timestamp.meta({ description: "When the checkout closes, if it is not paid by then." }),
  paid_at: Timestamp.nullable(),
  delivered_at: Timestamp.nullable().meta({ description: "When it was last delivered." }),
  accept_by: Timestamp.nullable().meta({ description: "End of the 72 hours in which the buyer may respond." }),
  closed_at: Timestamp.nullable(),
  refund_requested_at: Timestamp.nullable().meta({
    description: "When a refund was decided; it is on its way from then.",
  }),
  refunded_at: Timestamp.nullable().meta({
    description: "When the payment processor last said that money was sent back.",
  }),
  refunded_cents: Cents.meta({ description: "How much of `amount_cents` was sent back." }),
};

/** A file of a delivery. Only the two sides of the order can download it. */
export const OrderFile = z.object({ id: idOf("file"), name: z.string(), size_bytes: z.int().min(0) });

export type OrderFileView = z.infer<typeof OrderFile>;

const Reason = (least: number, what: string) =>
  text(2_000, { trim: true }).refine((said) => said.length >= least, `tell in at least ${least} characters ${what}`);

/** What a buyer sends who wants the delivery changed. */
export const RevisionRequest = z.strictObject({ note: Reason(3, "what is to change") });
/** What a buyer sends who opens a dispute. */
export const NewDispute = z.strictObject({ reason: Reason(10, "what is wrong") });
/** What a creator sends who cancels. The buyer reads the note. */
export const Cancellation = z.strictObject({ note: text(2_000, { trim: true }).default("") });

/** One delivery of an order: what the creator wrote and where the work is. */
export const OrderDelivery = z.object({
  number: z.int().min(1),
  message: z.string(),
  // as the creator wrote them: browsers open more than RFC 3986 allows
  links: z.array(z.string()),
  files: z.array(OrderFile),
  created_at: Timestamp,
});

export type OrderDeliveryView = z.infer<typeof OrderDelivery>;

/** An order as its buyer sees it. */
export const BuyerOrder = z.object({
  ...ORDER_SHAPE,
  creator: z.object({ handle: z.string(), display_name: z.string() }),
});

export type BuyerOrderView = z.infer<typeof BuyerOrder>;

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
  checkout_url: OwnUrl,
  expires_at: Timestamp,
  amount_cents: Cents,
  currency: z.literal("usd"),
  lines: z.array(OrderLine),
});

export type CheckoutView = z.infer<typeof Checkout>;
