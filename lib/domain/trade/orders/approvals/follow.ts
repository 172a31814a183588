import { and, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { approvals } from "@/db/schema";
import type { OrderStatus } from "@/lib/contracts/trade/orders/orders";
import type { Context } from "@/lib/core/context";
import { tellApproval } from "./tell";
import type { OrderRow } from "./view";

/**
 * What a step of an order makes of what waits for its buyer's word: paying approves a checkout, accepting a delivery, wherever the
 * person did it; every other step away from there leaves nothing to decide.
 */
export async function followApprovals(
  tx: Transaction,
  ctx: Context,
  from: OrderStatus,
  order: OrderRow,
): Promise<void> {
  const asked = askedIn(from, order);
  if (!asked) return;
  const closed = await tx
    .update(approvals)
    .set({ status: asked.granted ? "APPROVED" : "LAPSED", decidedAt: ctx.now })
    .where(
      and(
        eq(approvals.orderId, order.id),
        eq(approvals.kind, asked.kind),
        eq(approvals.status, "WAITING"),
        eq(approvals.livemode, ctx.livemode),
      ),
    )
    .returning();
  for (const row of closed) await tellApproval(tx, ctx, row, order);
}

function askedIn(from: OrderStatus, { status, apiKeyId, acceptedBy }: OrderRow) {
  // a checkout that no app or key opened waits for nobody's word
  if (from === "CHECKOUT_OPEN") return apiKeyId ? ({ kind: "checkout", granted: status === "PAID" } as const) : null;
  if (from !== "DELIVERED") return null;
  return { kind: "acceptance", granted: status === "COMPLETED" && acceptedBy === "buyer" } as const;
}
