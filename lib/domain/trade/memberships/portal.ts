import type { Context } from "@/lib/core/context";
import { conflict } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { portalOf } from "@/lib/domain/trade/payments/portal-of";
import { processor } from "@/lib/domain/trade/payments/processor";
import { followSubscription } from "./follow";
import { standingOf } from "./lapse";
import { findOwn, ownMembership } from "./own";

/**
 * Opens the processor's customer portal for one of the signed-in person's paid memberships (card, payments and their receipts, leaving and
 * staying) and answers its address, also for one that is over. It leads back with the membership's id. Throws `unauthorized`, `not_found`,
 * `conflict` for a free one.
 */
export async function openMembershipPortal(ctx: Context, id: string): Promise<{ url: string }> {
  const { subscriptionId } = (await ownMembership(ctx, id)).row;
  if (!subscriptionId) throw conflict("Nothing is paid for a free membership.");
  const { customer } = await processor(ctx).subscriptions.retrieve(subscriptionId);
  return portalOf(ctx, typeof customer === "string" ? customer : customer.id, `/memberships?portal=${id}`);
}

/** Takes over what the signed-in person did in the portal, whether or not its events have come. Of what is not theirs nothing. Throws `unauthorized`. */
export async function returnFromPortal(ctx: Context, id: string): Promise<void> {
  const row = (await findOwn(ctx, id))?.row;
  if (row?.status !== "ACTIVE" || !row.subscriptionId) return;
  const standing = await standingOf(row.subscriptionId, ctx);
  await transaction(ctx, (tx, within) => followSubscription(tx, within, standing));
}
