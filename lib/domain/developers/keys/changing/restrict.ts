import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { apiKeys } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { DomainError, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { ownerIdOf, requireOwnerId } from "@/lib/domain/platform/access/require";
import { requireFresh } from "@/lib/domain/platform/access/step-up";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { isWithin, plainRanges } from "../checking/allowed-addresses";
import { ownKey } from "../reading/own-key";

/** Holds the keys that a key made to its own addresses: who holds it may hold them. What they may use of their own list stays. */
export async function narrowDescendants(
  tx: Transaction,
  ctx: Context,
  id: string,
  allowed: readonly string[],
): Promise<void> {
  const owner = requireOwnerId(ctx);
  const made = await tx
    .select({ id: apiKeys.id, own: apiKeys.allowedIps })
    .from(apiKeys)
    .where(and(eq(apiKeys.madeByKeyId, id), isNull(apiKeys.revokedAt)))
    .for("no key update");
  for (const key of made) {
    if (isWithin(key.own, allowed)) continue;
    const left = key.own.filter((entry) => isWithin([entry], allowed));
    const allowedIps = left.length > 0 ? left : [...allowed];
    await tx.update(apiKeys).set({ allowedIps }).where(eq(apiKeys.id, key.id));
    const diff = { from: key.own, to: allowedIps };
    await recordAudit(tx, ctx, owner, "api_key.restricted", { type: "api_key", id: key.id }, diff);
  }
}

/**
 * Says which addresses and ranges a key may be used from, from its next call on, on every process, and with it the keys that it made; none for all. Only the signed-in person
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
    await narrowDescendants(tx, ctx, id, allowedIps);
    const diff = { from: known.was, to: allowedIps };
    await recordAudit(tx, ctx, ownerIdOf(actor), "api_key.restricted", { type: "api_key", id }, diff);
    return allowedIps;
  });
}
