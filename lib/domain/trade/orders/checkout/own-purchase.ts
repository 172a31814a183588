import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import type Stripe from "stripe";
import type { Transaction } from "@/db/client";
import { accountCards, orders, users } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { recomputeProfile } from "@/lib/domain/people/reputation/recompute";

/**
 * Marks orders that have shown themselves to be their creator's own purchase: paid with the creator's e-mail address or with a card
 * that the creator's account uses. `which` chooses among orders `o`, creators `p` and their accounts `u`. The mark stays, and the
 * figures of whoever it concerns follow in the same transaction.
 */
export async function markOwnPurchases(tx: Transaction, ctx: Context, which: SQL): Promise<void> {
  const marked = await tx.execute<{ profile_id: string }>(sql`
    update orders o set own_purchase = case when o.buyer_email = u.email then 'email' else 'card' end
    from profiles p join users u on u.id = p.user_id
    where p.id = o.profile_id and o.own_purchase is null and o.paid_at is not null and ${which}
      and (o.buyer_email = u.email or exists (
        select 1 from account_cards c where c.user_id = u.id and c.fingerprint = o.card_fingerprint))
    returning o.profile_id`);
  for (const id of new Set(marked.map((row) => row.profile_id))) await recomputeProfile(tx, id, ctx.now);
}

/**
 * Notes which card a charge was paid with: on the order that it paid, or, where it paid a plan or a membership, as a card of the account
 * whose address we gave to the processor. An order's own address proves nothing: whoever pays types it. False for what is neither.
 */
export async function noteCard(tx: Transaction, ctx: Context, charge: Stripe.Charge): Promise<boolean> {
  const fingerprint = charge.payment_method_details?.card?.fingerprint;
  if (!fingerprint) return false;
  const orderId = charge.metadata.order_id;
  if (orderId) {
    // a second payment, which is sent back, says nothing of the one that the order took
    const taken = or(isNull(orders.paymentIntentId), eq(orders.paymentIntentId, intentOf(charge)));
    const noted = await tx
      .update(orders)
      .set({ cardFingerprint: fingerprint })
      .where(and(eq(orders.id, orderId), taken))
      .returning({ id: orders.id });
    if (noted.length === 0) return false;
    await markOwnPurchases(tx, ctx, sql`o.id = ${orderId}`);
    return true;
  }
  const account = tx
    .select({
      userId: users.id,
      fingerprint: sql<string>`${fingerprint}::text`.as("fingerprint"),
      createdAt: sql`${ctx.now.toISOString()}::timestamptz`.as("created_at"),
    })
    .from(users)
    .where(eq(users.email, charge.billing_details.email ?? ""));
  const [card] = await tx.insert(accountCards).select(account).onConflictDoNothing().returning();
  if (!card) return false;
  await markOwnPurchases(tx, ctx, sql`u.id = ${card.userId}`);
  return true;
}

function intentOf({ payment_intent: intent }: Stripe.Charge): string {
  return typeof intent === "string" ? intent : (intent?.id ?? "");
}
