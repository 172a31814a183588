import { and, eq, lt } from "drizzle-orm";
import { orders } from "@/db/schema";
import type { Context, Transaction } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { freeSpending } from "@/lib/domain/platform/spending/reserve";
import { type PaymentMode, processor } from "@/lib/domain/trade/payments/processor";
import { tryMoveOrder } from "../move";
import { markSessionExpired } from "./mark-expired";

const GRACE_MS = 60_000;
const BATCH = 50;

/**
 * Closes checkouts of both modes that nobody paid in time. The processor decides: a session that it expired is expired here too, one that was paid
 * waits for its webhook. Answers how many were closed.
 */
export async function expireCheckouts(ctx: Context): Promise<number> {
  const due = await ctx.db
    .select({ id: orders.id, session: orders.checkoutSessionId, livemode: orders.livemode })
    .from(orders)
    .where(and(eq(orders.status, "CHECKOUT_OPEN"), lt(orders.expiresAt, new Date(ctx.now.getTime() - GRACE_MS))))
    .orderBy(orders.expiresAt)
    .limit(BATCH);
  let closed = 0;
  for (const order of due) {
    if (order.session && !(await sessionIsOver(order.session, order))) continue;
    const done = await transaction({ ...ctx, livemode: order.livemode }, (tx, within) =>
      order.session ? markSessionExpired(tx, within, order.session) : neverOpened(tx, within, order.id),
    );
    if (done) closed++;
  }
  return closed;
}

async function neverOpened(tx: Transaction, ctx: Context, orderId: string): Promise<boolean> {
  const expired = await tryMoveOrder(tx, ctx, orderId, {
    to: "EXPIRED",
    actor: "system",
    note: "No checkout was opened.",
  });
  if (expired) await freeSpending(tx, expired);
  return expired !== null;
}

async function sessionIsOver(id: string, of: PaymentMode): Promise<boolean> {
  const sessions = processor(of).checkout.sessions;
  const session = await sessions.retrieve(id);
  if (session.status === "open") return (await sessions.expire(id)).status === "expired";
  return session.status === "expired";
}
