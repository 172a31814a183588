import { eq } from "drizzle-orm";
import type Stripe from "stripe";
import type { Transaction } from "@/db/client";
import { memberships, membershipTiers, users } from "@/db/schema";
import { recordAudit } from "@/lib/audit/record";
import type { Context } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import { processor } from "@/lib/payments/processor";
import { emit } from "@/lib/webhooks/emit";
import { recountMembers } from "./recount";
import { viewMembershipEvent } from "./view";

/** Who joins what. `subscriptionId` is null for a free tier. */
export type Joining = { tierId: string; userId: string; subscriptionId: string | null };

/**
 * Makes a person a member, in the caller's transaction. Null when they are one of this creator's already, or the subscription is known.
 * Emits `membership.created`.
 */
export async function startMembership(tx: Transaction, ctx: Context, joining: Joining): Promise<{ id: string } | null> {
  const [tier] = await tx.select().from(membershipTiers).where(eq(membershipTiers.id, joining.tierId));
  const [user] = await tx.select().from(users).where(eq(users.id, joining.userId));
  if (!tier || !user) return null;
  const [row] = await tx
    .insert(memberships)
    .values({
      id: newId("mem", ctx.now.getTime()),
      profileId: tier.profileId,
      tierId: tier.id,
      userId: user.id,
      memberEmail: user.email,
      memberName: user.name,
      subscriptionId: joining.subscriptionId,
      startedAt: ctx.now,
      createdAt: ctx.now,
    })
    .onConflictDoNothing()
    .returning();
  if (!row) return null;
  await recountMembers(tx, [tier.profileId]);
  await recordAudit(tx, ctx, tier.profileId, "membership.created", { type: "membership", id: row.id });
  await emit(tx, ctx, tier.profileId, "membership.created", viewMembershipEvent(row, tier));
  return { id: row.id };
}

/** Applies a paid subscription checkout that was opened for a tier. False for one that was not, or is applied already. */
export async function applyMembershipCheckout(
  tx: Transaction,
  ctx: Context,
  session: Stripe.Checkout.Session,
): Promise<boolean> {
  const { membership_tier: tierId, user_id: userId } = session.metadata ?? {};
  const subscriptionId = typeof session.subscription === "string" ? session.subscription : session.subscription?.id;
  if (!tierId || !userId || !subscriptionId || session.payment_status !== "paid") return false;
  if (await startMembership(tx, ctx, { tierId, userId, subscriptionId })) return true;
  const [known] = await tx.select().from(memberships).where(eq(memberships.subscriptionId, subscriptionId));
  // paid twice, from two tabs: the second subscription must not go on
  if (!known) {
    ctx.log.error(
      { subscription: subscriptionId },
      "a member paid for a second membership: it is canceled, to be refunded",
    );
    await processor().subscriptions.cancel(subscriptionId);
  }
  return false;
}
