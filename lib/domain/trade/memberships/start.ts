import { and, eq, getTableColumns, isNull, sql } from "drizzle-orm";
import type Stripe from "stripe";
import type { Transaction } from "@/db/client";
import { memberships, membershipTiers, profiles, users } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { newId } from "@/lib/core/values/ids";
import { emit } from "@/lib/domain/developers/webhooks/events/emit";
import { SHOWN } from "@/lib/domain/people/listing/shown";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { hears } from "@/lib/domain/trade/payments/hears";
import { inModeOf } from "@/lib/domain/trade/payments/mode-tag";
import { isOwed, oweRefund } from "@/lib/domain/trade/payments/owe-refund";
import { type PaymentMode, processor } from "@/lib/domain/trade/payments/processor";
import { tellJoined } from "./mails";
import { type Terms, termsOf } from "./next-charge";
import { recountMembers } from "./recount";
import { viewMembershipEvent } from "./view";

/** Who joins what. `subscriptionId` is null for a free tier; `cents` is what was charged for the first interval. */
export type Joining = Partial<Terms> & {
  tierId: string;
  userId: string;
  subscriptionId: string | null;
  cents: number;
};

/**
 * Makes a person a member, in the caller's transaction. Null when they are one of this creator's already, when the subscription is known,
 * and when the account of either is deleted.
 * Emits `membership.created`, and tells both sides.
 */
export async function startMembership(tx: Transaction, ctx: Context, joining: Joining): Promise<{ id: string } | null> {
  const [tier] = await tx
    .select(getTableColumns(membershipTiers))
    .from(membershipTiers)
    .innerJoin(profiles, eq(profiles.id, membershipTiers.profileId))
    .where(and(eq(membershipTiers.id, joining.tierId), SHOWN));
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, joining.userId), isNull(users.deletedAt)));
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
      priceCents: joining.cents,
      subscriptionId: joining.subscriptionId,
      nextChargeAt: joining.nextChargeAt ?? null,
      interval: joining.interval ?? tier.interval,
      livemode: ctx.livemode,
      startedAt: ctx.now,
      createdAt: ctx.now,
    })
    .onConflictDoNothing()
    .returning();
  if (!row) return null;
  if (row.livemode) await recountMembers(tx, [tier.profileId]);
  await recordAudit(tx, ctx, tier.profileId, "membership.created", { type: "membership", id: row.id });
  await emit(tx, ctx, tier.profileId, "membership.created", viewMembershipEvent(row, tier));
  await tellJoined(tx, ctx, row, tier, joining.cents);
  return { id: row.id };
}

/** The terms of what a paid checkout of a tier began, as the processor says them now; null of any other checkout. */
export async function firstTerms(session: Stripe.Checkout.Session, of: PaymentMode): Promise<Terms | null> {
  const id = paidFor(session);
  return id ? termsOf(await processor(of).subscriptions.retrieve(id)) : null;
}

/** The subscription that a paid checkout of a tier began; null of any other checkout. */
export function paidFor({ metadata, payment_status, subscription }: Stripe.Checkout.Session): string | null {
  if (!metadata?.membership_tier || payment_status !== "paid") return null;
  return typeof subscription === "string" ? subscription : (subscription?.id ?? null);
}

/**
 * Applies a paid subscription checkout that was opened for a tier, with what `firstTerms` said of it. A second one of the same person, or
 * of somebody who is gone, starts nothing: it is owed back. False for one that was not for a tier, or is applied already.
 */
export async function applyMembershipCheckout(
  tx: Transaction,
  system: Context,
  session: Stripe.Checkout.Session,
  terms: Terms | null,
): Promise<boolean> {
  const { membership_tier: tierId, user_id: userId } = session.metadata ?? {};
  const subscriptionId = paidFor(session);
  if (!tierId || !userId || !subscriptionId) return false;
  const ctx = inModeOf(session, system);
  if (!hears(system, ctx) || (await isOwed(tx, subscriptionId))) return false;
  const cents = session.amount_total ?? 0;
  if (await startMembership(tx, ctx, { tierId, userId, subscriptionId, cents, ...terms })) return true;
  if ((await tx.$count(memberships, eq(memberships.subscriptionId, subscriptionId))) > 0) return false;
  const [sold] = await tx
    .select({
      profileId: profiles.id,
      creator: profiles.displayName,
      tier: membershipTiers.name,
      shown: sql<boolean>`${SHOWN}`.as("shown"),
    })
    .from(membershipTiers)
    .innerJoin(profiles, eq(profiles.id, membershipTiers.profileId))
    .where(eq(membershipTiers.id, tierId));
  if (!sold) return false;
  const [buyer] = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  return oweRefund(tx, ctx, {
    source: subscriptionId,
    reason: buyer && sold.shown ? "second_payment" : "gone",
    subject: "membership",
    title: `${sold.creator}: ${sold.tier}`,
    profileId: sold.profileId,
    buyerEmail: buyer?.email ?? session.customer_details?.email ?? null,
  });
}
