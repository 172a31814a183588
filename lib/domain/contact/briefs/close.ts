import { and, eq, inArray, isNull } from "drizzle-orm";
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
    const reached = and(eq(briefMatches.briefId, id), eq(briefMatches.livemode, ctx.livemode));
    // what was matched before the brief, as an offer locks them
    await tx
      .update(briefMatches)
      .set({ status: "CLOSED" })
      .from(briefs)
      .where(and(reached, eq(briefMatches.status, "PENDING"), mine, isNull(briefs.closedAt)));
    const [closed] = await tx
      .update(briefs)
      .set({ closedAt: ctx.now })
      .where(and(mine, isNull(briefs.closedAt)))
      .returning({ id: briefs.id });
    if (!closed) {
      const [known] = await tx.select({ id: briefs.id }).from(briefs).where(mine);
      throw known
        ? new DomainError("invalid_state_transition", "You have closed this brief already.")
        : notFound("The brief");
    }
    await recordAudit(tx, ctx, ownerIdOf(account), "intent_brief.closed", { type: "brief", id });
    const told = await tx
      .select({ profileId: briefMatches.profileId })
      .from(briefMatches)
      .where(and(reached, inArray(briefMatches.status, ["CLOSED", "ACCEPTED"])));
    const data = { id, closed_at: ctx.now.toISOString() };
    for (const { profileId } of told) await emit(tx, ctx, profileId, "intent_brief.closed", data);
  });
  return getOwnBrief(ctx, id);
}
