import { and, isNull } from "drizzle-orm";
import { apiKeys } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { DomainError, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { ownerIdOf } from "@/lib/domain/platform/access/require";
import { requireFresh } from "@/lib/domain/platform/access/step-up";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { plainRanges } from "./allowed-addresses";
import { ownKey } from "./own-key";

/**
 * Says which addresses and ranges a key may be used from, from its next call on, on every process; none for all. Only the signed-in person
 * can. Throws `unauthorized`, `step_up_required`, `validation_error`, `not_found` for another's key, or a revoked one.
 */
export async function restrictKey(ctx: Context, id: string, list: readonly string[]): Promise<string[]> {
  const { actor } = ctx;
  if (actor.kind !== "user") throw new DomainError("unauthorized", "Sign in to say where a key may be used.");
  await requireFresh(ctx);
  const allowedIps = plainRanges(list);
  return transaction(ctx, async (tx) => {
    const own = and(ownKey(ctx, actor.userId, id), isNull(apiKeys.revokedAt));
    const [known] = await tx.select({ was: apiKeys.allowedIps }).from(apiKeys).where(own).for("no key update");
    if (!known) throw notFound("An active key with this id");
    await tx.update(apiKeys).set({ allowedIps }).where(own);
    const diff = { from: known.was, to: allowedIps };
    await recordAudit(tx, ctx, ownerIdOf(actor), "api_key.restricted", { type: "api_key", id }, diff);
    return allowedIps;
  });
}
