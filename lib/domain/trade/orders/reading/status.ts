import { and, eq, getTableColumns, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { orders, profiles } from "@/db/schema";
import type { ORDER_STAGES, OrderStatusView } from "@/lib/contracts/trade/order-status";
import type { OrderStatus } from "@/lib/contracts/trade/orders";
import type { Context } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import { profileUrl } from "@/lib/domain/people/profiles/view";
import { orderOfHandle } from "../handle";
import { historyOf } from "../history";
import type { OrderRow } from "../move";
import { dueAt } from "../view";

type Stage = (typeof ORDER_STAGES)[number];

const orderForStatus = prepared("order_for_status", (db) =>
  db
    .select({ ...getTableColumns(orders), handle: profiles.handle, discoverable: profiles.mcpDiscoverable })
    .from(orders)
    .innerJoin(profiles, eq(profiles.id, orders.profileId))
    .where(and(eq(orders.id, sql.placeholder("id")), eq(orders.livemode, sql.placeholder("livemode")))),
);

/**
 * How the order of a handle stands: its stage, its timeline, and what comes next. Throws `not_found` for a handle that
 * this server did not make: a wrong one and one of no order look alike.
 */
export async function getOrderStatus(ctx: Context, handle: string): Promise<OrderStatusView> {
  const id = orderOfHandle(handle);
  const [order] = id ? await orderForStatus().execute({ id, livemode: ctx.livemode }) : [];
  if (!order) {
    throw new DomainError(
      "not_found",
      "No order has this handle. Send orderHandle as create_order answered it, whole.",
    );
  }
  const { steps, brief } = await historyOf(order.id);
  const { stage, next } = STAGES[order.status];
  return {
    order_id: order.id,
    status: order.status,
    stage,
    next_step: next(order),
    paid: order.paidAt !== null,
    product_id: order.productId,
    product_title: order.productTitle,
    tier_id: order.packageSlug,
    creator: order.discoverable ? { handle: order.handle, profile_url: profileUrl(order.handle) } : null,
    lines: order.lines,
    amount_cents: order.amountCents,
    currency: "usd",
    created_at: order.createdAt.toISOString(),
    expires_at: order.expiresAt.toISOString(),
    paid_at: order.paidAt?.toISOString() ?? null,
    delivered_at: order.deliveredAt?.toISOString() ?? null,
    accept_by: order.acceptBy?.toISOString() ?? null,
    closed_at: order.closedAt?.toISOString() ?? null,
    brief: { status: brief.status, missing: brief.missing, requirements: brief.requirements },
    due_at: dueAt(order)?.toISOString() ?? null,
    timeline: steps
      .filter((step) => step.from !== step.to)
      .map((step) => ({ at: step.at.toISOString(), status: step.to })),
  };
}

/** What a state means to anyone who opened the order, and who moves next. */
const STAGES: Record<OrderStatus, { stage: Stage; next: (order: OrderRow) => string }> = {
  CHECKOUT_OPEN: {
    stage: "awaiting_payment",
    next: (o) => `A person must open the checkout URL and pay before ${o.expiresAt.toISOString()}. Nothing is charged.`,
  },
  EXPIRED: {
    stage: "expired",
    next: () => "The checkout closed unpaid; a payment that still came is sent back. Open a new checkout if needed.",
  },
  PAID: {
    stage: "in_progress",
    next: (o) =>
      o.awaitsBrief
        ? "The creator waits for the brief: its open questions can be answered with submit_order_brief, or by the buyer " +
          `on the order page. The delivery is due ${o.deliveryDays} days after that.`
        : `The creator works on it and delivers by ${dueAt(o)?.toISOString()}.`,
  },
  DELIVERED: {
    stage: "awaiting_acceptance",
    next: (o) =>
      "The buyer accepts, asks for a revision or opens a dispute on the order page they were mailed. Without an " +
      `answer by ${o.acceptBy?.toISOString() ?? "the deadline"} the delivery counts as accepted.`,
  },
  REVISION_REQUESTED: { stage: "in_revision", next: () => "The creator revises the work and delivers it again." },
  COMPLETED: { stage: "completed", next: () => "Nothing is to be done. The buyer may review it on the order page." },
  DISPUTED: {
    stage: "disputed",
    next: () => "The dispute is being settled. The order is completed or refunded after it.",
  },
  CANCELED: { stage: "canceled", next: () => "The order was canceled and the payment goes back to the buyer." },
  REFUNDED: { stage: "refunded", next: () => "The buyer was paid back. Nothing is to be done." },
};
