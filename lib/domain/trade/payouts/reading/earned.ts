import { eq } from "drizzle-orm";
import type Stripe from "stripe";
import type { Transaction } from "@/db/client";
import { profiles } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { intentOf } from "@/lib/domain/trade/payments/intent-of";
import { release } from "../release";

/**
 * Releases at once what a period of a membership earned. Orders and tips name themselves in the metadata and are released by their own
 * rules; what else is passed on to a creator's account was paid for a membership. False for what is none.
 */
export async function earnedByMembership(tx: Transaction, ctx: Context, charge: Stripe.Charge): Promise<boolean> {
  const { order_id: order, tip_id: tip } = charge.metadata;
  const account = charge.transfer_data?.destination;
  const source = intentOf(charge);
  if (order || tip || !account || !source) return false;
  const [seller] = await tx
    .select({ profileId: profiles.id })
    .from(profiles)
    .where(eq(profiles.processorAccountId, typeof account === "string" ? account : account.id));
  if (!seller) return false;
  await release(tx, ctx, {
    profileId: seller.profileId,
    kind: "membership",
    source,
    amountCents: charge.amount,
    feeCents: charge.application_fee_amount ?? 0,
    refundedCents: charge.amount_refunded,
  });
  return true;
}
