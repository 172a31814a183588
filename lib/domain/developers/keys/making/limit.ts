import { and, isNull } from "drizzle-orm";
import { apiKeys } from "@/db/schema";
import type { SpendLimits } from "@/lib/contracts/trade/spending";
import type { Context } from "@/lib/core/context";
import { DomainError, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { ownerIdOf } from "@/lib/domain/platform/access/require";
import { requireFresh } from "@/lib/domain/platform/access/step-up";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { setSpendLimits } from "@/lib/domain/platform/spending/limits";
import { ownKey } from "../reading/own-key";

/**
 * Changes what a key may spend for its own account, from its next checkout on; of one that was rotated, what all of them may together.
 * Only the signed-in person can. Throws `unauthorized`, `step_up_required`, `not_found` for another's key, or a revoked one.
 */
export async function limitKey(ctx: Context, keyId: string, limits: SpendLimits): Promise<void> {
  const { actor } = ctx;
  if (actor.kind !== "user") throw new DomainError("unauthorized", "Sign in to say what a key may spend.");
  await requireFresh(ctx);
  const { userId } = actor;
  await transaction(ctx, async (tx) => {
    const [key] = await tx
      .select({ spendsAs: apiKeys.spendsAs })
      .from(apiKeys)
      .where(and(ownKey(ctx, userId, keyId), isNull(apiKeys.revokedAt)))
      .for("share");
    if (!key) throw notFound("An active key with this id");
    await setSpendLimits(tx, ctx, { credentialId: key.spendsAs ?? keyId, userId }, limits);
    await recordAudit(tx, ctx, ownerIdOf(actor), "api_key.limited", { type: "api_key", id: keyId }, { limits });
  });
}
