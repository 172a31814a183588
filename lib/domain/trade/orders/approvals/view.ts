import type { approvals, orders } from "@/db/schema";
import type { EventData } from "@/lib/contracts/developers/events/events";
import type { ApprovalState, ApprovalView } from "@/lib/contracts/trade/orders/approvals";
import { env } from "@/lib/core/env";

export type ApprovalRow = typeof approvals.$inferSelect;

/** As the steps of an order have it, which this stands below. */
export type OrderRow = typeof orders.$inferSelect;

/** What a list shows of an approval's order. */
export type ApprovalOrder = Pick<
  OrderRow,
  "productTitle" | "lines" | "amountCents" | "expiresAt" | "acceptBy" | "status"
> & { handle: string; displayName: string; brief: string | null };

/** Where the person decides, on our own host. */
export const approvalPath = (id: string) => `/approvals#${id}`;

export function viewApprovalState(row: ApprovalRow): ApprovalState {
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    reason: row.reason,
    change: row.change,
    approve_url: new URL(approvalPath(row.id), env().BASE_URL).href,
    decided_at: row.decidedAt?.toISOString() ?? null,
  };
}

export function viewApproval(row: ApprovalRow, order: ApprovalOrder, logo: string | null): ApprovalView {
  const ends = { checkout: order.expiresAt, acceptance: order.acceptBy, review: null }[row.kind];
  return {
    ...viewApprovalState(row),
    app: row.app,
    signed_by: row.signer,
    app_logo_url: logo,
    order_id: row.orderId,
    product_title: order.productTitle,
    creator: { handle: order.handle, display_name: order.displayName },
    lines: order.lines,
    amount_cents: order.amountCents,
    currency: "usd",
    brief: order.brief ?? "",
    delivery_number: numberOf(row),
    review: row.review,
    decide_by: row.status === "WAITING" ? (ends?.toISOString() ?? null) : null,
    created_at: row.createdAt.toISOString(),
  };
}

export function viewApprovalEvent(
  row: ApprovalRow,
  order: Pick<OrderRow, "productTitle" | "amountCents">,
): EventData<"approval.requested"> {
  const { decided_at: _, ...state } = viewApprovalState(row);
  return {
    ...state,
    app: row.app,
    signed_by: row.signer,
    order_id: row.orderId,
    product_title: order.productTitle,
    amount_cents: order.amountCents,
    currency: "usd",
    delivery_number: numberOf(row),
  };
}

function numberOf({ kind, deliveryNumber }: ApprovalRow): number | null {
  return kind === "acceptance" ? deliveryNumber : null;
}
