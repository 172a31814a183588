import type { EventData } from "@/lib/contracts/developers/events";
import type { OrderDetailView, OrderView } from "@/lib/contracts/trade/creator-orders";
import type { OrderBriefView } from "@/lib/contracts/trade/order-briefs";
import type { BuyerOrderView, OrderDeliveryView } from "@/lib/contracts/trade/orders";
import { someMetadata } from "@/lib/core/values/metadata";
import { buyerOrderPath } from "./link";
import type { OrderFacts } from "./mails/order-facts";
import type { OrderRow } from "./move";

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

/** An order as the creator who sold it sees it: with the buyer's name and e-mail once paid, never with the link or the payment. */
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
    files: files
      .filter((file) => file.number === delivery.number)
      .map(({ id, name, sizeBytes }) => ({ id, name, size_bytes: sizeBytes })),
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

/** The payload of every order event. */
export function viewOrderEvent(row: OrderRow): EventData<"order.paid"> {
  return {
    id: row.id,
    status: row.status,
    product_id: row.productId,
    product_title: row.productTitle,
    tier_id: row.packageSlug,
    lines: row.lines,
    amount_cents: row.amountCents,
    fee_cents: row.feeCents,
    currency: "usd",
    source: row.source,
    // envelopes of before keep their members
    ...someMetadata(row.metadata),
  };
}

export function viewDeliveredEvent(row: OrderRow): EventData<"order.delivered"> {
  return {
    ...viewOrderEvent(row),
    delivery_number: row.deliveryNumber,
    delivered_at: moment(row.deliveredAt),
    accept_by: moment(row.acceptBy),
  };
}

export function viewCompletedEvent(row: OrderRow): EventData<"order.completed"> {
  return { ...viewOrderEvent(row), accepted_by: row.acceptedBy, closed_at: moment(row.closedAt) };
}

export function viewRevisionEvent(row: OrderRow, note: string): EventData<"order.revision_requested"> {
  return {
    ...viewOrderEvent(row),
    delivery_number: row.deliveryNumber,
    revisions_used: row.revisionsUsed,
    revisions_allowed: row.revisionsAllowed,
    note,
  };
}

export function viewCanceledEvent(row: OrderRow, note: string): EventData<"order.canceled"> {
  return { ...viewOrderEvent(row), closed_at: moment(row.closedAt), note };
}

export function viewRefundedEvent(row: OrderRow, cents: number): EventData<"order.refunded"> {
  return {
    ...viewOrderEvent(row),
    refund_cents: cents,
    refunded_cents: row.refundedCents,
    refunded_at: moment(row.refundedAt),
  };
}

export function viewCancelRequestedEvent(
  row: OrderRow,
  reason: string,
  answerBy: Date,
): EventData<"order.cancel_requested"> {
  return { ...viewOrderEvent(row), reason, answer_by: answerBy.toISOString() };
}

export function viewCancelDeclinedEvent(row: OrderRow, reason: string): EventData<"order.cancel_declined"> {
  return { ...viewOrderEvent(row), reason };
}

type Said = { id: string; side: "buyer" | "creator"; body: string };

export function viewStatementEvent(row: OrderRow, said: Said): EventData<"order.statement_added"> {
  return { ...viewOrderEvent(row), statement_id: said.id, side: said.side, body: said.body };
}

type Proposed = {
  id: string;
  side: "buyer" | "creator";
  kind: EventData<"order.settlement_proposed">["kind"];
  cents: number | null;
  dueAt: Date | null;
};

export function viewProposedEvent(row: OrderRow, proposed: Proposed): EventData<"order.settlement_proposed"> {
  const { id, side, kind, cents, dueAt } = proposed;
  const due = dueAt?.toISOString() ?? null;
  return { ...viewOrderEvent(row), proposal_id: id, side, kind, refund_cents: cents, due_at: due };
}

export function viewTippedEvent(row: OrderRow, cents: number): EventData<"order.tipped"> {
  return { ...viewOrderEvent(row), tip_cents: cents };
}

export function viewDueDateEvent(
  row: OrderRow,
  { by, reason }: NonNullable<OrderRow["dueProposal"]>,
  before: Date,
): EventData<"order.due_date_changed"> {
  return {
    ...viewOrderEvent(row),
    due_at: moment(row.dueAt),
    previous_due_at: before.toISOString(),
    reason,
    proposed_by: by,
  };
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
    awaitsBrief: row.awaitsBrief,
    deliveryNumber: row.deliveryNumber,
    acceptBy: row.acceptBy,
    acceptedBy: row.acceptedBy,
    refundedCents: row.refundedCents,
    buyerPath: buyerOrderPath(row.id),
    creatorPath: `/studio/orders/${row.id}`,
  };
}

/** A moment that an order in this state has. */
function moment(at: Date | null): string {
  if (!at) throw new Error("the order lacks a moment of its state");
  return at.toISOString();
}
