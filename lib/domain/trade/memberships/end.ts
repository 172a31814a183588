import { and, eq, type SQL } from "drizzle-orm";
import type Stripe from "stripe";
import type { Transaction } from "@/db/client";
import { memberships, membershipTiers, users } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { newId } from "@/lib/core/values/ids";
import { emit } from "@/lib/domain/developers/webhooks/events/emit";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { hears } from "@/lib/domain/trade/payments/hears";
import { inModeOf } from "@/lib/domain/trade/payments/mode-tag";
import { isOwed } from "@/lib/domain/trade/payments/owe-refund";
import { tellLeaving } from "./mails";
import { chargedEvery } from "./next-charge";
import { recountMembers } from "./recount";
import { viewMembershipEvent } from "./view";

/**
 * Ends an active membership of the context's mode, in the caller's transaction; false when there is none. Emits `membership.canceled`, and
 * tells the creator, who knows it already of one that was to end.
 */
export async function endMembership(tx: Transaction, ctx: Context, which: SQL): Promise<boolean> {
  const [before] = await tx.select({ endsAt: memberships.endsAt }).from(memberships).where(which).for("update");
  const [row] = await tx
    .update(memberships)
    .set({ status: "CANCELED", canceledAt: ctx.now, endsAt: null })
    .where(and(which, eq(memberships.livemode, ctx.livemode), eq(memberships.status, "ACTIVE")))
    .returning();
  if (!row) return false;
  const [tier] = await tx.select().from(membershipTiers).where(eq(membershipTiers.id, row.tierId));
  if (!tier) return true;
  if (row.livemode) await recountMembers(tx, [row.profileId]);
  await recordAudit(tx, ctx, row.profileId, "membership.canceled", { type: "membership", id: row.id });
  const data = { ...viewMembershipEvent(row, tier), canceled_at: ctx.now.toISOString() };
  await emit(tx, ctx, row.profileId, "membership.canceled", data);
  if (!before?.endsAt) await tellLeaving(tx, ctx, row, tier, null);
  return true;
}

/**
 * Applies the end of a subscription that was opened for a tier. When it comes before the checkout's own event, the membership is written as
 * ended, so that the checkout's event finds it and starts nothing. One that is owed back, or of which not even the first period was paid,
 * began nothing.
 */
export async function applySubscriptionEnded(
  tx: Transaction,
  system: Context,
  subscription: Stripe.Subscription,
): Promise<boolean> {
  const { membership_tier: tierId, user_id: userId } = subscription.metadata;
  if (!tierId || !userId) return false;
  const ctx = inModeOf(subscription, system);
  if (!hears(system, ctx)) return false;
  if (await endMembership(tx, ctx, eq(memberships.subscriptionId, subscription.id))) return true;
  if (subscription.status === "incomplete_expired" || (await isOwed(tx, subscription.id))) return false;
  const [tier] = await tx.select().from(membershipTiers).where(eq(membershipTiers.id, tierId));
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (!tier || !user) return false;
  await tx
    .insert(memberships)
    .values({
      id: newId("mem", ctx.now.getTime()),
      profileId: tier.profileId,
      tierId,
      userId,
      memberEmail: user.email,
      memberName: user.name,
      status: "CANCELED",
      interval: chargedEvery(subscription),
      priceCents: subscription.items.data[0]?.price.unit_amount ?? tier.priceCents,
      subscriptionId: subscription.id,
      livemode: ctx.livemode,
      startedAt: ctx.now,
      canceledAt: ctx.now,
      createdAt: ctx.now,
    })
    .onConflictDoNothing();
  return false;
}
