import { and, eq, or, sql } from "drizzle-orm";
import type Stripe from "stripe";
import type { Transaction } from "@/db/client";
import { memberships } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { hears } from "@/lib/domain/trade/payments/hears";
import { inModeOf } from "@/lib/domain/trade/payments/mode-tag";
import { applySubscriptionEnded } from "./end";
import type { MembershipStanding } from "./lapse";
import { termsOf } from "./next-charge";
import { setEnd } from "./set-end";

/**
 * Takes over where the subscription of a membership stands: that it is over, the end that its member has set or taken back in the
 * processor's portal, how often it is charged, and when next. False when that changes nothing.
 */
export async function followSubscription(
  tx: Transaction,
  system: Context,
  { subscription, over }: MembershipStanding,
): Promise<boolean> {
  if (over) return applySubscriptionEnded(tx, system, subscription);
  const ctx = inModeOf(subscription, system);
  if (!hears(system, ctx)) return false;
  const noted = await noteCharge(tx, ctx, subscription);
  return (await setEnd(tx, ctx, eq(memberships.subscriptionId, subscription.id), subscription.cancel_at)) || noted;
}

async function noteCharge(tx: Transaction, ctx: Context, subscription: Stripe.Subscription): Promise<boolean> {
  const { nextChargeAt, interval } = termsOf(subscription);
  if (!nextChargeAt) return false;
  const { count } = await tx
    .update(memberships)
    .set({ nextChargeAt, ...(interval && { interval }) })
    .where(
      and(
        eq(memberships.subscriptionId, subscription.id),
        eq(memberships.livemode, ctx.livemode),
        eq(memberships.status, "ACTIVE"),
        or(
          sql`${memberships.nextChargeAt} is distinct from ${nextChargeAt.toISOString()}::timestamptz`,
          interval ? sql`${memberships.interval} is distinct from ${interval}` : undefined,
        ),
      ),
    );
  return count > 0;
}
