import { and, eq, isNull, not, type SQL } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { orderRefunds, orders } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { thisOrder } from "../move";
import type { RefundRow } from "./decide";
import { UNSENT } from "./rounds";

const ofMode = (ctx: Context) => eq(orderRefunds.livemode, ctx.livemode);

/** One try of a refund: what is said of it is none of one that came after the buyer's bank had refused it. */
export function thisTry(ctx: Context, { id, retries }: Pick<RefundRow, "id" | "retries">): SQL | undefined {
  return and(eq(orderRefunds.id, id), ofMode(ctx), eq(orderRefunds.retries, retries));
}

/** Drops what was decided and will not be sent, as something else has taken the money: each is on record. */
export async function dropUnsent(tx: Transaction, ctx: Context, which: SQL | undefined): Promise<void> {
  const dropped = await tx
    .delete(orderRefunds)
    .where(and(which, UNSENT, ofMode(ctx)))
    .returning();
  for (const refund of dropped) await record(tx, ctx, refund, "order.refund_dropped");
}

/** Notes that the creator's part of a refund is taken back apart, once. */
export async function noteOwed(tx: Transaction, ctx: Context, id: string): Promise<void> {
  const [owing] = await tx
    .update(orderRefunds)
    .set({ owesReversal: true })
    .where(and(eq(orderRefunds.id, id), ofMode(ctx), not(orderRefunds.owesReversal)))
    .returning();
  if (owing) await record(tx, ctx, owing, "order.owed_back");
}

/** Notes that the creator's part was taken back, once, no matter how many asked for it, and how much that was. */
export async function noteTakenBack(tx: Transaction, ctx: Context, id: string, cents: number): Promise<void> {
  const [taken] = await tx
    .update(orderRefunds)
    .set({ reversedAt: ctx.now, lastError: null, attempts: 0, dueAt: null })
    .where(and(eq(orderRefunds.id, id), ofMode(ctx), isNull(orderRefunds.reversedAt)))
    .returning();
  if (taken) await record(tx, ctx, { ...taken, cents }, "order.taken_back");
}

async function record(
  tx: Transaction,
  ctx: Context,
  { id: refund, orderId: id, cents, reason }: RefundRow,
  action: "order.refund_dropped" | "order.owed_back" | "order.taken_back",
): Promise<void> {
  const [order] = await tx.select({ profileId: orders.profileId }).from(orders).where(thisOrder(ctx, id));
  await recordAudit(tx, ctx, order?.profileId ?? null, action, { type: "order", id }, { refund, cents, reason });
}
