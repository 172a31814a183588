import { sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { orders } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { holdProfile } from "@/lib/domain/platform/access/hold-profile";
import { reckonRelease } from "@/lib/domain/trade/payouts/release";
import { type OrderRow, thisOrder } from "../move";
import { refundSums } from "./sums";

/**
 * Takes an order's row alone for this transaction: for what changes no refund and no release that is there. What talks to the processor
 * meanwhile keeps nobody else of its creator waiting.
 */
export async function lockOrder(tx: Transaction, ctx: Context, id: string): Promise<OrderRow | undefined> {
  const [order] = await tx.select().from(orders).where(thisOrder(ctx, id)).for("no key update");
  return order;
}

/**
 * Takes an order's row for this transaction: what is decided or heard of its money happens one after the other. Of one whose payment is its
 * creator's the creator's row, too: who pays out takes that before refunds and releases.
 */
export async function holdOrder(tx: Transaction, ctx: Context, id: string): Promise<OrderRow | undefined> {
  const order = await lockOrder(tx, ctx, id);
  if (order?.livemode && order.paymentIntentId) await holdProfile(tx, order.profileId);
  return order;
}

/** What of an order's amount is neither sent back, nor on its way, nor refused by the buyer's bank. In minor units. */
export async function leftOf(tx: Transaction, order: OrderRow): Promise<number> {
  const { all } = await refundSums(tx, order.id);
  return Math.max(0, order.amountCents - all);
}

/**
 * Brings what an order says of its refunds in line with their rows, and with it what is the creator's of it: a refund that failed has
 * left the creator's account all the same. The caller holds the order.
 */
export async function reckon(tx: Transaction, ctx: Context, id: string): Promise<OrderRow> {
  const { all, sent, pending, lastAt } = await refundSums(tx, id);
  const [order] = await tx
    .update(orders)
    .set({
      refundedCents: sql`least(${orders.amountCents}, ${sent}::integer)`,
      refundedAt: lastAt,
      refundPendingCents: pending,
      refundRequestedAt: all === 0 ? null : sql`${orders.refundRequestedAt}`,
      updatedAt: ctx.now,
    })
    .where(thisOrder(ctx, id))
    .returning();
  if (!order) throw new Error(`${id} is gone`);
  if (order.paymentIntentId) await reckonRelease(tx, order.paymentIntentId, Math.min(all, order.amountCents));
  return order;
}
