import type { EventData } from "@/lib/contracts/developers/events/events";
import { someMetadata } from "@/lib/core/values/metadata";
import type { OrderRow } from "../move";
import { dueAt } from "./view";

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

export function viewResumedEvent(row: OrderRow, due: Date | null): EventData<"order.resumed"> {
  return { ...viewOrderEvent(row), due_at: due?.toISOString() ?? null };
}

export function viewRefundedEvent(row: OrderRow, cents: number): EventData<"order.refunded"> {
  return {
    ...viewOrderEvent(row),
    refund_cents: cents,
    refunded_cents: row.refundedCents,
    refunded_at: moment(row.refundedAt),
  };
}

export function viewRefundFailedEvent(
  row: OrderRow,
  { id, cents }: { id: string; cents: number },
): EventData<"order.refund_failed"> {
  return { ...viewOrderEvent(row), refund_id: id, refund_cents: cents, refunded_cents: row.refundedCents };
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

export function viewDueProposalEvent(
  row: OrderRow,
  { by, reason, due_at }: NonNullable<OrderRow["dueProposal"]>,
): EventData<"order.due_date_proposed"> {
  const due = dueAt(row)?.toISOString() ?? due_at;
  return { ...viewOrderEvent(row), due_at: due, proposed_due_at: due_at, reason, proposed_by: by };
}

/** A moment that an order in this state has. */
function moment(at: Date | null): string {
  if (!at) throw new Error("the order lacks a moment of its state");
  return at.toISOString();
}
