import { and, eq, lt } from "drizzle-orm";
import { orders } from "@/db/schema";
import type { Context, Transaction } from "@/lib/core/context";
import { eachAlone } from "@/lib/core/process/each-alone";
import { transaction } from "@/lib/core/transaction";
import { freeSpending } from "@/lib/domain/platform/spending/reserve";
import { releaseFiles } from "@/lib/domain/trade/files/claim";
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
  const work = async ({ id, session, livemode }: (typeof due)[number]) => {
    if (session && !(await sessionIsOver(session, { livemode }))) return false;
    return transaction({ ...ctx, livemode }, (tx, within) =>
      session ? markSessionExpired(tx, within, session) : neverOpened(tx, within, id),
    );
  };
  return eachAlone(ctx, due, { work, failed: "a checkout whose time is over was not closed; it will be tried again" });
}

async function neverOpened(tx: Transaction, ctx: Context, orderId: string): Promise<boolean> {
  const expired = await tryMoveOrder(tx, ctx, orderId, {
    to: "EXPIRED",
    actor: "system",
    note: "No checkout was opened.",
  });
  if (!expired) return false;
  await freeSpending(tx, expired);
  await releaseFiles(tx, ctx, { kind: "order_brief", id: orderId }, []);
  return true;
}

async function sessionIsOver(id: string, of: PaymentMode): Promise<boolean> {
  const sessions = processor(of).checkout.sessions;
  const session = await sessions.retrieve(id);
  if (session.status === "open") return (await sessions.expire(id)).status === "expired";
  return session.status === "expired";
}
