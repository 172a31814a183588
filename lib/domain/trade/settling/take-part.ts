import type { NewProposal, SettlementView } from "@/lib/contracts/trade/orders/settlements";
import type { Context } from "@/lib/core/context";
import { acceptProposal, propose } from "@/lib/domain/trade/orders/disputes/propose";
import { speak } from "@/lib/domain/trade/orders/disputes/speak";
import { retryFailedRefund } from "@/lib/domain/trade/orders/refunds/retry";
import { refundTip } from "@/lib/domain/trade/tips/refund-tip";
import { readOrderSettlement, settlementOf } from "./read";

/** What each side does about the money of an order, and how it stands after that. All throw what the verb behind them throws. */

type Side = "buyer" | "creator";

export async function addStatement(
  ctx: Context,
  orderId: string,
  as: Side,
  { body, file_ids: fileIds }: { body: string; file_ids: readonly string[] },
): Promise<SettlementView> {
  await speak(ctx, { orderId, as, body, fileIds });
  return settlementOf(ctx, orderId);
}

export async function addProposal(
  ctx: Context,
  orderId: string,
  as: Side,
  { kind, amount_cents: cents, due_at: dueAt }: NewProposal,
): Promise<SettlementView> {
  await propose(ctx, { orderId, as }, { kind, cents, dueAt: dueAt ? new Date(dueAt) : null });
  return settlementOf(ctx, orderId);
}

export async function agree(ctx: Context, orderId: string, as: Side, proposalId: string): Promise<SettlementView> {
  await acceptProposal(ctx, { orderId, as }, proposalId);
  return settlementOf(ctx, orderId);
}

export async function giveTipBack(ctx: Context, orderId: string): Promise<SettlementView> {
  await refundTip(ctx, orderId);
  return readOrderSettlement(ctx, orderId);
}

export async function tryRefundAgain(ctx: Context, orderId: string, refundId: string): Promise<SettlementView> {
  await retryFailedRefund(ctx, orderId, refundId);
  return readOrderSettlement(ctx, orderId);
}
