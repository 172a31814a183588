import { z } from "zod";
import { OwnUrl, Timestamp } from "../../values/page";
import { ApprovalState } from "./approvals";
import { OrderBrief } from "./order-briefs";
import { ORDER_SHAPE, ORDER_STATUSES, OrderDelivery } from "./orders";

/** An unguessable reference to one order, which shows its progress and nothing of its buyer. */
export const OrderHandle = z
  .string()
  .regex(/^ord_[0-7][0-9a-hjkmnp-tv-z]{25}\.[A-Za-z0-9_-]{22}$/, "must be an order handle, as create_order answers it")
  .meta({ description: "As `create_order` answered it in `order_handle`. Keep it to yourself: it shows the order." });

/** How long a caller waits at most for an order to change. */
export const WaitSeconds = z.coerce.number().int().min(0).max(25).default(0);

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

/** How an order stands, for anyone who opened it: no buyer, no messages; what was delivered for its buyer's own app or key alone. */
export const OrderStatusReport = z.object({
  order_id: ORDER_SHAPE.id,
  status: ORDER_SHAPE.status,
  stage: z.enum(ORDER_STAGES).meta({ description: "Where the order stands, in words for a caller." }),
  next_step: z.string().meta({ description: "Who is to do what next, in a sentence." }),
  paid: z.boolean().meta({ description: "Whether it was paid." }),
  product_id: ORDER_SHAPE.product_id,
  product_title: ORDER_SHAPE.product_title,
  tier_id: ORDER_SHAPE.tier_id,
  creator: z
    .object({
      handle: z.string().meta({ description: "The creator's name in URLs." }),
      profile_url: OwnUrl.meta({ description: "URL of the creator's profile page." }),
    })
    .nullable()
    .meta({ description: "Who sells; null once the creator has left agent discovery." }),
  lines: ORDER_SHAPE.lines,
  amount_cents: ORDER_SHAPE.amount_cents,
  currency: ORDER_SHAPE.currency,
  created_at: ORDER_SHAPE.created_at,
  expires_at: ORDER_SHAPE.expires_at,
  paid_at: ORDER_SHAPE.paid_at,
  delivered_at: ORDER_SHAPE.delivered_at,
  accept_by: ORDER_SHAPE.accept_by,
  closed_at: ORDER_SHAPE.closed_at,
  due_at: ORDER_SHAPE.due_at,
  brief: OrderBrief.pick({ status: true, missing: true, requirements: true }).meta({
    description: "Whether the creator has been told what is wanted, and what is asked; not what was answered.",
  }),
  approval: ApprovalState.nullable().meta({
    description:
      "What the person for whom it was opened said last, or was asked last where they have not answered since; null without.",
  }),
  approvals: z.array(ApprovalState).meta({
    description: "All that was asked of them about it, in that order: the first is `approval`.",
  }),
  for_buyer: z
    .object({
      deliveries: z
        .array(OrderDelivery.pick({ number: true, message: true, links: true, files: true }))
        .meta({ description: "What was delivered, oldest first." }),
      cancel_declined: z.string().nullable().meta({ description: "Why the creator last declined to cancel." }),
      refunded_cents: ORDER_SHAPE.refunded_cents,
    })
    .nullable()
    .meta({ description: "What its buyer's app or key may read besides, with `purchases:read`; null for all others." }),
  timeline: z
    .array(
      z.object({
        at: Timestamp.meta({ description: "When the status was reached." }),
        status: z.enum(ORDER_STATUSES).meta({ description: "The status that was reached." }),
      }),
    )
    .meta({ description: "The statuses that it has had, oldest first." }),
});

export type OrderStatusView = z.infer<typeof OrderStatusReport>;
