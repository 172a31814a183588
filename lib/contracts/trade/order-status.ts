import { z } from "zod";
import { idOf } from "../ids";
import { Cents, OwnUrl, Timestamp } from "../page";
import { ORDER_STATUSES, OrderLine } from "./orders";

/** An unguessable reference to one order, which shows its progress and nothing of its buyer. */
export const OrderHandle = z
  .string()
  .regex(/^ord_[0-7][0-9a-hjkmnp-tv-z]{25}\.[A-Za-z0-9_-]{22}$/, "must be an order handle, as create_order answers it")
  .meta({ description: "As `create_order` answered it in `order_handle`. Keep it to yourself: it shows the order." });

export const ORDER_STAGES = [
  "awaiting_payment",
  "expired",
  "in_progress",
  "awaiting_acceptance",
  "in_revision",
  "completed",
  "disputed",
  "canceled",
  "refunded",
] as const;

/** How an order stands, for whoever opened it: no buyer, no messages, no files. */
export const OrderStatusReport = z.object({
  order_id: idOf("ord"),
  status: z.enum(ORDER_STATUSES),
  stage: z.enum(ORDER_STAGES),
  next_step: z.string().meta({ description: "Who is to do what next, in a sentence." }),
  paid: z.boolean(),
  product_id: idOf("prod"),
  product_title: z.string(),
  tier_id: z.string().nullable(),
  creator: z
    .object({ handle: z.string(), profile_url: OwnUrl })
    .nullable()
    .meta({ description: "Null once the creator has left agent discovery." }),
  lines: z.array(OrderLine),
  amount_cents: Cents,
  currency: z.literal("usd"),
  created_at: Timestamp,
  expires_at: Timestamp.meta({ description: "When the checkout closes, if it is not paid by then." }),
  paid_at: Timestamp.nullable(),
  delivered_at: Timestamp.nullable(),
  accept_by: Timestamp.nullable(),
  closed_at: Timestamp.nullable(),
  timeline: z.array(z.object({ at: Timestamp, status: z.enum(ORDER_STATUSES) })),
});

export type OrderStatusView = z.infer<typeof OrderStatusReport>;
