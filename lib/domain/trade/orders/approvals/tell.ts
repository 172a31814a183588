import { eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { profiles, users } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { emit } from "@/lib/domain/developers/webhooks/events/emit";
import { ownerIdOf } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { type ApprovalRow, type OrderRow, viewApprovalEvent } from "./view";

/** The account whose word is asked for. */
export async function approverOf(
  tx: Transaction,
  userId: string,
): Promise<{ userId: string; profileId: string | null; email: string }> {
  const [account] = await tx
    .select({ userId: users.id, profileId: sql<string | null>`${profiles.id}`, email: users.email })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId));
  if (!account) throw new Error("an approval of no account");
  return account;
}

/** Writes what became of an approval into its account's log, and tells that account's endpoints. */
export async function tellApproval(
  tx: Transaction,
  ctx: Context,
  row: ApprovalRow,
  order: Pick<OrderRow, "productTitle" | "amountCents">,
  owner?: string,
  kind: "approval.changed" | (typeof KINDS)[keyof typeof KINDS] = KINDS[row.status],
): Promise<void> {
  const log = owner ?? ownerIdOf(await approverOf(tx, row.userId));
  const { orderId, app, reason, change } = row;
  const amounts = change && { amount_cents: order.amountCents, prepared_cents: change.before.amount_cents };
  const diff = { order_id: orderId, kind: row.kind, app, ...(reason ? { reason } : {}), ...amounts };
  await recordAudit(tx, ctx, log, kind, { type: "approval", id: row.id }, diff);
  await emit(tx, ctx, log, kind, viewApprovalEvent(row, order));
}

const KINDS = {
  WAITING: "approval.requested",
  APPROVED: "approval.approved",
  REFUSED: "approval.refused",
  LAPSED: "approval.lapsed",
} as const;
