import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { approvals, orders, profiles } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { env } from "@/lib/core/env";
import { DomainError, isProcessorAway } from "@/lib/core/errors";
import { processor } from "@/lib/domain/trade/payments/processor";
import type { ApprovalRow } from "../approvals/view";
import { inlineItems, openSession } from "../checkout/checkout-session";
import { knownBuyer } from "../checkout/known-buyer";
import { closeSession } from "../checkout/quoted";
import { type OrderRow, thisOrder } from "../move";

/** The processor takes no session that is to close earlier. */
const SHORTEST_MS = 31 * 60_000;
const CLOSED = new DomainError("invalid_state_transition", "The checkout has closed. The app can open another one.");

/**
 * The processor's page on which the person pays what an app prepared, with their own cards. The caller holds both rows. Throws what
 * `replacePage` throws.
 */
export async function payPage(tx: Transaction, ctx: Context, approval: ApprovalRow, order: OrderRow): Promise<string> {
  openPageOf(ctx, order);
  return approval.checkoutUrl ?? replacePage(tx, ctx, approval, order);
}

/**
 * Opens a page for an order as it is given here, in place of the one that is open: that one is closed, anyone who has its address, and
 * nobody but the person learns the new one. What is written `alongside` is written while both are open, and what it throws leaves the
 * former. The caller holds both rows. Throws `invalid_state_transition` for a checkout that has closed, `conflict` for one that was paid a moment ago.
 */
export async function replacePage(
  tx: Transaction,
  ctx: Context,
  approval: ApprovalRow,
  order: OrderRow,
  alongside?: () => Promise<unknown>,
): Promise<string> {
  const before = openPageOf(ctx, order);
  const prepared = await processor(order).checkout.sessions.retrieve(before);
  const session = await openOwn(tx, ctx, approval, order, prepared.success_url);
  try {
    await alongside?.();
    await closeSession(before, order);
  } catch (error) {
    // nobody has the address of the new one: it may as well close by itself
    if (!isProcessorAway(error)) await closeSession(session.id, order);
    throw error;
  }
  await tx.update(approvals).set({ checkoutUrl: session.url }).where(eq(approvals.id, approval.id));
  const { id: checkoutSessionId, expiresAt } = session;
  const checkoutUrl = `${env().BASE_URL}/approvals#${approval.id}`;
  await tx.update(orders).set({ checkoutSessionId, checkoutUrl, expiresAt }).where(thisOrder(ctx, order.id));
  return session.url;
}

/** The session that an order is paid in while it can be. Throws `invalid_state_transition`. */
export function openPageOf(ctx: Context, { status, checkoutSessionId, expiresAt }: OrderRow): string {
  if (status !== "CHECKOUT_OPEN" || !checkoutSessionId || expiresAt <= ctx.now) throw CLOSED;
  return checkoutSessionId;
}

async function openOwn(
  tx: Transaction,
  ctx: Context,
  approval: ApprovalRow,
  order: OrderRow,
  successUrl: string | null,
): Promise<{ id: string; url: string; expiresAt: Date }> {
  const { id: orderId, amountCents, lines, feeCents, livemode } = order;
  const [seller] = await tx
    .select({ account: profiles.processorAccountId, name: profiles.displayName })
    .from(profiles)
    .where(eq(profiles.id, order.profileId));
  const expiresAt = new Date(Math.max(order.expiresAt.getTime(), ctx.now.getTime() + SHORTEST_MS));
  const session = await openSession({
    key: `approve:${approval.id}:${ctx.requestId}:${amountCents}`,
    orderId,
    seller: seller?.name ?? "the creator",
    items: inlineItems(lines),
    account: livemode ? (seller?.account ?? null) : null,
    livemode,
    feeCents,
    expiresAt,
    successUrl: successUrl ?? `${env().BASE_URL}/orders/${orderId}`,
    cancelUrl: `${env().BASE_URL}/approvals`,
    buyer: await knownBuyer({ ...ctx, db: tx }),
  });
  return { ...session, expiresAt };
}
