import { and, eq } from "drizzle-orm";
import { memberships, membershipTiers } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { processor } from "@/lib/domain/trade/payments/processor";
import { endMembership } from "./end";
import { confirmLeaving, tellLeaving } from "./mails";
import { type OwnMembership, ownMembership } from "./own";

/**
 * Leaves one of the signed-in person's own memberships: a free one at once, a paid one with the period that is paid, until when they stay a
 * member; the creator is told. Throws `unauthorized`, `not_found`, `invalid_state_transition` for one that is over.
 */
export async function leaveMembership(ctx: Context, id: string): Promise<void> {
  const { row: mine, tier } = await ownActive(ctx, id);
  const { subscriptionId } = mine;
  if (subscriptionId) {
    const ending = await processor(ctx).subscriptions.update(subscriptionId, { cancel_at_period_end: true });
    await setEnd(ctx, id, ending.cancel_at);
    return;
  }
  await transaction(ctx, async (tx, within) => {
    if (await endMembership(tx, within, eq(memberships.id, id))) await confirmLeaving(tx, within, mine, tier, null);
  });
}

/** Takes leaving back while the paid period lasts. Throws as `leaveMembership`. */
export async function stayMember(ctx: Context, id: string): Promise<void> {
  const { subscriptionId } = (await ownActive(ctx, id)).row;
  if (!subscriptionId) return;
  await processor(ctx).subscriptions.update(subscriptionId, { cancel_at_period_end: false });
  await setEnd(ctx, id, null);
}

async function ownActive(ctx: Context, id: string): Promise<OwnMembership> {
  const own = await ownMembership(ctx, id);
  if (own.row.status !== "ACTIVE") throw new DomainError("invalid_state_transition", "This membership is over.");
  return own;
}

/** `end` in Unix seconds. */
async function setEnd(ctx: Context, id: string, end: number | null): Promise<void> {
  const endsAt = end === null ? null : new Date(end * 1000);
  await transaction(ctx, async (tx) => {
    const [row] = await tx
      .update(memberships)
      .set({ endsAt })
      .where(and(eq(memberships.id, id), eq(memberships.livemode, ctx.livemode), eq(memberships.status, "ACTIVE")))
      .returning();
    if (!row) return;
    const action = endsAt ? "membership.end_set" : "membership.end_taken_back";
    await recordAudit(tx, ctx, row.profileId, action, { type: "membership", id });
    const [tier] = await tx.select().from(membershipTiers).where(eq(membershipTiers.id, row.tierId));
    if (!tier || !endsAt) return;
    await tellLeaving(tx, ctx, row, tier, endsAt);
    await confirmLeaving(tx, ctx, row, tier, endsAt);
  });
}
