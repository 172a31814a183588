import { and, eq, getTableColumns, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { orders, profiles } from "@/db/schema";
import type { ApprovalState } from "@/lib/contracts/trade/orders/approvals";
import type { ORDER_STAGES, OrderStatusView } from "@/lib/contracts/trade/orders/order-status";
import type { OrderStatus } from "@/lib/contracts/trade/orders/orders";
import type { SettlementView } from "@/lib/contracts/trade/orders/settlements";
import type { Context } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import { formatMoney } from "@/lib/core/values/money";
import { profileUrl } from "@/lib/domain/people/profiles/view";
import { ownPurchase } from "../access/access";
import { orderOfHandle } from "../access/handle";
import { approvalRowsOf, viewApprovals } from "../approvals/read";
import { type ApprovalRow, viewApprovalState } from "../approvals/view";
import { answerBy } from "../canceling/deadline";
import { readDispute } from "../disputes/read";
import type { OrderRow } from "../move";
import { refundSums } from "../refunds/sums";
import { historyOf } from "../showing/history";
import { dueAt, type History, viewDeliveries } from "../showing/view";
import { openCheckoutUrl } from "./open-checkout-url";
import { type WhileWaiting, waitForChange } from "./wait";

type Stage = (typeof ORDER_STAGES)[number];

const orderForStatus = prepared("order_for_status", (db) =>
  db
    .select({ ...getTableColumns(orders), handle: profiles.handle, discoverable: profiles.mcpDiscoverable })
    .from(orders)
    .innerJoin(profiles, eq(profiles.id, orders.profileId))
    .where(and(eq(orders.id, sql.placeholder("id")), eq(orders.livemode, sql.placeholder("livemode")))),
);

/**
 * How the order of a handle stands: its stage, its timeline, and what comes next; with `waitSeconds` as it stands once something has
 * happened to it, or that time is over. Throws `not_found` for a handle that
 * this server did not make: a wrong one and one of no order look alike.
 */
export async function getOrderStatus(
  ctx: Context,
  handle: string,
  waitSeconds = 0,
  tell?: WhileWaiting,
): Promise<OrderStatusView> {
  const id = orderOfHandle(handle);
  if (id) await waitForChange(ctx, id, waitSeconds, tell);
  const [order] = id ? await orderForStatus().execute({ id, livemode: ctx.livemode }) : [];
  if (!order) {
    throw new DomainError(
      "not_found",
      "No order has this handle. Send orderHandle as create_order answered it, whole.",
    );
  }
  const [history, asked, own, dispute, back] = await Promise.all([
    historyOf(order.id),
    approvalRowsOf(ctx, order.id),
    ownPurchase(ctx, order.id, "read"),
    order.status === "DISPUTED" ? readDispute(ctx, order) : null,
    GIVES_BACK.includes(order.status) ? refundSums(ctx.db, order.id) : null,
  ]);
  const { steps, brief } = history;
  const { stage, next } = STAGES[order.status];
  const { approval, approvals } = viewApprovals(asked);
  return {
    order_id: order.id,
    status: order.status,
    stage,
    next_step:
      whatApproverSays(asked, order) ??
      whileCanceling(order) ??
      (back && whatBankSays(back, order)) ??
      (isProposed(dispute)
        ? "The creator proposes how to end the dispute: the buyer answers on the order page."
        : next(order, openCheckoutUrl(ctx, order))),
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
    approval,
    approvals,
    for_buyer: own ? viewOwn(order, history) : null,
    timeline: steps
      .filter((step) => step.from !== step.to)
      .map((step) => ({ at: step.at.toISOString(), status: step.to })),
  };
}

/** What a state means to anyone who opened the order, and who moves next. */
const STAGES: Record<OrderStatus, { stage: Stage; next: (order: OrderRow, payAt: string | null) => string }> = {
  CHECKOUT_OPEN: {
    stage: "awaiting_payment",
    next: ({ expiresAt }, payAt) =>
      `${payAt ? `A person must open ${payAt} and pay` : "The buyer pays on the page that they opened,"} before ${expiresAt.toISOString()}. Nothing is charged.`,
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
        : workedOn(o),
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

/** States after which nothing comes but what goes back. */
const GIVES_BACK: readonly OrderStatus[] = ["COMPLETED", "CANCELED", "REFUNDED"];

/** What became of a refund that the buyer's bank did not take: of one that is sent again, too. Null where it took all of them. */
function whatBankSays({ failed, pending }: Awaited<ReturnType<typeof refundSums>>, order: OrderRow): string | null {
  const { status, currency } = order;
  if (failed > 0)
    return `The buyer's bank did not take ${formatMoney(failed, currency)} of the refund. The money stays the buyer's and is sent again to the same card: they ask their bank whether it takes refunds for it, and tell the creator on the order page.`;
  if (status === "REFUNDED" && pending > 0)
    return `${formatMoney(pending, currency)} of the refund, which the buyer's bank had not taken, is on its way again.`;
  return null;
}

function viewOwn(order: OrderRow, history: History): OrderStatusView["for_buyer"] {
  const { cancelDeclined, refundedCents } = order;
  return { deliveries: viewDeliveries(history), cancel_declined: cancelDeclined, refunded_cents: refundedCents };
}

/** Whether the creator has proposed how a dispute ends, and the buyer has not answered. */
function isProposed(dispute: SettlementView["dispute"] | null): boolean {
  return dispute?.proposals.some(({ side, status }) => side === "creator" && status === "OPEN") ?? false;
}

function workedOn(order: OrderRow): string {
  const { dueProposal: proposal, cancelDeclined } = order;
  const declined = cancelDeclined ? "The creator declined to cancel. " : "";
  const by = `${declined}The creator works on it and delivers by ${dueAt(order)?.toISOString()}.`;
  return proposal?.by === "creator"
    ? `${by} They propose ${proposal.due_at} instead: the buyer agrees or declines on the order page.`
    : by;
}

/** While the buyer's wish to cancel stands, nothing else is next. */
function whileCanceling({ cancelAskedAt, closedAt }: OrderRow): string | null {
  if (!cancelAskedAt || closedAt) return null;
  return `The buyer asked to cancel. Unless the creator objects by ${answerBy(cancelAskedAt).toISOString()}, the order is canceled and paid back; nothing is delivered meanwhile.`;
}

/** What the person's words mean for the next step: the latest that does. Of a delivery that came before this one none does. */
function whatApproverSays(asked: readonly ApprovalRow[], order: OrderRow): string | null {
  for (const row of asked) {
    if (row.kind === "acceptance" && row.deliveryNumber !== order.deliveryNumber) continue;
    const next = whatIsSaid(viewApprovalState(row), order);
    if (next) return next;
  }
  return null;
}

function whatIsSaid(
  { kind, status, reason, change, approve_url }: ApprovalState,
  { status: stands, amountCents }: OrderRow,
): string | null {
  if (kind === "checkout" && status === "REFUSED" && stands === "EXPIRED")
    return `The person refused it: ${sentence(reason)} Nothing was charged. Take that into account before you open another checkout.`;
  if (kind === "checkout" && status === "WAITING" && stands === "CHECKOUT_OPEN" && change)
    return `The person changed the order (it costs ${formatMoney(amountCents)} now) and has yet to pay it at ${approve_url}: call again with waitSeconds, or later.`;
  if (kind === "checkout" && status === "WAITING" && stands === "CHECKOUT_OPEN")
    return `The person was asked by mail and decides at ${approve_url}: call again with waitSeconds, or later. Nothing is charged.`;
  if (kind === "review" && status === "WAITING" && stands === "COMPLETED")
    return `The person was asked to publish the review that was drafted and decides at ${approve_url}: call again with waitSeconds, or later.`;
  if (kind !== "acceptance" || stands !== "DELIVERED") return null;
  if (status === "WAITING") return `The person was asked to accept the delivery and decides at ${approve_url}.`;
  if (status === "REFUSED")
    return `The person would not accept the delivery: ${sentence(reason)} request_revision asks the creator for changes.`;
  return null;
}

/** Somebody's words, so that more can follow them. */
function sentence(text: string | null): string {
  const said = (text ?? "").trim();
  return /[.!?…]$/.test(said) ? said : `${said}.`;
}
