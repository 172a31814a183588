import { and, eq, type SQL, sql } from "drizzle-orm";
import { memberships, profiles } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { conflict, DomainError } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { SHOWN } from "@/lib/domain/people/listing/shown";
import { processor } from "@/lib/domain/trade/payments/processor";
import { endMembership } from "./end";
import { confirmLeaving } from "./mails";
import { type OwnMembership, ownMembership } from "./own";
import { setEnd } from "./set-end";

/**
 * Leaves one of the signed-in person's own memberships: a free one at once, a paid one with the period that is paid, until when they stay a
 * member; the creator is told. Throws `unauthorized`, `not_found`, `invalid_state_transition` for one that is over.
 */
export async function leaveMembership(ctx: Context, id: string): Promise<void> {
  const { row: mine, tier } = await ownActive(ctx, id);
  const { subscriptionId } = mine;
  if (subscriptionId) {
    const ending = await processor(ctx).subscriptions.update(subscriptionId, { cancel_at_period_end: true });
    await transaction(ctx, (tx, within) => setEnd(tx, within, thisOne(ctx, id), ending.cancel_at));
    return;
  }
  await transaction(ctx, async (tx, within) => {
    if (await endMembership(tx, within, thisOne(ctx, id))) await confirmLeaving(tx, within, mine, tier, null);
  });
}

/**
 * Takes leaving back while the paid period lasts. Throws as `leaveMembership`, and `conflict` while the creator's page is not there: nothing
 * is charged for what nobody can read.
 */
export async function stayMember(ctx: Context, id: string): Promise<void> {
  const { subscriptionId, profileId } = (await ownActive(ctx, id)).row;
  if (!subscriptionId) return;
  const isShown = (await ctx.db.$count(profiles, and(eq(profiles.id, profileId), SHOWN))) > 0;
  if (!isShown) throw conflict("The page of this creator is not here at present, so nothing more is charged for it.");
  await processor(ctx).subscriptions.update(subscriptionId, { cancel_at_period_end: false });
  await transaction(ctx, (tx, within) => setEnd(tx, within, thisOne(ctx, id), null));
}

function thisOne({ livemode }: Context, id: string): SQL {
  return sql`${memberships.id} = ${id} and ${memberships.livemode} = ${livemode}`;
}

async function ownActive(ctx: Context, id: string): Promise<OwnMembership> {
  const own = await ownMembership(ctx, id);
  if (own.row.status !== "ACTIVE") throw new DomainError("invalid_state_transition", "This membership is over.");
  return own;
}
