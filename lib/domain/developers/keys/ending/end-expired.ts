import { and, eq, gt, isNull, lte, or } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { apiKeys } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { eachAlone } from "@/lib/core/process/each-alone";
import { transaction } from "@/lib/core/transaction";
import { endEndpointsOf, handOnEndpoints } from "@/lib/domain/developers/webhooks/activation/end-with-access";

const MOST = 500;

/** What nobody has settled yet: a run that comes twice, or an endpoint that its owner enabled again, is left alone. */
const unsettled = and(isNull(apiKeys.revokedAt), or(isNull(apiKeys.endToldDays), gt(apiKeys.endToldDays, 0)));

/**
 * Disables the endpoints of keys whose time is over, once for each key: those of a key that was replaced go on with the one in its place.
 * Answers for how many keys.
 */
export async function endExpiredKeys(ctx: Context): Promise<number> {
  const over = and(lte(apiKeys.expiresAt, ctx.now), unsettled);
  const due = await ctx.db
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .where(over)
    .orderBy(apiKeys.expiresAt, apiKeys.id)
    .limit(MOST);
  const work = ({ id }: { id: string }, own: Context) =>
    transaction(own, async (tx) => {
      const [key] = await tx
        .update(apiKeys)
        .set({ endToldDays: 0 })
        .where(and(eq(apiKeys.id, id), over))
        .returning();
      if (!key) return false;
      const heir = key.rotatedToId && (await heirOf(tx, key.rotatedToId));
      if (heir) await handOnEndpoints(tx, key.userId, id, heir);
      else await endEndpointsOf(tx, own, key.userId, id);
      return true;
    });
  return eachAlone(ctx, due, { work, failed: "an expired key's endpoints were not ended; it will be tried again" });
}

/** The key in another's place, kept from ending meanwhile; undefined if it has ended. */
async function heirOf(tx: Transaction, id: string): Promise<string | undefined> {
  const [heir] = await tx
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .where(and(eq(apiKeys.id, id), unsettled))
    .for("no key update");
  return heir?.id;
}
