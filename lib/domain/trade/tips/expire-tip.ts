import { and, eq, type SQL } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { orderTips } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { freeSpending } from "@/lib/domain/platform/spending/reserve";
import { recordTip } from "./record-tip";

/** Closes the open tip that this names, of either mode: it is paid no more, and its app's limits count it no more. False where none is. */
export async function expireTip(tx: Transaction, ctx: Context, which: SQL): Promise<boolean> {
  const open = and(which, eq(orderTips.status, "OPEN"));
  const [tip] = await tx.update(orderTips).set({ status: "EXPIRED" }).where(open).returning();
  if (!tip) return false;
  await freeSpending(tx, { ...tip, amountCents: tip.cents });
  await recordTip(tx, ctx, tip, "tip.expired", { cents: tip.cents });
  return true;
}
