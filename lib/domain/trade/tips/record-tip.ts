import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { orders, type orderTips } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { recordAudit } from "@/lib/domain/platform/audit/record";

/** Writes into the log of a tip's creator what the processor said of it, in the tip's mode. */
export async function recordTip(
  tx: Transaction,
  ctx: Context,
  { id: tip, orderId: id, livemode }: typeof orderTips.$inferSelect,
  action: "tip.expired" | "tip.refunded",
  diff: { cents: number },
): Promise<void> {
  const [order] = await tx.select({ profileId: orders.profileId }).from(orders).where(eq(orders.id, id));
  await recordAudit(
    tx,
    { ...ctx, livemode },
    order?.profileId ?? null,
    action,
    { type: "order", id },
    { tip, ...diff },
  );
}
