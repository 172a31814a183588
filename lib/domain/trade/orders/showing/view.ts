import type { OrderDetailView, OrderView } from "@/lib/contracts/trade/orders/creator-orders";
import type { OrderBriefView } from "@/lib/contracts/trade/orders/order-briefs";
import type { BuyerOrderView, OrderDeliveryView } from "@/lib/contracts/trade/orders/orders";
import { viewFile } from "@/lib/domain/trade/files/view";
import { buyerOrderPath } from "../access/link";
import type { OrderFacts } from "../mails/order-facts";
import type { OrderRow } from "../move";

export type StepRow = Omit<OrderDetailView["timeline"][number], "at"> & { at: Date };
export type DeliveryRow = Omit<OrderDeliveryView, "created_at" | "files" | "changes_asked"> & { createdAt: Date };
export type FileRow = { id: string; number: number; name: string; sizeBytes: number };
export type History = {
  steps: readonly StepRow[];
  deliveries: readonly DeliveryRow[];
  files: readonly FileRow[];
  brief: OrderBriefView;
};

/** What both sides see of an order. */
function viewShared(row: OrderRow): Omit<BuyerOrderView, "creator"> {
  return {
    id: row.id,
    status: row.status,
    product_id: row.productId,
    product_title: row.productTitle,
    tier_id: row.packageSlug,
    lines: row.lines,
    amount_cents: row.amountCents,
    currency: "usd",
    delivery_days: row.deliveryDays,
    delivery_number: row.deliveryNumber,
    revisions_allowed: row.revisionsAllowed,
    revisions_used: row.revisionsUsed,
    accepted_by: row.acceptedBy,
    source: row.source,
    agent: row.agentName,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    paid_at: row.paidAt?.toISOString() ?? null,
    awaits_brief: row.awaitsBrief,
    due_at: dueAt(row)?.toISOString() ?? null,
    due_proposal: row.status === "PAID" && row.dueProposal ? viewDueProposal(row.dueProposal) : null,
    delivered_at: row.deliveredAt?.toISOString() ?? null,
    accept_by: row.acceptBy?.toISOString() ?? null,
    closed_at: row.closedAt?.toISOString() ?? null,
    cancel_asked_at: row.closedAt ? null : (row.cancelAskedAt?.toISOString() ?? null),
    refund_requested_at: row.refundRequestedAt?.toISOString() ?? null,
    refunded_at: row.refundedAt?.toISOString() ?? null,
    refunded_cents: row.refundedCents,
    refund_pending_cents: row.refundPendingCents,
  };
}

function viewDueProposal({ by, due_at, reason, at }: NonNullable<OrderRow["dueProposal"]>) {
  return { due_at, reason, proposed_by: by, proposed_at: at };
}

/** When the delivery is due: the order's own moment, and for rows that the version before paid, counted from the payment. */
export function dueAt(row: OrderRow): Date | null {
  if (row.dueAt || row.awaitsBrief || !row.paidAt) return row.dueAt;
  return new Date(row.paidAt.getTime() + row.deliveryDays * 86_400_000);
}

/** An order as the creator who sold it sees it: with the buyer's name and email once paid, never with the link or the payment. */
export function viewOrder(row: OrderRow): OrderView {
  return {
    ...viewShared(row),
    fee_cents: row.feeCents,
    // a buyer's app is the buyer's own affair
    api_key_id: row.spendMonth === null ? row.apiKeyId : null,
    buyer: row.paidAt ? { name: row.buyerName, email: row.buyerEmail } : null,
    metadata: row.metadata,
    updated_at: row.updatedAt.toISOString(),
  };
}

/** An order as its buyer sees it. */
export function viewBuyerOrder(row: OrderRow, creator: { handle: string; display_name: string }): BuyerOrderView {
  return { ...viewShared(row), creator };
}

/** The creator's order with its timeline and deliveries, both oldest first. */
export function viewOrderDetail(row: OrderRow, history: History): OrderDetailView {
  return {
    ...viewOrder(row),
    timeline: history.steps.map(viewStep),
    deliveries: viewDeliveries(history),
    brief: history.brief,
  };
}

export function viewStep({ at, ...step }: StepRow): OrderDetailView["timeline"][number] {
  return { at: at.toISOString(), ...step };
}

/** What was handed over, oldest first, each delivery with its files and what was asked to be changed of it. */
export function viewDeliveries({
  deliveries,
  files,
  steps,
}: Pick<History, "deliveries" | "files" | "steps">): OrderDeliveryView[] {
  const asked = changesAsked(steps);
  return deliveries.map(({ createdAt, ...delivery }) => ({
    ...delivery,
    changes_asked: asked.get(delivery.number) ?? null,
    files: files.filter((file) => file.number === delivery.number).map(viewFile),
    created_at: createdAt.toISOString(),
  }));
}

/** The requests for changes by the number of the delivery that they followed. */
function changesAsked(steps: readonly StepRow[]): Map<number, { note: string; at: string }> {
  const asked = new Map<number, { note: string; at: string }>();
  let number = 0;
  for (const { from, to, note, at } of steps) {
    if (to === "DELIVERED" && from !== to) number++;
    if (to === "REVISION_REQUESTED" && from === "DELIVERED")
      asked.set(number, { note: note ?? "", at: at.toISOString() });
  }
  return asked;
}

/** What mails say of an order. */
export function viewFacts(row: OrderRow, creatorName: string): OrderFacts {
  return {
    id: row.id,
    title: row.productTitle,
    amountCents: row.amountCents,
    currency: row.currency,
    buyerName: row.buyerName ?? "The buyer",
    creatorName,
    deliveryDays: row.deliveryDays,
    revisionsLeft: Math.max(0, row.revisionsAllowed - row.revisionsUsed),
    awaitsBrief: row.awaitsBrief,
    deliveryNumber: row.deliveryNumber,
    acceptBy: row.acceptBy,
    acceptedBy: row.acceptedBy,
    refundedCents: row.refundedCents,
    buyerPath: buyerOrderPath(row.id),
    creatorPath: `/studio/orders/${row.id}`,
  };
}
