import { z } from "zod";
import { Cost, RunError } from "../agents/agent-runs";
import { growing } from "../growing";
import { idOf } from "../ids";
import { Cents, Timestamp } from "../page";
import { BillingInterval } from "../trade/memberships";
import { AcceptedBy, OrderLine, OrderSource, OrderStatus } from "../trade/orders";

const OrderData = z.object({
  id: idOf("ord"),
  status: OrderStatus,
  product_id: idOf("prod"),
  product_title: z.string(),
  tier_id: z.string().nullable(),
  lines: z.array(OrderLine),
  amount_cents: Cents,
  fee_cents: Cents,
  currency: z.literal("usd"),
  source: OrderSource,
});
const DeliveredData = OrderData.extend({
  delivery_number: z.int().min(1),
  delivered_at: Timestamp,
  accept_by: Timestamp,
});
const CompletedData = OrderData.extend({ accepted_by: AcceptedBy.nullable(), closed_at: Timestamp });
const RevisionData = OrderData.extend({
  delivery_number: z.int().min(1),
  revisions_used: z.int().min(1),
  revisions_allowed: z.int().min(1),
  note: z.string(),
});
const CanceledData = OrderData.extend({ closed_at: Timestamp, note: z.string() });
const DisputedData = OrderData.extend({
  opened_by: growing(["buyer", "processor"], "someone else"),
  reason: z.string(),
});
const RefundedData = OrderData.extend({ refunded_cents: Cents, refunded_at: Timestamp });
const ReviewData = z.object({
  id: idOf("rev"),
  order_id: idOf("ord"),
  rating: z.int(),
  title: z.string(),
  body: z.string(),
  buyer_name: z.string(),
});
const ReplyData = z.object({ id: idOf("rev"), order_id: idOf("ord"), body: z.string() });
const PostData = z.object({ id: idOf("post"), slug: z.string(), title: z.string() });
const IntroData = z.object({ id: idOf("intro"), note: z.string(), callback_url: z.string() });
const BriefData = z.object({
  id: idOf("brief"),
  brief: z.string(),
  category: z.string().nullable(),
  budget_cents: Cents.nullable(),
  currency: z.literal("usd"),
  deadline: z.iso.date().nullable(),
  callback_url: z.string().nullable(),
  rank: z.int().min(1).meta({ description: "How well you matched: 1 is best." }),
});
const IntroAnswer = z.object({
  id: idOf("intro"),
  status: growing(["ACCEPTED", "DECLINED"], "an answer that is neither"),
  answered_at: Timestamp,
});
/** A booking without its guest, as everywhere. */
const BookingData = z.object({
  id: idOf("book"),
  title: z.string(),
  status: growing(["CONFIRMED", "CANCELED"], "a time that stays taken"),
  starts_at: Timestamp,
  ends_at: Timestamp,
  timezone: z.string(),
});
const MembershipData = z.object({
  id: idOf("mem"),
  tier_id: idOf("tier"),
  tier_slug: z.string(),
  status: growing(["ACTIVE", "CANCELED"], "a membership that has not ended"),
  price_cents: Cents,
  currency: z.literal("usd"),
  interval: BillingInterval,
  started_at: Timestamp,
});
const RunData = z.object({
  id: idOf("run"),
  agent_id: idOf("agent"),
  step_count: z.int(),
  cost: Cost,
  created_at: Timestamp,
  finished_at: Timestamp,
});
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
  "order.revision_requested": RevisionData,
  "order.canceled": CanceledData,
  "order.disputed": DisputedData,
  "order.refunded": RefundedData,
  "checkout.expired": OrderData,
  "review.created": ReviewData,
  "review.replied": ReplyData,
  "intro.requested": IntroData,
  "intro.accepted": IntroAnswer,
  "intro.declined": IntroAnswer,
  "booking.created": BookingData,
  "booking.canceled": BookingData.extend({
    canceled_by: growing(["guest", "host"], "someone else"),
    canceled_at: Timestamp,
  }),
  "membership.created": MembershipData,
  "membership.canceled": MembershipData.extend({ canceled_at: Timestamp }),
  "intent_brief.submitted": BriefData,
  "api_key.created": KeyData,
  "api_key.rotated": KeyData,
  "api_key.revoked": KeyData,
  "webhook_endpoint.disabled": z.object({ id: idOf("whe"), url: z.string(), reason: z.string() }),
  "webhook_endpoint.secret_rotated": z.object({
    id: idOf("whe"),
    url: z.string(),
    secret_prefix: z.string(),
    previous_secret_until: Timestamp,
  }),
  "agent_run.completed": RunData.extend({ status: z.literal("SUCCEEDED") }),
  "agent_run.failed": RunData.extend({
    status: z.literal("FAILED"),
    error: RunError,
  }),
  ping: z.object({ endpoint_id: idOf("whe"), message: z.string() }),
} as const;

export type EventKind = keyof typeof EVENTS;
export type EventData<K extends EventKind> = z.infer<(typeof EVENTS)[K]>;

export const EVENT_KINDS = Object.keys(EVENTS) as [EventKind, ...EventKind[]];

export const EventKind = growing(EVENT_KINDS, "one to skip");

/** The body of every delivery. Source: spec part 2.3. */
export function eventEnvelope<K extends EventKind>(kind: K) {
  return z.object({ id: idOf("evt"), type: z.literal(kind), created_at: Timestamp, data: EVENTS[kind] });
}
