import { and, eq, inArray, isNotNull, or, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { memberships, planAccounts, planSubscriptions, profiles, users } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { eachAlone } from "@/lib/core/process/each-alone";
import { transaction } from "@/lib/core/transaction";
import { syncPlan } from "@/lib/domain/trade/billing/subscription/sync-plan";
import { endSubscription } from "@/lib/domain/trade/payments/end-subscription";
import { processor } from "@/lib/domain/trade/payments/processor";
import { endMembership } from "./end";

const BATCH = 100;

/** Accounts that are deleted, or are to be: who has asked for it is charged for nothing more. */
const LEAVING = or(isNotNull(users.deletedAt), isNotNull(users.deletionDueAt));

/**
 * Ends at the processor what accounts that are deleted, or are to be, still pay for and are paid for: plans, memberships sold and bought, and a plan's checkout
 * that is open. It reads from the rows what is left to do, so it may be killed, repeated and run by several workers at once; what the
 * processor does not take now is tried at the next run. Answers how many were ended.
 */
export async function endSubscriptions(ctx: Context): Promise<number> {
  const due = [...(await plans(ctx)), ...(await members()), ...(await checkouts(ctx))];
  const failed = "a deleted account's subscription did not end; it will be tried again";
  return eachAlone(ctx, due, { work: ({ end }, own) => end(own), failed });
}

/** What ends, by the processor's id or ours. */
type Ending = { id: string; end(own: Context): Promise<void> };

async function plans(ctx: Context): Promise<Ending[]> {
  const rows = await ctx.db
    .select({ id: planSubscriptions.id })
    .from(users)
    .innerJoin(planSubscriptions, eq(planSubscriptions.userId, users.id))
    .where(and(LEAVING, inArray(planSubscriptions.status, ["active", "trialing", "past_due", "unpaid", "paused"])))
    .limit(BATCH);
  return rows.map(({ id }) => ({
    id,
    async end(own) {
      await endSubscription(id);
      await syncPlan(own, id);
    },
  }));
}

const MEMBERSHIP = { id: memberships.id, subscriptionId: memberships.subscriptionId, livemode: memberships.livemode };
const ACTIVE = eq(memberships.status, "ACTIVE");

/** Each branch from the few who leave to what is theirs: one condition over both sides would read every membership there is. */
export const membershipsOfLeaving = prepared("memberships_of_leaving", (db) => {
  const bought = db
    .select(MEMBERSHIP)
    .from(users)
    .innerJoin(memberships, eq(memberships.userId, users.id))
    .where(and(LEAVING, ACTIVE));
  const sold = db
    .select(MEMBERSHIP)
    .from(profiles)
    .innerJoin(memberships, eq(memberships.profileId, profiles.id))
    .where(and(isNotNull(profiles.deletedAt), ACTIVE));
  return bought.union(sold).limit(sql.placeholder("limit"));
});

async function members(): Promise<Ending[]> {
  const rows = await membershipsOfLeaving().execute({ limit: BATCH });
  return rows.map(({ id, subscriptionId, livemode }) => ({
    id,
    async end(own) {
      if (subscriptionId) await endSubscription(subscriptionId, { livemode });
      await transaction({ ...own, livemode }, (tx, within) => endMembership(tx, within, eq(memberships.id, id)));
    },
  }));
}

async function checkouts(ctx: Context): Promise<Ending[]> {
  const rows = await ctx.db
    .select({ userId: planAccounts.userId, session: planAccounts.checkoutSessionId })
    .from(users)
    .innerJoin(planAccounts, eq(planAccounts.userId, users.id))
    .where(and(LEAVING, isNotNull(planAccounts.checkoutSessionId)))
    .limit(BATCH);
  return rows.map(({ userId, session }) => ({
    id: session ?? "",
    async end() {
      const open = session && (await processor().checkout.sessions.retrieve(session)).status === "open";
      if (open) await processor().checkout.sessions.expire(session);
      await ctx.db.update(planAccounts).set({ checkoutSessionId: null }).where(eq(planAccounts.userId, userId));
    },
  }));
}
