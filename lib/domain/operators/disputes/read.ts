import { and, asc, desc, eq } from "drizzle-orm";
import { messages, orderEvents, orders, profiles, threads } from "@/db/schema";
import type { SettlementView } from "@/lib/contracts/trade/settlements";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { requireOperator } from "@/lib/domain/operators/access";
import { readDispute } from "@/lib/domain/trade/orders/disputes/read";

export type DisputedOrder = {
  id: string;
  title: string;
  status: string;
  amount_cents: number;
  left_cents: number;
  currency: string;
  creator: { handle: string; name: string; account: string };
  buyer: { name: string; email: string | null; account: string | null };
  paid_at: string | null;
  disputed_at: string | null;
  /** The operator has decided for the buyer, and the processor has yet to send the money back. */
  refund_on_its_way: boolean;
  timeline: { at: string; actor: string; to: string; note: string | null }[];
  conversation: { at: string; by: string; body: string }[];
  dispute: SettlementView["dispute"];
};

/** An order of live mode with all that a decision needs: what both sides say, what happened, what they wrote. Throws `not_found`. */
export async function readDisputedOrder(ctx: Context, id: string): Promise<DisputedOrder> {
  await requireOperator(ctx);
  const { db } = ctx;
  const [row] = await db
    .select({ order: orders, handle: profiles.handle, name: profiles.displayName, account: profiles.userId })
    .from(orders)
    .innerJoin(profiles, eq(profiles.id, orders.profileId))
    .where(and(eq(orders.id, id), eq(orders.livemode, true)));
  if (!row) throw notFound("The order");
  const { order, ...creator } = row;
  const [dispute, timeline, conversation] = await Promise.all([
    readDispute(ctx, order),
    db.select().from(orderEvents).where(eq(orderEvents.orderId, id)).orderBy(asc(orderEvents.seq)).limit(100),
    db
      .select({ at: messages.createdAt, by: messages.authorName, body: messages.body })
      .from(messages)
      .innerJoin(threads, eq(threads.id, messages.threadId))
      .where(and(eq(threads.subjectId, id), eq(threads.livemode, true)))
      .orderBy(desc(messages.id))
      .limit(30),
  ]);
  return {
    id,
    title: order.productTitle,
    status: order.status,
    amount_cents: order.amountCents,
    left_cents: order.amountCents - order.refundedCents - order.refundPendingCents,
    currency: order.currency,
    creator,
    buyer: { name: order.buyerName ?? "A buyer", email: order.buyerEmail, account: order.buyerUserId },
    paid_at: order.paidAt?.toISOString() ?? null,
    disputed_at: order.disputedAt?.toISOString() ?? null,
    refund_on_its_way: order.refundPendingCents > 0,
    timeline: timeline.map(({ at, actor, to, note }) => ({ at: at.toISOString(), actor, to, note })),
    conversation: conversation.reverse().map(({ at, by, body }) => ({ at: at.toISOString(), by, body })),
    dispute,
  };
}
