import { and, eq, isNull } from "drizzle-orm";
import { oauthGrants } from "@/db/schema";
import type { SpendLimits } from "@/lib/contracts/trade/spending";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { ownerIdOf } from "@/lib/domain/platform/access/require";
import { requireFresh } from "@/lib/domain/platform/access/step-up";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { isWider, readSpending, setSpendLimits } from "@/lib/domain/platform/spending/limits";
import { requireConsenter } from "../consenter";

/**
 * Changes what an app may spend in the acting account's name, from its next checkout on. What it has reserved stays counted. Throws
 * `not_found` for another's grant, or an ended one, and `step_up_required` where it could spend more than before.
 */
export async function limitConnection(ctx: Context, grantId: string, limits: SpendLimits): Promise<void> {
  const account = requireConsenter(ctx);
  const { userId } = account;
  await transaction(ctx, async (tx, within) => {
    const [grant] = await tx
      .select({ id: oauthGrants.id })
      .from(oauthGrants)
      .where(and(eq(oauthGrants.id, grantId), eq(oauthGrants.userId, userId), isNull(oauthGrants.revokedAt)))
      .for("no key update");
    if (!grant) throw notFound("A connected app with this id");
    const before = (await readSpending(userId, ctx.now, tx)).get(grantId);
    if (isWider(limits, before)) await requireFresh(within);
    await setSpendLimits(tx, ctx, { credentialId: grantId, userId }, limits);
    await recordAudit(
      tx,
      ctx,
      ownerIdOf(account),
      "oauth_grant.limited",
      { type: "oauth_grant", id: grantId },
      { limits },
    );
  });
}
