import { z } from "zod";
import { idOf } from "./ids";
import { ORDER_STATUSES, OrderLine } from "./orders";
import { Cents, Timestamp } from "./page";

const OrderData = z.object({
  id: idOf("ord"),
  status: z.enum(ORDER_STATUSES),
  product_id: idOf("prod"),
  product_title: z.string(),
  tier_id: z.string().nullable(),
  lines: z.array(OrderLine),
  amount_cents: Cents,
  fee_cents: Cents,
  currency: z.literal("usd"),
  source: z.enum(["mcp", "site", "api"]),
});
const DeliveredData = OrderData.extend({
  delivery_number: z.int().min(1),
  delivered_at: Timestamp,
  accept_by: Timestamp,
});
const CompletedData = OrderData.extend({ accepted_by: z.enum(["buyer", "auto"]).nullable(), closed_at: Timestamp });
const ReviewData = z.object({
  id: idOf("rev"),
  order_id: idOf("ord"),
  rating: z.int(),
  title: z.string(),
  body: z.string(),
  buyer_name: z.string(),
});
const PostData = z.object({ id: idOf("post"), slug: z.string(), title: z.string() });
const IntroData = z.object({ id: idOf("intro"), note: z.string(), callback_url: z.string() });
const KeyData = z.object({ id: idOf("key"), prefix: z.string(), name: z.string(), scopes: z.array(z.string()) });

/**
 * Payload `data` of each event kind. `post.created` is exactly `id, slug, title` (spec part 6.2). Kinds of areas that are not
 * built yet join this table with the operation that causes them.
 */
export const EVENTS = {
  "post.created": PostData,
  "post.updated": PostData,
  "post.deleted": PostData,
  "order.created": OrderData,
  "order.paid": OrderData,
  "order.delivered": DeliveredData,
  "order.completed": CompletedData,
  "checkout.expired": OrderData,
  "review.created": ReviewData,
  "intro.requested": IntroData,
  "api_key.created": KeyData,
  "api_key.rotated": KeyData,
  "api_key.revoked": KeyData,
  "webhook_endpoint.disabled": z.object({ id: idOf("whe"), url: z.string(), reason: z.string() }),
  ping: z.object({ endpoint_id: idOf("whe"), message: z.string() }),
} as const;

export type EventKind = keyof typeof EVENTS;
export type EventData<K extends EventKind> = z.infer<(typeof EVENTS)[K]>;

export const EVENT_KINDS = Object.keys(EVENTS) as [EventKind, ...EventKind[]];

/** The body of every delivery. Source: spec part 2.3. */
export function eventEnvelope<K extends EventKind>(kind: K) {
  return z.object({ id: idOf("evt"), type: z.literal(kind), created_at: Timestamp, data: EVENTS[kind] });
}
