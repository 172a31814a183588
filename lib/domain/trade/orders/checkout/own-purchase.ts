import { and, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type Stripe from "stripe";
import { statementIn, type Transaction } from "@/db/client";
import { accountCards, orders, planAccounts, profiles, users } from "@/db/schema";
import { answering, names } from "@/db/statements/statement";
import type { Context } from "@/lib/core/context";
import { recomputeProfile } from "@/lib/domain/people/reputation/recompute";
import { intentOf } from "@/lib/domain/trade/payments/intent-of";

const marking = (which: SQL) =>
  answering(
    { profileId: orders.profileId, livemode: orders.livemode },
    (marked) => sql`
      update ${orders} set ${names(orders.ownPurchase)} = case when ${orders.buyerEmail} = ${users.email} then 'email' else 'card' end
      from ${profiles} join ${users} on ${users.id} = ${profiles.userId}
      where ${profiles.id} = ${orders.profileId} and ${orders.ownPurchase} is null and ${orders.paidAt} is not null and ${which}
        and (${orders.buyerEmail} = ${users.email} or exists (
          select 1 from ${accountCards}
          where ${accountCards.userId} = ${users.id} and ${accountCards.fingerprint} = ${orders.cardFingerprint}))
      returning ${marked}`,
  );
const MARK = {
  order: marking(sql`${orders.id} = $1`),
  user: marking(sql`${users.id} = $1`),
};

/**
 * Marks orders that have shown themselves to be their creator's own purchase: paid with the creator's email address or with a card
 * that the creator's account uses. Of what is looked at, `id` says which: one order, or the orders at one account. The mark
 * stays, and the figures of each creator concerned follow in the same transaction. Those of test mode are marked, too, and move none.
 */
export async function markOwnPurchases(
  tx: Transaction,
  ctx: Context,
  of: keyof typeof MARK,
  id: string,
): Promise<void> {
  const marked = await statementIn(tx, MARK[of], [id]);
  const concerned = new Set(marked.filter(({ livemode }) => livemode).map(({ profileId }) => profileId));
  for (const profileId of concerned) await recomputeProfile(tx, profileId, ctx.now);
}

/**
 * Notes which card a charge was paid with: on the order that it paid, or, where it paid a plan or a membership, as a card of the account
 * that did. The address at an order or a tip proves nothing: anyone who pays types it. False for what is neither.
 */
export async function noteCard(tx: Transaction, ctx: Context, charge: Stripe.Charge): Promise<boolean> {
  const fingerprint = charge.payment_method_details?.card?.fingerprint;
  if (!fingerprint) return false;
  const orderId = charge.metadata.order_id;
  if (orderId) {
    // a second payment, which is sent back, says nothing of the one that the order took
    const taken = or(isNull(orders.paymentIntentId), eq(orders.paymentIntentId, intentOf(charge) ?? ""));
    const noted = await tx
      .update(orders)
      .set({ cardFingerprint: fingerprint })
      .where(and(eq(orders.id, orderId), taken))
      .returning({ id: orders.id });
    if (noted.length === 0) return false;
    await markOwnPurchases(tx, ctx, "order", orderId);
    return true;
  }
  if (charge.metadata.tip_id) return false;
  const account = tx
    .select({
      userId: users.id,
      fingerprint: sql<string>`${fingerprint}::text`.as("fingerprint"),
      createdAt: sql`${ctx.now.toISOString()}::timestamptz`.as("created_at"),
    })
    .from(users)
    .where(payerOf(tx, charge));
  const [card] = await tx.insert(accountCards).select(account).onConflictDoNothing().returning();
  if (!card) return false;
  await markOwnPurchases(tx, ctx, "user", card.userId);
  return true;
}

/**
 * The account that a charge of a plan or a membership is of: by the plan's customer, or by the address that we gave to the processor. Only
 * what a live membership earns is passed on to its creator; one of test mode is nobody's here, and its card marks no live orders.
 */
function payerOf(tx: Transaction, charge: Stripe.Charge): SQL {
  if (charge.transfer_data?.destination) return eq(users.email, charge.billing_details.email ?? "");
  const customer = typeof charge.customer === "string" ? charge.customer : (charge.customer?.id ?? "");
  const plans = tx.select({ id: planAccounts.userId }).from(planAccounts).where(eq(planAccounts.customerId, customer));
  return inArray(users.id, plans);
}
