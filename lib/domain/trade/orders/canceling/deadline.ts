import { and, desc, eq } from "drizzle-orm";
import { disputeProposals } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import type { OrderRow } from "../move";
import { dueAt } from "../view";

/** How long the creator has to answer a buyer who asks to cancel. Source: decisions 11. */
export const ANSWER_MS = 48 * 3_600_000;

/** Until when what was asked at this moment can be answered. */
export function answerBy(askedAt: Date): Date {
  return new Date(askedAt.getTime() + ANSWER_MS);
}

/** How late a delivery must be for the buyer to cancel at once. Source: decisions 11. */
export const LATE_MS = 24 * 3_600_000;

/**
 * Since when the buyer may cancel without asking: a day after nothing came by the due date, or again by the date that both sides agreed
 * on in a dispute. Null while there is no such moment: changes that were asked for have no date of their own.
 */
export async function lateSince(ctx: Context, order: OrderRow): Promise<Date | null> {
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
  return due && new Date(due.getTime() + LATE_MS);
}
