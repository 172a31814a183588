import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { wakeAfter } from "@/db/client";
import { profiles } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { conflict, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { RELEASES_CHANNEL } from "./release";

type Change = { profileId: string; frozen: boolean; reason: string };

/**
 * Holds what is to be paid out to a creator, or lets it go on: what is on its way to the bank already is not stopped, and what is earned
 * meanwhile waits too. For operators: the caller has checked. Throws `not_found`, `conflict` where it is so already.
 */
export async function freezePayouts(ctx: Context, { profileId, frozen, reason }: Change): Promise<{ frozen: boolean }> {
  return transaction(ctx, async (tx, within) => {
    const was = frozen ? isNull(profiles.payoutsFrozenAt) : isNotNull(profiles.payoutsFrozenAt);
    const [changed] = await tx
      .update(profiles)
      .set({ payoutsFrozenAt: frozen ? ctx.now : null, updatedAt: ctx.now })
      .where(and(eq(profiles.id, profileId), was))
      .returning({ id: profiles.id });
    if (!changed) {
      if ((await tx.$count(profiles, eq(profiles.id, profileId))) === 0) throw notFound("The creator");
      throw conflict(`Payouts are ${frozen ? "frozen" : "not frozen"} already. Nothing was changed.`);
    }
    const action = frozen ? "payouts.frozen" : "payouts.unfrozen";
    await recordAudit(tx, within, profileId, action, { type: "profile", id: profileId }, { reason });
    if (!frozen) wakeAfter(tx, RELEASES_CHANNEL);
    return { frozen };
  });
}
