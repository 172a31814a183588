import { and, eq, type SQL, sql } from "drizzle-orm";
import { memberships, profiles } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { conflict, DomainError } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { SHOWN } from "@/lib/domain/people/listing/shown";
import { endSubscription } from "@/lib/domain/trade/payments/end-subscription";
import { processor } from "@/lib/domain/trade/payments/processor";
import { endMembership } from "./end";
import { followSubscription } from "./follow";
import { standingOf } from "./lapse";
import { confirmLeaving } from "./mails";
import { isPaidUp } from "./next-charge";
import { type OwnMembership, ownMembership } from "./own";
import { setEnd } from "./set-end";

/**
 * Leaves one of the signed-in person's own memberships: a paid one with the period that is paid, until when they stay a member; a free one,
 * and one that a payment is due for, at once. The creator is told. Throws `unauthorized`, `not_found`, `invalid_state_transition` for one
 * that is over.
 */
export async function leaveMembership(ctx: Context, id: string): Promise<void> {
  const { row: mine, tier } = await ownActive(ctx, id);
  const { subscriptionId } = mine;
  if (subscriptionId && (await isPaidOn(ctx, subscriptionId))) {
    const ending = await processor(ctx).subscriptions.update(subscriptionId, { cancel_at_period_end: true });
    await transaction(ctx, (tx, within) => setEnd(tx, within, thisOne(ctx, id), ending.cancel_at));
    return;
  }
  await transaction(ctx, async (tx, within) => {
    if (await endMembership(tx, within, thisOne(ctx, id))) await confirmLeaving(tx, within, mine, tier, null);
  });
}

/** False where nothing is paid for a subscription any more. One that owes a payment is ended: the processor would go on trying to take it. */
async function isPaidOn(ctx: Context, id: string): Promise<boolean> {
  const { subscription, over } = await standingOf(id, ctx);
  if (!over && isPaidUp(subscription)) return true;
  if (!over) await endSubscription(id, ctx);
  return false;
}

/**
 * Takes leaving back while the paid period lasts. Throws as `leaveMembership`, also where the processor has ended it and that was not heard, and
 * `conflict` while the creator's page is not there: nothing is charged for what nobody can read.
 */
export async function stayMember(ctx: Context, id: string): Promise<void> {
  const { subscriptionId, profileId } = (await ownActive(ctx, id)).row;
  if (!subscriptionId) return;
  const isShown = (await ctx.db.$count(profiles, and(eq(profiles.id, profileId), SHOWN))) > 0;
  if (!isShown) throw conflict("The page of this creator is not here at present, so nothing more is charged for it.");
  const standing = await standingOf(subscriptionId, ctx);
  if (standing.over) {
    await transaction(ctx, (tx, within) => followSubscription(tx, within, standing));
    throw isOver();
  }
  await processor(ctx).subscriptions.update(subscriptionId, { cancel_at_period_end: false });
  await transaction(ctx, (tx, within) => setEnd(tx, within, thisOne(ctx, id), null));
}

function thisOne({ livemode }: Context, id: string): SQL {
  return sql`${memberships.id} = ${id} and ${memberships.livemode} = ${livemode}`;
}

async function ownActive(ctx: Context, id: string): Promise<OwnMembership> {
  const own = await ownMembership(ctx, id);
  if (own.row.status !== "ACTIVE") throw isOver();
  return own;
}

function isOver() {
  return new DomainError("invalid_state_transition", "This membership is over.");
}
