import { and, desc, eq } from "drizzle-orm";
import { disputeProposals } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import type { OrderRow } from "../move";
import { dueAt } from "../showing/view";

/** How long the creator has to answer a buyer who asks to cancel. Source: docs/decisions/0031-held-money.md. */
export const ANSWER_MS = 48 * 3_600_000;

/** Until when what was asked at this moment can be answered. */
export function answerBy(askedAt: Date): Date {
  return new Date(askedAt.getTime() + ANSWER_MS);
}

/** How late a delivery must be for the buyer to cancel at once. Source: docs/decisions/0031-held-money.md. */
export const LATE_MS = 24 * 3_600_000;

/** How long canceling cannot be asked for again once it was declined or withdrawn: meanwhile the creator can deliver. */
export const REST_MS = 24 * 3_600_000;

/** What is set where canceling is no longer asked for, and the order goes on. */
export function goesOn(now: Date) {
  return { cancelAskedAt: null, cancelRestsUntil: new Date(now.getTime() + REST_MS), updatedAt: now };
}

/** Until when canceling cannot be asked for; null when it can. */
export function restsUntil({ cancelRestsUntil: until }: OrderRow, now: Date): Date | null {
  return until && until > now ? until : null;
}

/**
 * Since when the buyer may cancel without asking: a day after nothing came by the due date, or again by the date that both sides agreed
 * on in a dispute. Null while there is no such moment: changes that were asked for have no date of their own, and who asks to cancel has
 * kept the creator from delivering. After that a day to deliver is left in any case.
 */
export async function lateSince(ctx: Context, order: OrderRow): Promise<Date | null> {
  if (order.cancelAskedAt) return null;
  const [agreed] = await ctx.db
    .select({ dueAt: disputeProposals.dueAt, decidedAt: disputeProposals.decidedAt })
    .from(disputeProposals)
    .where(
      and(
        eq(disputeProposals.orderId, order.id),
        eq(disputeProposals.livemode, ctx.livemode),
        eq(disputeProposals.kind, "deliver_again"),
        eq(disputeProposals.status, "ACCEPTED"),
      ),
    )
    .orderBy(desc(disputeProposals.decidedAt))
    .limit(1);
  const again = agreed?.decidedAt && (!order.deliveredAt || agreed.decidedAt > order.deliveredAt) ? agreed.dueAt : null;
  const due = again ?? (order.status === "PAID" ? dueAt(order) : null);
  return due && new Date(Math.max(due.getTime() + LATE_MS, order.cancelRestsUntil?.getTime() ?? 0));
}
