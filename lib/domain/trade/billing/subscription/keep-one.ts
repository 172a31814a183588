import { and, asc, eq, inArray, notExists, sql } from "drizzle-orm";
import type { Database, Transaction } from "@/db/client";
import { type OwedReason, owedRefunds, planSubscriptions } from "@/db/schema";
import { TIERS } from "@/lib/contracts/tiers";
import type { Context } from "@/lib/core/context";
import { oweRefund } from "@/lib/domain/trade/payments/owe-refund";
import { isLive, type PlanRow } from "../plan-state";

/**
 * An account's subscriptions that have not ended and are not owed back. The one that began first stays and comes first; of those that began
 * in one second, which is as exact as the processor's clock, the one with the smallest id. So all who ask agree.
 */
export function standing(db: Database, userId: string): Promise<PlanRow[]> {
  const owed = db.select({ id: owedRefunds.id }).from(owedRefunds).where(eq(owedRefunds.source, planSubscriptions.id));
  return db
    .select()
    .from(planSubscriptions)
    .where(
      and(
        eq(planSubscriptions.userId, userId),
        inArray(planSubscriptions.status, ["active", "trialing", "past_due", "unpaid", "paused"]),
        notExists(owed),
      ),
    )
    .orderBy(asc(planSubscriptions.startedAt), sql`${planSubscriptions.id} collate "C"`);
}

/**
 * Sees to it that an account, whose row is held, pays for one plan: every later subscription gives nothing from now on and is owed back.
 * Answers those, as they were.
 */
export async function keepOne(tx: Transaction, ctx: Context, userId: string): Promise<PlanRow[]> {
  const [, ...later] = (await standing(tx, userId)).filter(({ status }) => isLive(status));
  for (const row of later) await owePlan(tx, ctx, row, "second_payment");
  return later;
}

/** A subscription that gives nothing from now on: it is ended, and what was paid for it goes back. */
export async function owePlan(
  tx: Transaction,
  ctx: Context,
  { id, tier, userId, profileId }: PlanRow,
  reason: OwedReason,
) {
  await tx.update(planSubscriptions).set({ grants: "FREE" }).where(eq(planSubscriptions.id, id));
  const title = `the ${TIERS[tier].name} plan`;
  await oweRefund(tx, ctx, { source: id, reason, subject: "plan", title, userId, profileId, buyerEmail: null });
}
