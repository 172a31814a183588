import type { Context } from "@/lib/core/context";
import { conflict } from "@/lib/core/errors";
import { portalOf } from "@/lib/domain/trade/payments/portal-of";
import { processor } from "@/lib/domain/trade/payments/processor";
import { ownMembership } from "./own";

/**
 * Opens the processor's customer portal for one of the signed-in person's paid memberships (card, payments and their receipts) and answers
 * its address, also for one that is over. Throws `unauthorized`, `not_found`, `conflict` for a free one.
 */
export async function openMembershipPortal(ctx: Context, id: string): Promise<{ url: string }> {
  const { subscriptionId } = (await ownMembership(ctx, id)).row;
  if (!subscriptionId) throw conflict("Nothing is paid for a free membership.");
  const { customer } = await processor(ctx).subscriptions.retrieve(subscriptionId);
  return portalOf(ctx, typeof customer === "string" ? customer : customer.id, "/memberships");
}
