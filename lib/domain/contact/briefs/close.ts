import { and, eq, inArray, isNull, type SQL } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { briefMatches, briefs } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { DomainError, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { emit } from "@/lib/domain/developers/webhooks/events/emit";
import { ownerIdOf, requireAccount } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { getOwnBrief } from "./own";

/**
 * Closes a brief of the account: it takes no answer and no offer any more, and leaves the pipelines of those who had not answered. Emits
 * `intent_brief.closed` to all whom it reached and who did not pass. Offers that came stand. Throws `not_found`,
 * `invalid_state_transition` for one that is closed already.
 */
export async function closeBrief(ctx: Context, id: string) {
  const account = requireAccount(ctx);
  await transaction(ctx, async (tx) => {
    const mine = and(eq(briefs.id, id), eq(briefs.buyerUserId, account.userId), eq(briefs.livemode, ctx.livemode));
    const closed = await close(tx, ctx, mine);
    if (closed.length === 0) {
      const [known] = await tx.select({ id: briefs.id }).from(briefs).where(mine);
      throw known
        ? new DomainError("invalid_state_transition", "You have closed this brief already.")
        : notFound("The brief");
    }
    await recordAudit(tx, ctx, ownerIdOf(account), "intent_brief.closed", { type: "brief", id });
  });
  return getOwnBrief(ctx, id);
}

/** Closes the open briefs of an account that is deleted, of both modes: whom they reached would answer nobody. In the caller's transaction. */
export async function closeBriefsOf(tx: Transaction, ctx: Context, userId: string): Promise<void> {
  await close(tx, ctx, eq(briefs.buyerUserId, userId));
}

async function close(tx: Transaction, ctx: Context, which: SQL | undefined): Promise<{ id: string }[]> {
  const open = and(which, isNull(briefs.closedAt));
  // what was matched before the brief, as an offer locks them
  await tx
    .update(briefMatches)
    .set({ status: "CLOSED" })
    .from(briefs)
    .where(and(eq(briefMatches.briefId, briefs.id), eq(briefMatches.status, "PENDING"), open));
  const closed = await tx.update(briefs).set({ closedAt: ctx.now }).where(open).returning({ id: briefs.id });
  const ids = closed.map(({ id }) => id);
  const told = await tx
    .select({ id: briefMatches.briefId, profileId: briefMatches.profileId, livemode: briefMatches.livemode })
    .from(briefMatches)
    .where(and(inArray(briefMatches.briefId, ids), inArray(briefMatches.status, ["CLOSED", "ACCEPTED"])));
  for (const { id, profileId, livemode } of told)
    await emit(tx, { ...ctx, livemode }, profileId, "intent_brief.closed", { id, closed_at: ctx.now.toISOString() });
  return closed;
}
